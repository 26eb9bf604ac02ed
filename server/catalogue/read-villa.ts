import type { Queryable } from '#database/connection'
import { isValidRow } from '#database/tables/rows'
import type { Day } from '#domain/calendar/day'
import type { Language } from '#domain/text/language'
import { typeset } from '#domain/text/typography'
import type { Context } from '#server/context'
import { findReviewOfTheDay, findReviews, findSlideshowPictures, findVillaTexts } from './queries.ts'

// Reads data that is loaded per page, not held in memory; invalid rows are skipped.

type World = Pick<Context, 'catalogue'>

/** The texts and rooms of a villa; undefined where they are invalid: then the villa is hidden from lists, too. */
export async function readVillaTexts(db: Queryable, { catalogue }: World, id: number) {
  const texts = await findVillaTexts(db, id)
  if (!texts || isValidRow('villa_texts', texts)) return texts
  catalogue.leaveOut(id)
  return undefined
}

/** The valid reviews, with the typographic spaces of each language. */
const readable = (catalogue: World['catalogue'], rows: Awaited<ReturnType<typeof findReviews>>) =>
  catalogue
    .readable('review', rows, ({ id }) => id)
    .map(row => ({
      ...row,
      title: typeset(row.title, row.language),
      comments: typeset(row.comments, row.language),
      reply: row.reply && typeset(row.reply, row.language),
    }))

/** The reviews of a villa, the featured one first, then the newest. */
export const readReviews = async (db: Queryable, { catalogue }: World, villaId: number) =>
  readable(catalogue, await findReviews(db, villaId))

/** A good review of one of these villas, the same all day. */
export async function readReviewOfTheDay(
  db: Queryable,
  { catalogue }: World,
  villaIds: number[],
  language: Language,
  today: Day,
) {
  const review = await findReviewOfTheDay(db, villaIds, language, today)
  return review && readable(catalogue, [review])[0]
}

/** The pictures of a slide show, in order. */
export const readSlideshow = async (db: Queryable, { catalogue }: World, slideshowId: number) =>
  catalogue.readable('picture', await findSlideshowPictures(db, slideshowId), ({ id }) => id)
