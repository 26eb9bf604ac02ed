import { z } from 'zod'
import { type BusinessData, businessData } from '#contract/villas/reviews'
import { perPage, type ReviewsProvider } from './reviews.ts'

interface HttpReviews {
  name: string
  /** The base URL of its API, without a trailing slash. */
  url: string
  /** The company's id at the provider. */
  business: string
  key: string
  /** Timeout in milliseconds. */
  patience?: number
}

const mostBytes = 2 * 1024 * 1024

const told = businessData
  .partial({ rating: true })
  .transform(({ rating, ...data }): BusinessData => ({ ...data, rating: rating ?? data.score.trustScore }))

const reviews = z.object({
  reviews: z.array(
    z
      .object({
        id: z.string(),
        title: z.string().nullish(),
        text: z.string().nullish(),
        content: z.string().nullish(),
        stars: z.number(),
        createdAt: z.string(),
        consumer: z.object({ displayName: z.string().nullish(), name: z.string().nullish() }),
        companyReply: z.object({ text: z.string(), createdAt: z.string() }).nullish(),
      })
      .transform(({ title, text, content, consumer, companyReply, ...review }) => ({
        ...review,
        title: title ?? '',
        text: text ?? content ?? '',
        consumer: { displayName: consumer.displayName ?? consumer.name ?? '' },
        companyReply: companyReply ?? null,
      })),
  ),
})

const summary = z.object({ starsAverage: z.number().nullable(), numberOfReviews: z.object({ total: z.number() }) })

/** A reviews provider over HTTP, with its key in the header `apikey`. */
export function httpReviews({ name, url, business, key, patience = 5000 }: HttpReviews): ReviewsProvider {
  const ask = async <Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.output<Shape>> => {
    const answer = await fetch(`${url}${path}`, {
      headers: { accept: 'application/json', apikey: key },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`The reviews provider answered ${answer.status}`)
    if (Number(answer.headers.get('content-length')) > mostBytes)
      throw new Error('The reviews provider answered too much')
    return shape.parse(await answer.json())
  }
  const at = encodeURIComponent(business)
  const paged = (page: number) => `perPage=${perPage}&page=${page}`
  return {
    name,
    businessData: () => ask(`/business-units/${at}`, told),
    companyReviews: async page => (await ask(`/business-units/${at}/reviews?${paged(page)}`, reviews)).reviews,
    productReviews: async (villaId, page) =>
      (await ask(`/product-reviews/business-units/${at}/reviews?sku=${villaId}&${paged(page)}`, reviews)).reviews,
    productSummary: async villaId => {
      const { starsAverage, numberOfReviews } = await ask(
        `/product-reviews/business-units/${at}?sku=${villaId}`,
        summary,
      )
      return { starsAverage, numberOfReviews: numberOfReviews.total }
    },
  }
}
