import { and, eq, type SQL, sql } from 'drizzle-orm'
import { villa } from '#database/tables'
import { type Reach, reaches } from '#domain/access/roles/reach'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'

/** A name in lower case and without accents. */
const plainName = (name: SQL | typeof villa.name) =>
  sql`regexp_replace(normalize(lower(${name}), NFD), '[\u0300-\u036f]', '', 'g')`

interface VillaFilter {
  propertyId?: number | undefined
  words?: string | undefined
  region?: string | undefined
}

/** The villa of an id, or those whose name has these words, in one region; all without a filter. */
export function matchesName(
  { content }: Context['catalogue'],
  { propertyId, words = '', region }: VillaFilter,
): SQL | undefined {
  const ids = [...content.regionById.values()].filter(({ slug }) => slug === region).map(({ id }) => id)
  return and(
    propertyId === undefined ? undefined : eq(villa.id, propertyId),
    words === '' ? undefined : sql`position(${plainName(sql`${words}::text`)} in ${plainName(villa.name)}) > 0`,
    region === undefined ? undefined : sql`${villa.regionId} = any(${sql.param(`{${ids}}`)}::int[])`,
  )
}

/** The villas that follow one in the order by name and id. */
export const villaCursor = (cursor: number | undefined): SQL | undefined =>
  cursor === undefined
    ? undefined
    : sql`(${villa.name}, ${villa.id}) > (select name, id from ${villa} where id = ${cursor})`

/** The regions in reach, which a filter can name. */
export const regionOptions = (
  { content }: Context['catalogue'],
  reach: Reach,
  lang: Language = 'en',
): { slug: string; name: string }[] =>
  [...content.regionById.values()]
    .filter(({ id }) => reaches(reach, id))
    .map(({ slug, name }) => ({ slug, name: name[lang] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang))
