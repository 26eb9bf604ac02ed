/** What a guest wrote, and what the company answered, in one language. */
export interface ReviewWords {
  title: string
  comments: string
  reply?: string
}

/** A review in other languages than its own, by their codes. */
export type ReviewTranslations = Record<string, ReviewWords>

/** The average of stars with one decimal, by how many gave each number of them; null where nobody has given any. */
export function starsAverage(counts: Readonly<Record<number, number>>): number | null {
  const given = Object.entries(counts)
  const reviews = given.reduce((sum, [, count]) => sum + count, 0)
  const stars = given.reduce((sum, [each, count]) => sum + Number(each) * count, 0)
  return reviews > 0 ? Math.round((stars / reviews) * 10) / 10 : null
}
