import type { Reviews } from '#contract/villas/properties'
import type { PublishedReview } from '#contract/villas/reviews'
import type { Language } from '#domain/text/language'
import { typeset } from '#domain/text/typography'
import type { ReviewTranslations } from '#domain/villas/reviews'
import type { findReviews } from './queries.ts'

/** A review in all our translations; on a page, only in the reader's language. */
export const presentTranslations = (
  translations: ReviewTranslations,
  reader?: Language,
): PublishedReview['translations'] =>
  Object.fromEntries(
    Object.entries(translations)
      .filter(([language]) => reader === undefined || language === reader)
      .map(([language, { title, comments, reply }]) => [
        language,
        {
          title: typeset(title, language),
          comments_Published: typeset(comments, language),
          companyReply: reply ? typeset(reply, language) : null,
        },
      ]),
  )

export function presentReviews(rows: Awaited<ReturnType<typeof findReviews>>, reader?: Language): Reviews {
  const stars = rows.reduce((sum, row) => sum + row.stars, 0)
  return {
    ratings: {
      starsAverage: rows.length > 0 ? Math.round((stars / rows.length) * 10) / 10 : null,
      numberOfReviews: rows.length,
    },
    featuredReview: rows.find(row => row.featured)?.id ?? null,
    reviewItems: rows
      // A text of a single character says nothing (SPEC A5).
      .filter(row => row.comments.trim().length >= 2)
      .map(row => ({
        id: row.id,
        stars: row.stars,
        stayed: row.stayed,
        language: row.language,
        title: row.title,
        comments_Published: row.comments,
        signature: row.signature,
        featured: row.featured,
        companyReply: row.reply,
        translations: presentTranslations(row.translations, reader),
      })),
  }
}
