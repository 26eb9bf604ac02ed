import type { Language } from '#domain/language'

/** What guests wrote, and what was answered, in another language. */
export interface ToldReview {
  title: string
  text: string
  reply?: string
}

/** By region and slug of the villa, in the order of its reviews: each in the languages in which it was not written. */
export type TranslatedReviews = Record<string, Partial<Record<Language, ToldReview>>[]>

export const said = (title: string, text: string, reply?: string): ToldReview => ({
  title,
  text,
  ...(reply !== undefined && { reply }),
})
