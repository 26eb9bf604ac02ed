import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language, wholeNumber } from '#contract/schemas'

/** Our translations of a review. */
export const reviewTranslations = z
  .record(
    z.string(),
    z.object({ title: z.string(), comments_Published: z.string(), companyReply: z.string().nullable() }),
  )
  .meta({ description: 'By the code of the language' })

/** A review with its villa. */
export const publishedReview = z
  .object({
    id: z.number(),
    propertyId: z.number(),
    property: z.string(),
    propertyUrl: z.string(),
    region: z.string(),
    stars: z.number(),
    stayed: z.string().meta({ description: 'The month of the stay, YYYY-MM' }),
    language: z.string(),
    title: z.string(),
    comments_Published: z.string(),
    signature: z.string(),
    companyReply: z.string().nullable(),
    translations: reviewTranslations,
  })
  .meta({ id: 'PublishedReview' })
export type PublishedReview = z.output<typeof publishedReview>

/** The reviews of all villas, or by region or stars: a page of them, the newest first. */
export const publishedReviews = z
  .object({
    starsAverage: z.number().nullable().meta({ description: 'Of all reviews, with one decimal' }),
    numberOfReviews: z.number(),
    byStars: z.array(z.object({ stars: z.number(), count: z.number() })).meta({ description: 'Within the region' }),
    byRegion: z
      .array(z.object({ id: z.number(), name: z.string(), count: z.number() }))
      .meta({ description: 'With the chosen stars' }),
    region: z.number().nullable(),
    stars: z.number().nullable(),
    total: z.number().meta({ description: 'The number of reviews with region and stars' }),
    page: z.number(),
    pages: z.number(),
    reviews: z.array(publishedReview),
  })
  .meta({ id: 'PublishedReviews' })
export type PublishedReviews = z.output<typeof publishedReviews>

export const findPublishedReviews = endpoint({
  method: 'GET',
  path: '/core/reviews/published/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'List reviews of all villas, by region and stars, the newest first',
  params: z.object({ lang: language }),
  query: z.object({
    region: id.optional(),
    stars: wholeNumber(1, 5).optional(),
    page: wholeNumber(1, 9999).optional(),
  }),
  reply: publishedReviews,
  problems: ['unknown-language'],
  queue: 'calls',
})

/** The data of the rating widget: our own reviews, or those of the reviews provider. */
export const businessData = z
  .object({
    id: z.string(),
    score: z.object({ trustScore: z.number(), stars: z.number() }),
    rating: z.number(),
    numberOfReviews: z.object({ total: z.number() }),
  })
  .meta({ id: 'BusinessData' })
export type BusinessData = z.output<typeof businessData>

/** A review of a reviews provider. */
export const providerReview = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    stars: z.number(),
    createdAt: z.string(),
    consumer: z.object({ displayName: z.string() }),
    companyReply: z.object({ text: z.string(), createdAt: z.string() }).nullable(),
  })
  .meta({ id: 'ProviderReview' })
export type ProviderReview = z.output<typeof providerReview>

const providerReviews = z.object({ provider: z.string(), reviews: z.array(providerReview) })

/** The reviews provider can be unavailable: then the reply is false, and pages omit reviews. */
const orFalse = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.literal(false)])
const page = wholeNumber(1, 1000).optional()

export const getBusinessData = endpoint({
  method: 'GET',
  path: '/core/reviews/businessdata',
  group: 'public',
  access: 'anyone',
  summary: 'Get the rating of the company; false if the reviews provider is unavailable',
  reply: orFalse(businessData.extend({ provider: z.string() })),
  problems: [],
})

export const getCompanyReviews = endpoint({
  method: 'GET',
  path: '/core/reviews/company',
  group: 'public',
  access: 'anyone',
  summary: 'List reviews of the company, a hundred a page; false if the reviews provider is unavailable',
  query: z.object({ page }),
  reply: orFalse(providerReviews),
  problems: [],
  queue: 'calls',
})

export const getProductReviews = endpoint({
  method: 'GET',
  path: '/core/reviews/product/{id}',
  group: 'public',
  access: 'anyone',
  summary: 'List reviews of a villa, a hundred a page; false if the reviews provider is unavailable',
  params: z.object({ id }),
  query: z.object({ page }),
  reply: orFalse(providerReviews),
  problems: ['not-found'],
  queue: 'calls',
})

export const getProductSummary = endpoint({
  method: 'GET',
  path: '/core/reviews/product/{id}/summary',
  group: 'public',
  access: 'anyone',
  summary: 'Get average and number of reviews of a villa; false if the reviews provider is unavailable',
  params: z.object({ id }),
  reply: orFalse(z.object({ starsAverage: z.number().nullable(), numberOfReviews: z.number() })),
  problems: ['not-found'],
})
