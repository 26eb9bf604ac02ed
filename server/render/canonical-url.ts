import { formatListParams, parseListParams } from '#domain/content/list-params'
import { resultPages } from '#domain/content/page-ids'
import { type Template, templateIds } from '#domain/content/public-templates'
import { type PathKind, pathAddress, type Resolution, resolvePath } from '#domain/content/routing'
import { templateOf } from '#domain/content/templates'
import type { Audience } from '#domain/geography/audience'
import { canonicalizeSearchQuery } from '#domain/search/canonical-query'
import { hasDates } from '#domain/search/flexible-dates'
import { searchNames } from '#domain/search/parameters'
import { formatSearch } from '#domain/search/search-params'
import { type Language, localPath, splitLanguage } from '#domain/text/language'
import { findEntry } from '#server/catalogue/pages/find-entry'
import { collectionSearch, readSearch } from '#server/catalogue/read-search'
import type { Context } from '#server/context'

/** A path of an existing or former page. */
export type Found = Exclude<Resolution, { kind: 'redirect' }>

/** The address to render, and whether the page is cached. */
interface Rendered {
  address: string
  keep: boolean
}

const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path)

/** A redirect's target with the query of the request, unless it has one of its own. */
const withQuery = (target: string, search: string): string =>
  search && !target.includes('?') ? target.replace(/(?=#|$)/, () => `?${search}`) : target

/** The not-found page. */
export const notFoundUrl = (language: Language): string => localPath('/page-not-found', language)

const templateOfKind = (kind: PathKind): Partial<Template> => (kind === 'page' ? {} : templateOf(templateIds[kind]))

/** Page addresses: their canonical spelling, and how each is rendered and cached. */
export function createUrlCanonicalizer(context: Context) {
  const { catalogue } = context

  const pageAt = (path: string) => catalogue.content.pageByPath.get(splitLanguage(path).path)
  const templateAt = (path: string): Template | undefined => {
    const page = pageAt(path)
    return page && templateOf(page.templateId)
  }
  /** Not cached: typed search terms rarely repeat, and guest forms, shared lists and form results are personal. */
  const isTheirs = (path: string) => {
    const name = templateAt(path)?.name
    return (
      name === 'search' || name === 'feedback' || name === 'shared-shortlist' || resultPages.has(pageAt(path)?.id ?? 0)
    )
  }
  /** Collections by near dates change daily, and whenever occupancies change. */
  const isOfSomeDays = (found: Found) => {
    const list = found.kind === 'collection' ? catalogue.content.listById.get(found.id) : undefined
    return list !== undefined && hasDates(collectionSearch(context, list))
  }
  const showsVillas = ({ kind, path }: Found) => kind === 'collection' || templateAt(path)?.name === 'results'

  /** Searches with dates, of a named collection, or with unusable parameters are not cached. */
  const searchRendered = (path: string, search: string, found: Found, audience: Audience): Rendered => {
    const params = new URLSearchParams(search)
    const { query, notices } = readSearch(context, params, audience)
    // On a collection's page a parameter without a value removes a filter.
    const takesAway = found.kind === 'collection' && searchNames.some(name => params.getAll(name).includes(''))
    if (hasDates(query) || isOfSomeDays(found) || notices.length > 0 || params.has('collectionid') || takesAway)
      return { address: withSearch(path, search), keep: false }
    return { address: withSearch(path, formatSearch(query)), keep: true }
  }

  /** The canonical address of a page; that of a villa includes the stay that is searched. */
  const canonical = (found: Found, search: string): string => {
    const asksForStay = showsVillas(found) || found.kind === 'villa'
    const tidied = asksForStay ? canonicalizeSearchQuery(search, { empties: found.kind === 'collection' }) : search
    return withSearch(pathAddress(found.path, found.language), tidied)
  }

  return {
    templateAt,
    canonical,
    /** The final target of a redirect in its canonical spelling, so that it takes one step. */
    target(path: string, search: string): string {
      const next = resolvePath(path, findEntry(context))
      return 'id' in next ? canonical(next, search) : withQuery(path, search)
    },
    /** The address to render: only pages that show a search depend on the query. */
    rendered(found: Found, search: string, audience: Audience): Rendered {
      if (found.kind === 'not-found') return { address: notFoundUrl(found.language), keep: true }
      const path = pathAddress(found.path, found.language)
      if (!search || found.kind === 'gone') return { address: path, keep: !isOfSomeDays(found) }
      if (isTheirs(found.path)) return { address: withSearch(path, search), keep: false }
      const { listing } = templateAt(found.path) ?? templateOfKind(found.kind)
      if (listing)
        return { address: withSearch(path, formatListParams(parseListParams(search, listing), listing)), keep: true }
      return showsVillas(found) ? searchRendered(path, search, found, audience) : { address: path, keep: true }
    },
  }
}
