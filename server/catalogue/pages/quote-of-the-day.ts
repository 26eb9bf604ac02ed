import { todayAt } from '#domain/calendar/today'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { readReviewOfTheDay } from '../read-villa.ts'

/** Only guests of the first villas in the recommended order are quoted. */
const mostQuoted = 100

/** A guest's quote on a villa that the audience may see, the same all day; null where there is none. */
export async function quoteOfTheDay(context: Context, language: Language, audience: Audience) {
  const { villas } = context.catalogue
  const visible = villas
    .values()
    .filter(({ search }) => !hiddenFrom(audience, search))
    .take(mostQuoted)
  const ids = Array.from(visible, ({ row }) => row.id)
  const review = await readReviewOfTheDay(context.db, context, ids, language, todayAt(context.clock.now()))
  const villa = review && villas.get(review.villaId)?.row
  if (!review || !villa) return null
  return {
    text: review.comments,
    signature: review.signature,
    villa: villa.name,
    path: localPath(villa.path, language),
  }
}
