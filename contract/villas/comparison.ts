import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { ids, language } from '#contract/schemas'
import { nearbyFact } from '#contract/villas/properties'

const comparedVilla = z.object({
  propertyId: z.number(),
  amenities: z.array(z.number()).meta({ description: 'Ids of amenities' }),
  starsAverage: z.number().nullable(),
  numberOfReviews: z.number(),
  nearby: z.array(nearbyFact).meta({ description: 'The nearest of each kind of place that guests visit' }),
})

export const comparison = z
  .object({
    villas: z.array(comparedVilla),
    amenities: z
      .array(z.object({ id: z.number(), name: z.string() }))
      .meta({ description: 'The amenities that any of the villas has, in the order of their pages' }),
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.output<typeof comparison>

export const compareProperties = endpoint({
  method: 'GET',
  path: '/core/properties/comparison',
  group: 'public',
  access: 'anyone',
  summary: 'Compare villas',
  description:
    'The facts that a search does not return: amenities, ratings, the way to the beach. Villas that are no longer let are omitted.',
  query: z.object({ ids, lang: language.optional() }),
  reply: comparison,
  problems: ['invalid-input', 'unknown-language'],
  queue: 'calls',
})
