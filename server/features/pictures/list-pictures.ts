import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { OfficePicture } from '#contract/staff/office-pictures'
import type { Queryable } from '#database/connection'
import { picture } from '#database/tables'
import { licenceWarningDays, type PictureState } from '#domain/pictures/picture-rules'
import { findSummaries } from './queries.ts'

const perPage = 48

/** Missing descriptions, as the index `picture_no_alt_index` has them. */
const hasNoAlt = sql`'' in (coalesce(${picture.alt} ->> 'en', ''), coalesce(${picture.alt} ->> 'fr', ''), coalesce(${picture.alt} ->> 'de', ''))`

/** A scalar, so that the database looks for each picture's first use, and does not list the uses of all pictures first. */
const isUnused = sql`not coalesce((select true from picture_use where picture_use.picture_id = ${picture.id} limit 1), false)`

/** The conditions of the parts of the library; the count of the start page has the one of licences, too. */
export const pictureConditions: Readonly<Record<PictureState, SQL>> = {
  all: sql`${picture.removedAt} is null`,
  unused: sql`${picture.removedAt} is null and ${isUnused}`,
  'no-alt': sql`${picture.removedAt} is null and ${hasNoAlt}`,
  'licence-ending': sql`${picture.removedAt} is null
    and ${picture.licenceEnds} between app_now()::date and app_now()::date + ${licenceWarningDays}::integer`,
  'licence-ended': sql`${picture.removedAt} is null and ${picture.licenceEnds} < app_now()::date`,
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

/** Lists pictures of the library, the newest first. Words without letters or digits find nothing. */
export async function listPictures(
  db: Queryable,
  { state, words, cursor }: { state: PictureState; words: string; cursor?: number | undefined },
): Promise<{ pictures: OfficePicture[]; next: number | null }> {
  const where = and(
    pictureConditions[state],
    pictureHasWords(words),
    cursor === undefined ? undefined : lt(picture.id, cursor),
  )
  const found = await findSummaries(db, where ?? isNull(picture.removedAt), perPage + 1)
  const pictures = found.slice(0, perPage)
  return { pictures, next: found.length > perPage ? (pictures.at(-1)?.id ?? null) : null }
}
