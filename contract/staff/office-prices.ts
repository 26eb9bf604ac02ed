import { z } from 'zod'
import { optional } from 'zod/mini'
import { endpoint } from '#contract/endpoint'
import { day, id, language, wholeNumber } from '#contract/schemas'
import { seasonFaults } from '#domain/pricing/season-findings'

const ofPrices = { group: 'extras', access: ['staff:prices'], problems: ['invalid-input', 'not-found'] } as const

/** The most villas of one stroke. */
export const maxVillasOfStroke = 500

const weekdays = z
  .array(z.literal([1, 2, 3, 4, 5, 6, 7]))
  .min(1)
  .max(7)
const cents = z.int().min(1).max(100_000_000).meta({ description: 'Cents of EUR a week' })
const flexibleRate = z.strictObject({
  surcharge: z.union([
    z.strictObject({ percent: z.int().min(0).max(100) }),
    z.strictObject({ weeklyCents: z.int().min(0).max(100_000_000) }),
  ]),
  depositPercent: z.int().min(1).max(100),
  freeDays: z.int().min(1).max(365),
})

const season = z
  .object({
    from: z.string(),
    to: z.string(),
    changeover: z.array(z.literal([1, 2, 3, 4, 5, 6, 7])),
    minimumNights: z.number(),
    bookable: z.enum(['online', 'on-request']),
    weeklyCents: z.array(z.number().nullable()).meta({ description: 'Cents of EUR by tier; null where it is not let' }),
    flexible: flexibleRate.optional(),
  })
  .meta({ id: 'OfficeSeason' })

const version = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .meta({ description: 'Names the state of all seasons of the villa', examples: ['0123456789abcdef0123456789abcdef'] })

const pricedVilla = z
  .object({
    id: z.number(),
    name: z.string(),
    region: z.string(),
    live: z.boolean(),
    tiers: z.array(z.object({ rooms: z.number(), sleeps: z.number() })),
    version,
    seasons: z.array(season),
  })
  .meta({ id: 'OfficePricedVilla' })
export type PricedVilla = z.output<typeof pricedVilla>

const year = wholeNumber(2000, 2100)
const regionNames = z.array(z.object({ slug: z.string(), name: z.string() }))

/** The filter of lists of villas: one villa, a part of the name, a region, and the cursor of the list before. */
export const villaFilter = {
  propertyId: optional(id.meta({ description: 'One villa alone' })),
  words: optional(z.string().trim().max(100)),
  region: optional(z.string().regex(/^[a-z0-9-]{1,60}$/)),
  cursor: optional(id.meta({ description: '`next` of the list before' })),
}

export const listPrices = endpoint({
  ...ofPrices,
  method: 'GET',
  path: '/office/prices',
  summary: 'List villas by name, with their seasons of a year and of the years beside it',
  description:
    'At most a hundred villas, on the site and drafts; archived ones only by `propertyId`. `next` is the cursor.',
  query: z.object({ year, state: optional(z.enum(['live', 'draft'])), lang: optional(language), ...villaFilter }),
  reply: z.object({ villas: z.array(pricedVilla), next: z.number().nullable(), regions: regionNames }),
  problems: ['invalid-input'],
})

const chosenVillas = z
  .array(z.object({ id: z.int().min(1).max(2_147_483_647), version }))
  .min(1)
  .max(maxVillasOfStroke)
  .meta({ description: 'The villas, in the state that the member of staff saw' })
const adjust = z.strictObject({
  percent: z.number().min(-90).max(300),
  stepCents: z.int().min(1).max(1_000_000).meta({ description: 'Prices are rounded to this step, in cents' }),
})

const termsChange = z
  .strictObject({
    prices: z
      .array(z.strictObject({ rooms: z.int().min(1).max(100).nullable(), cents: cents.nullable() }))
      .max(20)
      .optional()
      .meta({ description: 'By bedrooms; null stands for the whole villa, null cents for "not let"' }),
    adjust: adjust.optional(),
    changeover: weekdays.optional(),
    minimumNights: z.int().min(1).max(366).optional(),
    bookable: z.enum(['online', 'on-request']).optional(),
    flexible: flexibleRate.nullable().optional(),
    closed: z.boolean().optional(),
  })
  .refine(change => Object.values(change).some(value => value !== undefined), 'Nothing is to be changed.')
  .meta({ examples: [{ minimumNights: 7 }] })

const strokeMade = z.object({
  stroke: z.number(),
  villas: z.array(pricedVilla.pick({ id: true, version: true, seasons: true })),
})
export type StrokeMade = z.output<typeof strokeMade>

/** Why a stroke is refused: by villa, with the nights. */
export const strokeRefusal = z.object({
  propertyId: z.number(),
  villa: z.string(),
  code: z.enum([...seasonFaults, 'incomplete', 'unknown-rooms']),
  from: z.string(),
  to: z.string(),
  rooms: z.number().optional(),
})
export type StrokeRefusal = z.output<typeof strokeRefusal>

const stroke = {
  ...ofPrices,
  method: 'POST',
  reply: strokeMade,
  status: 201,
  problems: [...ofPrices.problems, 'edited-meanwhile', 'prices-refused'],
  writes: 'idempotent',
} as const

export const paintPrices = endpoint({
  ...stroke,
  path: '/office/prices/strokes',
  summary: 'Paint terms over nights of villas, in one step',
  description:
    'What `change` leaves out stays as it is. All villas change or none: `prices-refused` has every reason as `reasons`, `edited-meanwhile` the villas that changed as `villas`, with their seasons. Bookings keep their price.',
  body: z.object({ villas: chosenVillas, from: day, to: day, change: termsChange }),
})

export const copyPrices = endpoint({
  ...stroke,
  path: '/office/prices/copies',
  summary: 'Copy a year of villas to another one, in one step',
  description: 'Week by week, so weekdays stay. The other year is replaced. Problems as those of a stroke.',
  body: z.object({
    villas: chosenVillas,
    fromYear: z.int().min(2000).max(2100),
    toYear: z.int().min(2000).max(2100),
    adjust: adjust.optional(),
  }),
})

const shownStroke = z
  .object({
    id: z.number(),
    at: z.iso.datetime(),
    by: z.string().nullable(),
    kind: z.enum(['paint', 'copy', 'undo']),
    from: z.string(),
    to: z.string(),
    villas: z.number(),
    villa: z.string().meta({ description: 'The first villa by name' }),
    undone: z.boolean(),
  })
  .meta({ id: 'OfficePriceStroke' })
export type PriceStrokeShown = z.output<typeof shownStroke>

export const listStrokes = endpoint({
  ...ofPrices,
  method: 'GET',
  path: '/office/prices/strokes',
  summary: 'List changes of prices, the newest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ cursor: villaFilter.cursor, propertyId: villaFilter.propertyId }),
  reply: z.object({ strokes: z.array(shownStroke), next: z.number().nullable() }),
  problems: ['invalid-input'],
})

const nights = z.object({ from: z.string(), to: z.string() })

export const previewUndo = endpoint({
  ...ofPrices,
  method: 'GET',
  path: '/office/prices/strokes/{id}/undo',
  summary: 'Show the nights of a stroke that were changed again since',
  params: z.object({ id }),
  reply: z.object({
    villas: z.number(),
    undone: z.boolean(),
    changedAgain: z
      .array(z.object({ propertyId: z.number(), villa: z.string(), nights: z.array(nights) }))
      .meta({ description: 'At most a hundred villas' }),
  }),
})
export type UndoPreview = z.output<(typeof previewUndo)['reply']>

export const undoPrices = endpoint({
  ...ofPrices,
  method: 'POST',
  path: '/office/prices/strokes/{id}/undo',
  summary: 'Undo a stroke, also one of another day or person',
  description:
    'Nights that were changed again since keep their terms, or with `later: replace` get those of before. Undoing an undo repeats its stroke.',
  params: z.object({ id }),
  body: z.object({ later: z.enum(['keep', 'replace']).default('keep') }),
  reply: strokeMade,
  status: 201,
  problems: [...ofPrices.problems, 'not-in-this-state', 'prices-refused'],
  writes: 'idempotent',
})

export const tryPrice = endpoint({
  ...ofPrices,
  method: 'GET',
  path: '/office/villas/{id}/price',
  summary: 'Price a stay of a villa as the site would',
  description: 'Also where it could not be booked; `problem` has the reason then. Amounts in EUR.',
  params: z.object({ id }),
  query: z.object({
    from: day,
    to: day,
    adults: wholeNumber(1, 100).default(2),
    rooms: optional(wholeNumber(1, 100)),
  }),
  reply: z.object({
    total: z.number().nullable().meta({ description: 'The stay with its tax; null where there is no price' }),
    tax: z.number(),
    flexible: z.number().nullable().meta({ description: 'The stay at the flexible rate' }),
    lines: z.array(
      z.object({ from: z.string(), to: z.string(), nights: z.number(), weekly: z.number(), amount: z.number() }),
    ),
    problem: z.string().nullable(),
    taken: z.boolean(),
  }),
})
export type TriedPrice = z.output<(typeof tryPrice)['reply']>
