import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { publishedReviews } from '#contract/villas/reviews'

/** Guests' reviews (template 66), and the external reviews provider, where there is one. */
export const clientReviewsPage = pageFrame
  .extend({
    template: z.literal('client-reviews'),
    kind: z.literal('page'),
    reviews: publishedReviews,
    provider: z.string().nullable(),
  })
  .meta({ id: 'ClientReviewsPage' })
