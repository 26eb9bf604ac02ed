import type { Audience } from '#domain/audience'
import { type Language, localPath, splitLanguage } from '#domain/language'
import { formatListing, readListing } from '#domain/listing'
import { endPages } from '#domain/page-ids'
import { type PathKind, pathAddress, type Resolution, resolvePath } from '#domain/routing'
import { formatSearch } from '#domain/search/address'
import { asksForNights } from '#domain/search/open-dates'
import { searchNames } from '#domain/search/parameters'
import { tidySearch } from '#domain/search/tidy-search'
import { type Template, templateIds, templateOf } from '#domain/templates'
import { readSearch, searchOfList } from '#server/catalogue/read-search'
import type { Context } from '#server/context'
import { findEntry } from '#server/features/pages/public'

/** A path at which something stands or stood. */
export type Found = Exclude<Resolution, { kind: 'redirect' }>

/** What is rendered for an address, and whether it is kept. */
interface Rendered {
  address: string
  keep: boolean
}

const withSearch = (path: string, search: string) => (search ? `${path}?${search}` : path)

/** Where a redirect leads with the query of who was redirected, unless it has one of its own. */
const carrying = (target: string, search: string): string =>
  search && !target.includes('?') ? target.replace(/(?=#|$)/, () => `?${search}`) : target

/** The page that is shown where nothing is. */
export const missingAddress = (language: Language): string => localPath('/page-not-found', language)

const templateOfKind = (kind: PathKind): Partial<Template> => (kind === 'page' ? {} : templateOf(templateIds[kind]))

/** The addresses of pages: the one right spelling of each, and as what it is rendered and kept. */
export function pageAddresses(context: Context) {
  const { catalogue } = context

  const pageAt = (path: string) => catalogue.content.pageByPath.get(splitLanguage(path).path)
  const templateAt = (path: string): Template | undefined => {
    const page = pageAt(path)
    return page && templateOf(page.templateId)
  }
  /** What people type is seldom typed again; what guests are asked, friends are shown and a form ends with is theirs. */
  const isTheirs = (path: string) => {
    const name = templateAt(path)?.name
    return (
      name === 'search' || name === 'feedback' || name === 'shared-shortlist' || endPages.has(pageAt(path)?.id ?? 0)
    )
  }
  /** What is free soon is another thing tomorrow, and whenever nights are taken. */
  const isOfSomeDays = (found: Found) => {
    const list = found.kind === 'collection' ? catalogue.content.listById.get(found.id) : undefined
    return list !== undefined && asksForNights(searchOfList(context, list))
  }
  const showsVillas = ({ kind, path }: Found) => kind === 'collection' || templateAt(path)?.name === 'results'

  /** Searches with dates, of a named collection, or with something that cannot be used in them are not kept. */
  const searchRendered = (path: string, search: string, found: Found, audience: Audience): Rendered => {
    const params = new URLSearchParams(search)
    const { query, notices } = readSearch(context, params, audience)
    // On a collection's page a name without a value says that something is taken away.
    const takesAway = found.kind === 'collection' && searchNames.some(name => params.getAll(name).includes(''))
    if (asksForNights(query) || isOfSomeDays(found) || notices.length > 0 || params.has('collectionid') || takesAway)
      return { address: withSearch(path, search), keep: false }
    return { address: withSearch(path, formatSearch(query)), keep: true }
  }

  /** The one spelling of an address at which something stands; that of a villa tells the stay that is looked for. */
  const canonical = (found: Found, search: string): string => {
    const asksForStay = showsVillas(found) || found.kind === 'villa'
    const tidied = asksForStay ? tidySearch(search, { empties: found.kind === 'collection' }) : search
    return withSearch(pathAddress(found.path, found.language), tidied)
  }

  return {
    templateAt,
    canonical,
    /** Where a redirect leads: at once to the right spelling, so that it is one step. */
    target(path: string, search: string): string {
      const next = resolvePath(path, findEntry(context))
      return 'id' in next ? canonical(next, search) : carrying(path, search)
    },
    /** What is rendered: only a page that shows a search is another one for another query. */
    rendered(found: Found, search: string, audience: Audience): Rendered {
      if (found.kind === 'not-found') return { address: missingAddress(found.language), keep: true }
      const path = pathAddress(found.path, found.language)
      if (!search || found.kind === 'gone') return { address: path, keep: !isOfSomeDays(found) }
      if (isTheirs(found.path)) return { address: withSearch(path, search), keep: false }
      const { listing } = templateAt(found.path) ?? templateOfKind(found.kind)
      if (listing)
        return { address: withSearch(path, formatListing(readListing(search, listing), listing)), keep: true }
      return showsVillas(found) ? searchRendered(path, search, found, audience) : { address: path, keep: true }
    },
  }
}
