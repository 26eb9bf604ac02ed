import { type Audience, hiddenFrom } from '#domain/audience'
import { type Language, localPath } from '#domain/language'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'
import { readReviewOfTheDay } from './read-villa.ts'

/** The first so many villas, in the recommended order, are those whose guests are quoted. */
const mostQuoted = 100

/** What a guest of a villa that an audience may see says of it, the same all day; null where nobody says anything. */
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
