import { expect, test } from 'vitest'
import type { Reviews } from '#contract/villas/properties'
import { visibleReviews } from './visible-reviews'

const review = (id: number, text = 'We would come again.') => ({
  id,
  stars: 5,
  stayed: '2026-06',
  language: 'en',
  title: '',
  comments_Published: text,
  signature: '',
  featured: false,
  companyReply: null,
  translations: {},
})
const reviews = (featuredReview: number | null, ...reviewItems: Reviews['reviewItems']): Reviews => ({
  ratings: { starsAverage: 5, numberOfReviews: reviewItems.length },
  featuredReview,
  reviewItems,
})

test('the featured review comes first; three are shown, the rest on demand', () => {
  const { first, others } = visibleReviews(reviews(4, review(1), review(2), review(3), review(4), review(5)))
  expect(first.map(({ id }) => id)).toEqual([4, 1, 2])
  expect(others.map(({ id }) => id)).toEqual([3, 5])
})

test('texts shorter than two characters are hidden', () => {
  expect(visibleReviews(reviews(null, review(1, '!'), review(2, ' x ')))).toEqual({ first: [], others: [] })
})
