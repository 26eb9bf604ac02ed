import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { nearbyFact } from '#contract/properties'
import { ids, language } from '#contract/shapes'

const comparedVilla = z.object({
  propertyId: z.number(),
  amenities: z.array(z.number()).meta({ description: 'Ids of amenities' }),
  starsAverage: z.number().nullable(),
  numberOfReviews: z.number(),
  nearby: z.array(nearbyFact).meta({ description: 'The nearest of each kind that one asks the way to' }),
})

export const comparison = z
  .object({
    villas: z.array(comparedVilla),
    amenities: z
      .array(z.object({ id: z.number(), name: z.string() }))
      .meta({ description: 'What any of the villas has, in the order of their pages' }),
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.output<typeof comparison>

export const compareProperties = endpoint({
  method: 'GET',
  path: '/core/properties/comparison',
  group: 'public',
  access: 'anyone',
  summary: 'What villas have, side by side',
  description:
    'What their search does not tell: amenities, ratings, the way to the beach. Villas that are no longer let are left out.',
  query: z.object({ ids, lang: language.optional() }),
  reply: comparison,
  refusals: ['invalid-input', 'unknown-language'],
  turn: 'calls',
})
