import { sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { resolvePath } from '#domain/content/routing'
import type { ContentKind, ContentPart, ContentTrouble } from '#domain/editorial/content-kinds'
import { isGuideTemplate } from '#domain/editorial/content-kinds'
import { isFixedPage } from '#domain/editorial/fixed-pages'
import { linksIn, type TextLink } from '#domain/editorial/text-links'
import { splitLanguage } from '#domain/text/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { findEntry } from '#server/catalogue/pages/find-entry'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import type { Context } from '#server/context'

/** The faults of a record on the site. */
export interface RecordTroubles {
  kind: ContentKind
  id: number
  brokenLinks: { part: ContentPart; detail: string }[]
  isOrphan: boolean
  /** Pictures without a description in one of the languages. */
  pictures: number[]
  isMissingLanguage: boolean
}

/** The troubles of all records that have any, by `kind id`. */
export type Troubles = ReadonlyMap<string, RecordTroubles>

interface Row extends Record<string, unknown> {
  kind: ContentKind
  id: number
  path: string | null
  live: boolean
  templateId: number | null
  texts: Record<string, string>[]
  pictures: number[]
  pages: number[]
  missing: string[]
}

const textLanguages = ['en', 'fr', 'de'] as const

const nameOfLink = (link: TextLink) => ('path' in link ? link.path : `{{${link.kind}:${link.id}}}`)

const cache = new WeakMap<Catalogue, { version: number; found: Promise<Troubles> }>()

/** Finds broken links, pages that nothing leads to, pictures without description, and missing languages. */
export function findTroubles(context: Context): Promise<Troubles> {
  const { catalogue } = context
  const known = cache.get(catalogue)
  if (known?.version === catalogue.version) return known.found
  const found = search(context, context.db)
  cache.set(catalogue, { version: catalogue.version, found })
  found.catch(() => cache.delete(catalogue))
  return found
}

async function search(context: Context, db: Queryable): Promise<Troubles> {
  const { rows } = await db.execute<Row>(sql`
    select kind, id, path, live, template_id as "templateId", texts, pictures, pages, missing_languages(texts) as missing
    from content_record where live and kind <> 'redirect'`)
  const { rows: undescribed } = await db.execute<{ id: number }>(
    sql`select id from picture where coalesce(alt ->> 'en', '') = '' or missing_languages(array[alt]) <> '{}'`,
  )
  const withoutAlt = new Set(undescribed.map(({ id }) => id))
  const find = findEntry(context)
  const leadsSomewhere = new Map<string, boolean>()
  const isBroken = (link: TextLink): boolean => {
    const name = nameOfLink(link)
    const known = leadsSomewhere.get(name)
    if (known !== undefined) return !known
    const leads =
      'path' in link
        ? !['not-found', 'gone'].includes(resolvePath(link.path, find).kind)
        : findLinkTarget(context.catalogue, 'en')(link.kind, link.id) !== undefined
    leadsSomewhere.set(name, leads)
    return !leads
  }
  const linkedPages = new Set(rows.flatMap(({ pages }) => pages))
  const linkedPaths = new Set<string>()
  const { content } = context.catalogue
  for (const region of content.regions)
    for (const id of [
      region.destinationPageId,
      region.cmsPageId,
      region.guidePageId,
      region.experiencePageId,
      region.weatherPageId,
    ])
      if (id) linkedPages.add(id)
  const troubles = new Map<string, RecordTroubles>()
  for (const { kind, id, texts, pictures, missing } of rows) {
    const brokenLinks = textLanguages.flatMap(language => {
      const links = texts.flatMap(text => linksIn(text[language] ?? ''))
      for (const link of links) {
        if ('path' in link) linkedPaths.add(splitLanguage(link.path).path)
        else if (link.kind === 'page' && !(kind === 'page' && link.id === id)) linkedPages.add(link.id)
      }
      return [...new Set(links.filter(isBroken).map(nameOfLink))].map(detail => ({ part: language, detail }))
    })
    const undescribedPictures = [...new Set(pictures.filter(picture => withoutAlt.has(picture)))]
    if (brokenLinks.length + undescribedPictures.length + missing.length > 0)
      troubles.set(`${kind} ${id}`, {
        kind,
        id,
        brokenLinks,
        isOrphan: false,
        pictures: undescribedPictures,
        isMissingLanguage: missing.length > 0,
      })
  }
  for (const { kind, id, path, templateId } of rows) {
    if (kind !== 'page' || path === null || templateId === null || isFixedPage({ id, templateId, path })) continue
    // The page of a place lists its guides.
    if (isGuideTemplate(templateId) || linkedPages.has(id) || linkedPaths.has(path)) continue
    const known = troubles.get(`page ${id}`)
    if (known) known.isOrphan = true
    else
      troubles.set(`page ${id}`, { kind, id, brokenLinks: [], isOrphan: true, pictures: [], isMissingLanguage: false })
  }
  return troubles
}

/** The kinds of trouble of a record. */
export const kindsOfTrouble = (found: RecordTroubles | undefined): ContentTrouble[] =>
  found === undefined
    ? []
    : [
        ...(found.brokenLinks.length > 0 ? (['broken-link'] as const) : []),
        ...(found.isOrphan ? (['orphan'] as const) : []),
        ...(found.pictures.length > 0 ? (['missing-alt'] as const) : []),
        ...(found.isMissingLanguage ? (['missing-language'] as const) : []),
      ]
