/** What a guest wrote, and what the company answered, in one language. */
export interface ReviewWords {
  title: string
  comments: string
  reply?: string
}

/** A review in other languages than its own, by their codes. */
export type ReviewTranslations = Record<string, ReviewWords>
