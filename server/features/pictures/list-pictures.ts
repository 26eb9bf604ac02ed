import { and, type SQL, sql } from 'drizzle-orm'
import type { OfficePicture, PictureFilter } from '#contract/staff/office-pictures'
import type { Queryable } from '#database/connection'
import { picture } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { licenceWarningDays, type PictureState } from '#domain/pictures/picture-rules'
import { inReach } from '#server/platform/auth/reach-conditions'
import { dayKey, keyset, numberKey, pageOf } from '#server/platform/keyset'
import { findSummaries } from './queries.ts'

const perPage = 48

/** Missing descriptions, as the index `picture_no_alt_index` has them. */
const hasNoAlt = sql`'' in (coalesce(${picture.alt} ->> 'en', ''), coalesce(${picture.alt} ->> 'fr', ''), coalesce(${picture.alt} ->> 'de', ''))`

/** A scalar, so that the database looks for each picture's first use, and does not list the uses of all pictures first. */
const isUnused = sql`not coalesce((select true from picture_use where picture_use.picture_id = ${picture.id} limit 1), false)`

/** The end of the licence as the index `picture_by_licence` has it, by which its parts are found and ordered. */
const licenceEnd = sql`coalesce(${picture.licenceEnds}, 'infinity'::date)`

/** A scalar, read once: an index is not searched by a function that can change between rows. */
const today = sql`(select app_now()::date)`

/** The conditions of the parts of the library; the count of the start page has the one of licences, too. */
export const pictureConditions: Readonly<Record<PictureState, SQL>> = {
  all: sql`${picture.removedAt} is null`,
  unused: sql`${picture.removedAt} is null and ${isUnused}`,
  'no-alt': sql`${picture.removedAt} is null and ${hasNoAlt}`,
  'licence-ending': sql`${picture.removedAt} is null
    and ${licenceEnd} between ${today} and ${today} + ${licenceWarningDays}::integer`,
  'licence-ended': sql`${picture.removedAt} is null and ${licenceEnd} < ${today}`,
  removed: sql`${picture.removedAt} is not null`,
}

/**
 * Pictures whose descriptions or name have words that begin so; undefined for no words. Words without letters or digits
 * find nothing.
 */
export function pictureHasWords(words: string): SQL | undefined {
  if (words === '') return undefined
  const query = (words.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8).map(word => `${word}:*`)
  if (query.length === 0) return sql`false`
  return sql`picture_words(${picture.alt}, ${picture.name}) @@ to_tsquery('simple', ${query.join(' & ')})`
}

/** The pictures of a filter. Words without letters or digits find nothing. */
export function picturesOf(reach: Reach, { state, words }: Pick<PictureFilter, 'state' | 'words'>): SQL | undefined {
  return and(pictureConditions[state], inReach(reach, 'picture', picture.id), pictureHasWords(words))
}

const sorts = keyset({ added: numberKey(picture.id), licence: dayKey(licenceEnd) }, picture.id)

/** The order of a filter. */
export const pictureOrder = ({ order }: Pick<PictureFilter, 'order'>): SQL[] => sorts.orderBy(order)

/**
 * Pictures that one request examines for their uses. No index knows unused pictures, so a library in which nearly all are
 * used would be read from end to end for the last page.
 */
const maxExamined = 5000

/**
 * Lists pictures of the library in an order of the filter, and the cursor of the following ones. A page of unused
 * pictures can be short, or have none, while others follow (PD-239). Throws `invalid-input`.
 */
export async function listPictures(
  db: Queryable,
  reach: Reach,
  { cursor, ...filter }: PictureFilter & { cursor?: string | undefined },
  examined = maxExamined,
): Promise<{ pictures: OfficePicture[]; next: string | null }> {
  const beyond = sorts.beyond(filter.order, cursor)
  const order = pictureOrder(filter)
  const ordered = sql`order by ${sql.join(order, sql`, `)}`
  const isBounded = filter.state === 'unused'
  const candidates = and(picturesOf(reach, { ...filter, state: 'all' }), beyond)
  const unused = sql`${picture.id} = any(array(
    select ${picture.id} from (select * from ${picture} where ${candidates} ${ordered} limit ${examined}) as ${picture}
    where ${isUnused} ${ordered} limit ${perPage + 1}))`
  const found = await findSummaries(db, {
    where: isBounded ? unused : and(picturesOf(reach, filter), beyond),
    order,
    limit: perPage + 1,
  })
  const isByLicence = filter.order.endsWith('licence')
  const values = found.map(({ id, licenceEnds }) => ({
    id,
    value: isByLicence ? (licenceEnds ?? 'infinity') : String(id),
  }))
  const pictures = found.slice(0, perPage)
  const { next } = pageOf(values, perPage)
  if (next !== null || !isBounded) return { pictures, next }
  const { rows } = await db.execute<{ next: string }>(sql`
    select ${sorts.value(filter.order)} || '.' || ${picture.id} as next
    from ${picture} where ${candidates} ${ordered} limit 1 offset ${examined - 1}`)
  return { pictures, next: rows[0]?.next ?? null }
}
