import type { Language } from '#domain/text/language'

/** Translation of a review and its reply. */
export interface ToldReview {
  title: string
  text: string
  reply?: string
}

/** By region and slug of the villa, in the order of its reviews: each in the languages other than its own. */
export type TranslatedReviews = Record<string, Partial<Record<Language, ToldReview>>[]>

export const said = (title: string, text: string, reply?: string): ToldReview => ({
  title,
  text,
  ...(reply !== undefined && { reply }),
})
