import { z } from 'zod'
import { nearbyKinds, travelModes } from '#domain/geography/nearby'
import type { SettingKind } from '#domain/settings/settings'
import {
  bedSettings,
  flightDirections,
  maxFlights,
  maxOccasions,
  occasionKinds,
} from '#domain/trip-details/trip-details'

// The shapes of jsonb columns. The database rejects anything else (migration 0011; a test compares the two), so that
// readers need no validation; input of staff is validated by these before it is written.

const whole = z.int().min(0)

/** The longest text in UTF-16 units: the length of a book, which still does not slow a page down. */
export const longestText = 400_000

/** A text by language; missing translations fall back to English. */
export const textShape = z.looseObject({ en: z.string().max(longestText) }).catchall(z.string().max(longestText))

/** Lines of text, each by language. */
export const textsShape = z.array(textShape)

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

/** A place near a villa. */
export const nearbyShape = z.array(
  z.object({
    kind: z.enum(nearbyKinds),
    name: textShape,
    minutes: whole.min(1).max(1440),
    by: z.enum(travelModes),
  }),
)

/** Cents of EUR a week, one per tier of the villa, at least 1; null where a tier is not let. */
export const weeklyCentsShape = z.array(whole.min(1).nullable())

/** The flexible rate of a season: what it costs more, per cent or in cents of EUR a week, and its terms. */
export const flexibleRateShape = z.strictObject({
  surcharge: z.union([
    z.strictObject({ percent: whole.max(100) }),
    z.strictObject({ weeklyCents: whole.max(2_147_483_647) }),
  ]),
  depositPercent: whole.min(1).max(100),
  freeDays: whole.min(1).max(365),
})

/** A review in other languages than its own. */
export const reviewTranslationsShape = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({
    title: z.string().max(longestText),
    comments: z.string().max(longestText),
    reply: z.string().max(longestText).optional(),
  }),
)

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
    .regex(/^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .optional(),
  arrivesWithin: whole.max(14).optional(),
  duration: whole.max(366).optional(),
  people: whole.optional(),
  bedsMin: whole.optional(),
  bedsMax: whole.optional(),
  priceFrom: whole.optional(),
  priceTo: whole.optional(),
})

/** The flights of a trip, and its other lists; their texts can be drafts. */
export const tripFlightsShape = z
  .array(
    z.strictObject({
      id: z.string(),
      direction: z.enum(flightDirections),
      number: z.string(),
      airport: z.string(),
      day: z.string(),
      time: z.string(),
    }),
  )
  .max(maxFlights)

export const tripGuestsShape = z
  .array(z.strictObject({ slot: whole, name: z.string(), age: z.string(), room: z.string() }))
  .max(100)

export const tripRoomsShape = z.array(z.strictObject({ room: whole, beds: z.enum(bedSettings) })).max(100)

export const tripOccasionsShape = z
  .array(z.strictObject({ id: z.string(), kind: z.enum(occasionKinds), day: z.string(), note: z.string() }))
  .max(maxOccasions)

const percent = z.number().positive().max(100)
const someCents = whole.max(100_000_000)
const somePrice = whole.min(1).max(10_000_000)

const vehicleTariff = z.strictObject({
  baseCents: somePrice,
  perKilometreCents: whole.min(1).max(100_000),
  crossingCents: whole.max(10_000_000),
  dayCents: somePrice,
  halfDayCents: somePrice,
  nightPercent: whole.max(200),
  seasonPercent: whole.max(200),
})

/** The values of settings, by kind (PD-185). */
export const settingShapes = {
  'tourist-tax': z.strictObject({
    per: z.enum(['person', 'house']),
    exemptUnder: whole.min(1).max(21).optional(),
    mostNights: whole.min(1).max(365).optional(),
    rates: z
      .array(
        z.strictObject({
          months: z.tuple([whole.min(1).max(12), whole.min(1).max(12)]),
          rate: z.union([
            z.strictObject({ cents: whole.min(1).max(100_000) }),
            z.strictObject({ percent, capCents: whole.min(1).max(100_000) }),
          ]),
        }),
      )
      .max(12),
    source: z.strictObject({
      law: z.string().min(1),
      page: z
        .string()
        .regex(/^https:\/\/[!-~]{1,400}$/)
        .optional(),
      amount: z.enum(['as-published', 'assumed']),
    }),
  }),
  'exchange-rate': z.strictObject({ rate: z.number().positive().max(1_000_000).nullable() }),
  'booking-terms': z.strictObject({
    depositPercent: whole.min(1).max(100),
    balanceDays: whole.max(365),
    freeCancellationHours: whole.max(720),
    planParts: whole.max(12),
    planDays: whole.min(1).max(90),
  }),
  'damage-terms': z.strictObject({
    waiverPercent: percent,
    leastCents: someCents,
    leftDays: whole.max(60),
    claimedDays: whole.min(1).max(60),
  }),
  'wine-terms': z.strictObject({
    opensDays: whole.min(1).max(365),
    closesDays: whole.max(365),
    freeFromCents: someCents,
    deliveryCents: someCents,
    unpaidHours: whole.min(1).max(168),
    transferDays: whole.min(1).max(30),
    mostBottles: whole.min(1).max(1000),
  }),
  'transfer-tariff': z.strictObject({ sedan: vehicleTariff, van: vehicleTariff, minibus: vehicleTariff }),
  'office-hours': z.strictObject({
    week: z.string().regex(/^[0-9:, -]{0,300}$/),
    closedOn: z.array(z.string().regex(/^([0-9]{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/)).max(100),
  }),
} as const satisfies Record<SettingKind, z.ZodType>
