/** A guest's review and the company's answer, in one language. */
export interface ReviewWords {
  title: string
  comments: string
  reply?: string
}

/** Translations of a review, by language code. */
export type ReviewTranslations = Record<string, ReviewWords>

/** The average of stars with one decimal, from counts by number of stars; null without any. */
export function starsAverage(counts: Readonly<Record<number, number>>): number | null {
  const given = Object.entries(counts)
  const reviews = given.reduce((sum, [, count]) => sum + count, 0)
  const stars = given.reduce((sum, [each, count]) => sum + Number(each) * count, 0)
  return reviews > 0 ? Math.round((stars / reviews) * 10) / 10 : null
}
