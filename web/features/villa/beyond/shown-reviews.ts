import type { Reviews } from '#contract/properties'

type Review = Reviews['reviewItems'][number]

/** How many reviews are shown before one asks for the others. */
const firstShown = 3

/** The reviews in the order they are read: the featured one first, texts without content left out (section 5). */
export function shownReviews({ reviewItems, featuredReview }: Reviews): { first: Review[]; others: Review[] } {
  const readable = reviewItems.filter(review => review.comments_Published.trim().length >= 2)
  const featured = readable.filter(review => review.id === featuredReview)
  const ordered = [...featured, ...readable.filter(review => review.id !== featuredReview)]
  return { first: ordered.slice(0, firstShown), others: ordered.slice(firstShown) }
}
