import { z } from 'zod'
import { nearbyKinds, waysThere } from '#domain/nearby'

// What the columns of jsonb hold. The database refuses anything else (migration 0011, held to these by a test), so that
// what is read needs no second look; what staff send is read by these before it is written.

const whole = z.int().min(0)

/** A text by language; what is not yet written reads as English. */
export const textShape = z.looseObject({ en: z.string() }).catchall(z.string())

/** The numbers of bedrooms with which a villa is let; the last is the whole villa. */
export const tiersShape = z.array(z.object({ rooms: whole, sleeps: whole })).min(1)

export const roomsShape = z.array(
  z.object({
    kind: z.enum(['single', 'double', 'twin', 'triple', 'quad', 'six', 'bunk']),
    floor: z.enum(['lower', 'ground', 'first', 'second', 'annexe', 'tower']),
    bathroom: z.enum(['shower', 'bath', 'bath-and-shower']).optional(),
    note: textShape.optional(),
  }),
)

/** What lies near a villa. */
export const nearbyShape = z.array(
  z.object({
    kind: z.enum(nearbyKinds),
    name: textShape,
    minutes: whole.min(1).max(1440),
    by: z.enum(waysThere),
  }),
)

/** Cents of EUR a week, one for each of the villa's tiers; null where a tier is not let. */
export const weeklyCentsShape = z.array(whole.nullable())

/** Degrees of air and sea, from January to December. */
export const climateShape = z.object({ air: z.array(z.number()).length(12), sea: z.array(z.number()).length(12) })

export const pageIdsShape = z.array(whole)

/** The filter of a collection, `CollectionFilter` of the domain. */
export const listFilterShape = z.strictObject({
  amenityGroupIds: z.array(whole).optional(),
  regionIds: z.array(whole).optional(),
  subRegionIds: z.array(whole).optional(),
  arrival: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .optional(),
  duration: whole.optional(),
  people: whole.optional(),
  bedsMin: whole.optional(),
  bedsMax: whole.optional(),
  priceFrom: whole.optional(),
  priceTo: whole.optional(),
})
