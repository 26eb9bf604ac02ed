import type { ProviderReview } from '#contract/villas/reviews'
import { perPage, type ReviewsProvider } from '#server/adapters/reviews/reviews'
import type { Context } from '#server/context'
import { findStars } from './published-reviews.ts'
import { findReviews, type ReviewFilter } from './queries.ts'

/** Our own reviews in the shape of a provider's, without those of villas that are hidden in some countries. */
export function ownReviews(context: Context, name: string): ReviewsProvider {
  const audience = 'default'
  const reviewsOf = async (filter: ReviewFilter, page: number): Promise<ProviderReview[]> => {
    const rows = await findReviews(context.db, filter, { limit: perPage, offset: (page - 1) * perPage })
    return context.catalogue
      .readable('review', rows, ({ id }) => id)
      .map(({ id, title, comments, stars, stayed, signature, reply }) => ({
        id: String(id),
        title,
        text: comments,
        stars,
        createdAt: stayed,
        consumer: { displayName: signature },
        companyReply: reply === null ? null : { text: reply, createdAt: stayed },
      }))
  }
  return {
    name,
    businessData: async () => {
      const { starsAverage, numberOfReviews } = await findStars(context.db, { audience })
      const rating = starsAverage ?? 0
      return {
        id: 'own',
        score: { trustScore: rating, stars: Math.round(rating * 2) / 2 },
        rating,
        numberOfReviews: { total: numberOfReviews },
      }
    },
    companyReviews: page => reviewsOf({ audience }, page),
    productReviews: (villaId, page) => reviewsOf({ audience, villaId }, page),
    productSummary: villaId => findStars(context.db, { audience, villaId }),
  }
}
