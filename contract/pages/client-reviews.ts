import { z } from 'zod'
import { pageFrame } from '#contract/pages/frame'
import { publishedReviews } from '#contract/reviews'

/** What guests wrote (template 66), and the provider with which others have written, where there is one. */
export const clientReviewsPage = pageFrame
  .extend({
    template: z.literal('client-reviews'),
    kind: z.literal('page'),
    reviews: publishedReviews,
    provider: z.string().nullable(),
  })
  .meta({ id: 'ClientReviewsPage' })
