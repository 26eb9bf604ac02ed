import type { FastifyInstance } from 'fastify'
import {
  findPublishedReviews,
  getBusinessData,
  getCompanyReviews,
  getProductReviews,
  getProductSummary,
} from '#contract/villas/reviews'
import { httpReviews } from '#server/adapters/reviews/http-reviews'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { queryProvider } from './cached-provider.ts'
import { ownReviews } from './own-reviews.ts'
import { publishedReviews } from './published-reviews.ts'

export function reviewRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, clock, configuration } = context
  const outside = configuration.reviews
  const own = ownReviews(context, configuration.company.name)
  const provider = outside ? httpReviews(outside) : own
  const { name } = provider
  const askOutside = queryProvider(clock, app.log)
  /** Our own reviews are not cached: they change with the catalogue, and need no remote provider. */
  const ask: typeof askOutside = (named, question) => (outside ? askOutside(named, question) : question())

  serve(app, findPublishedReviews, ({ params, query, audience, runQueued: inTurn }) =>
    inTurn({
      work: () => publishedReviews(context.db, context, { ...query, page: query.page ?? 1, audience }, params.lang),
    }),
  )

  serve(app, getBusinessData, async () => {
    const data = await ask('business data', provider.businessData)
    return data && { provider: name, ...data }
  })

  serve(app, getCompanyReviews, async ({ query: { page = 1 }, runQueued: inTurn }) => {
    const reviews = await inTurn({ work: () => ask(`company ${page}`, () => provider.companyReviews(page)) })
    return reviews && { provider: name, reviews }
  })

  serve(app, getProductReviews, async ({ params: { id }, query: { page = 1 }, audience, runQueued: inTurn }) => {
    getVilla(catalogue, id, audience)
    const reviews = await inTurn({ work: () => ask(`villa ${id} ${page}`, () => provider.productReviews(id, page)) })
    return reviews && { provider: name, reviews }
  })

  serve(app, getProductSummary, ({ params: { id }, audience }) => {
    getVilla(catalogue, id, audience)
    return ask(`summary of villa ${id}`, () => provider.productSummary(id))
  })
}
