import type { Reviews } from '#contract/villas/properties'

type Review = Reviews['reviewItems'][number]

/** Number of reviews shown initially. */
const initialReviewCount = 3

/** Reviews in display order: the featured one first, empty texts omitted (SPEC A5). */
export function visibleReviews({ reviewItems, featuredReview }: Reviews): { first: Review[]; others: Review[] } {
  const readable = reviewItems.filter(review => review.comments_Published.trim().length >= 2)
  const featured = readable.filter(review => review.id === featuredReview)
  const ordered = [...featured, ...readable.filter(review => review.id !== featuredReview)]
  return { first: ordered.slice(0, initialReviewCount), others: ordered.slice(initialReviewCount) }
}
