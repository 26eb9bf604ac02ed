import { and, type SQL, sql } from 'drizzle-orm'
import type { OfficePicture, PictureFilter } from '#contract/staff/office-pictures'
import type { Queryable } from '#database/connection'
import { picture } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { licenceWarningDays, type PictureState } from '#domain/pictures/picture-rules'
import { inReach } from '#server/platform/auth/reach-conditions'
import { findSummaries } from './queries.ts'

const perPage = 48

/** Missing descriptions, as the index `picture_no_alt_index` has them. */
const hasNoAlt = sql`'' in (coalesce(${picture.alt} ->> 'en', ''), coalesce(${picture.alt} ->> 'fr', ''), coalesce(${picture.alt} ->> 'de', ''))`

/** The conditions of the parts of the library; the count of the start page has the one of licences, too. */
export const pictureConditions: Readonly<Record<PictureState, SQL>> = {
  all: sql`${picture.removedAt} is null`,
  unused: sql`${picture.removedAt} is null and not exists (select from picture_use where picture_use.picture_id = ${picture.id})`,
  'no-alt': sql`${picture.removedAt} is null and ${hasNoAlt}`,
  'licence-ending': sql`${picture.removedAt} is null
    and ${picture.licenceEnds} between app_now()::date and app_now()::date + ${licenceWarningDays}::integer`,
  'licence-ended': sql`${picture.removedAt} is null and ${picture.licenceEnds} < app_now()::date`,
  removed: sql`${picture.removedAt} is not null`,
}

/** Words as a query of the text search: each is the beginning of a word. */
const queryOf = (words: string) =>
  (words.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map(word => `${word}:*`)
    .join(' & ')

/** The pictures of a filter. Words without letters or digits find nothing. */
export function picturesOf(reach: Reach, { state, words }: Pick<PictureFilter, 'state' | 'words'>): SQL | undefined {
  const query = queryOf(words)
  if (words !== '' && query === '') return sql`false`
  return and(
    pictureConditions[state],
    inReach(reach, 'picture', picture.id),
    query === '' ? undefined : sql`picture_words(${picture.alt}, ${picture.name}) @@ to_tsquery('simple', ${query})`,
  )
}

const licenceEnd = sql`coalesce(${picture.licenceEnds}, 'infinity'::date)`

/** Lists pictures of the library in an order of the filter, and the cursor of the following ones. */
export async function listPictures(
  db: Queryable,
  reach: Reach,
  { cursor, ...filter }: PictureFilter & { cursor?: number | undefined },
): Promise<{ pictures: OfficePicture[]; next: number | null }> {
  const isByLicence = filter.order.endsWith('licence')
  const isFalling = filter.order.startsWith('-')
  const [than, direction] = isFalling ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const key = isByLicence ? sql`(${licenceEnd}, ${picture.id})` : sql`(${picture.id})`
  const last = isByLicence
    ? sql`(select coalesce(last.licence_ends, 'infinity'::date), last.id from picture last where last.id = ${cursor})`
    : sql`(${cursor}::integer)`
  const found = await findSummaries(db, {
    where: and(picturesOf(reach, filter), cursor === undefined ? undefined : sql`${key} ${than} ${last}`),
    order: isByLicence
      ? [sql`${licenceEnd} ${direction}`, sql`${picture.id} ${direction}`]
      : [sql`${picture.id} ${direction}`],
    limit: perPage + 1,
  })
  const pictures = found.slice(0, perPage)
  return { pictures, next: found.length > perPage ? (pictures.at(-1)?.id ?? null) : null }
}
