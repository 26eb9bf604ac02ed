import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, bookingIdParams } from '#contract/booking/booking-schemas'
import { experience } from '#contract/content/experiences'
import { endpoint, noContent } from '#contract/endpoint'
import { id, ifMatch, language, wholeNumber } from '#contract/schemas'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { maxGuests, planProblems } from '#domain/itinerary/experience-rules'
import { maxPlanned } from '#domain/itinerary/plan'

const uuid = z.uuid().meta({ description: 'Chosen by the browser' })
const serviceId = id.meta({ description: 'The `serviceId` of the experience' })
const guests = wholeNumber(0, maxGuests)
const childAges = z
  .array(wholeNumber(0, 17))
  .max(maxGuests)
  .meta({ description: 'One age for each child; empty while unknown' })
/** The terms of a service as clients see them before they pay. */
export const shownTerms = z
  .object({
    freeDays: z.number().meta({ description: 'Days before the service of the last day with a full refund' }),
    laterPercent: z.number().meta({ description: 'The refund in per cent afterwards, until the day before' }),
  })
  .meta({ id: 'ServiceTerms' })
export type ShownServiceTerms = z.output<typeof shownTerms>

const problem = z
  .enum(planProblems)
  .nullable()
  .meta({ description: 'Why it cannot take place like this; null where it can' })
const price = amount.nullable()

/** An experience in the plan of a stay (SPEC B3). */
export const plannedExperience = z
  .object({
    uuid: z.uuid(),
    serviceId: z.number(),
    date: z.iso.date(),
    propertyId: z.number(),
    status: z.number().meta({
      description:
        'Of the item, 0 to 15: 0 planned and without a price, 1 requested, 3 bookable at its price, 7 bookable at another price than before, 15 in the basket, 5 confirmed, 13 unavailable',
    }),
    quotedPrice: price.meta({ description: 'Null without a price, and for people invited without prices' }),
    previousPrice: price.meta({ description: 'Of status 7: the earlier price' }),
    selected: z.boolean().meta({ description: 'Selected for payment, which counts while it is bookable' }),
    adults: z.number(),
    children: z.number(),
    childAges: z.array(z.number()),
    time: z.string().meta({ description: 'The wanted hour at the villa; empty for any' }),
    note: z.string(),
    message: z.string().meta({ description: 'The answer of the office' }),
    problem,
    terms: shownTerms.meta({ description: 'Stored once it is requested or in the basket' }),
    deposit: z
      .object({ amount, balance: amount, due: z.string() })
      .nullable()
      .meta({ description: 'The two payments of its price; null where it is paid at once, and without prices' }),
    itemId: z.number().nullable().meta({ description: 'The item of the booking, once requested or in the basket' }),
    revision: z.number().meta({ description: 'To send as `If-Match`' }),
  })
  .meta({ id: 'PlannedExperience' })
export type PlannedExperience = z.output<typeof plannedExperience>

const itinerary = z
  .object({
    bookingId: z.number(),
    propertyId: z.number(),
    villa: z.string(),
    reference: z.string(),
    currencyId: z.number(),
    from: z.iso.date(),
    to: z.iso.date(),
    today: z.iso.date().meta({ description: 'The day at the villa' }),
    timezone: z.string(),
    adults: z.number(),
    children: z.number(),
    open: z.boolean().meta({ description: 'Whether it can be changed: the booking is confirmed, the stay not over' }),
    mayDecline: z.boolean().meta({ description: 'Whether the caller may decline quotes: the lead booker alone' }),
    days: z.array(
      z.object({
        date: z.iso.date(),
        weather: z.object({ air: z.number(), sea: z.number() }).meta({
          description: 'The usual temperatures of the month in °C: the daily high, and the sea',
        }),
        experiences: z.array(plannedExperience),
      }),
    ),
    experiencesBeforeDateIn: z.array(plannedExperience).meta({ description: 'Outside of the stay since it moved' }),
    experiencesAfterDateOut: z.array(plannedExperience),
  })
  .meta({ id: 'Itinerary' })
export type Itinerary = z.output<typeof itinerary>

const offered = experience
  .extend({
    kilometres: z.number().meta({ description: 'In a straight line, to the nearest meeting place' }),
    travelMinutes: z.number().meta({ description: 'By road, estimated' }),
    isNear: z.boolean().meta({ description: 'Within an hour' }),
    meeting: z.string(),
    rain: z.string(),
    weekdays: z.array(z.number()),
    mostGuests: z.number().nullable(),
    terms: shownTerms,
    days: z.array(
      z.object({
        date: z.iso.date(),
        problem,
        left: z.number().nullable().meta({ description: 'Places left; null without a limit' }),
        deposit: price.meta({ description: 'The part of the price that is paid at once, where a deposit is asked' }),
        price: price.meta({ description: 'For the party; null where the office quotes, and without prices' }),
      }),
    ),
  })
  .meta({ id: 'OfferedExperience' })
export type OfferedExperience = z.output<typeof offered>

const client = { group: 'extras', access: ['lead-booker', 'co-sign-in'] } as const
const problems = ['invalid-input', 'not-found'] as const
const writeProblems = [...problems, 'not-in-this-state', 'experience-refused'] as const

export const getItinerary = endpoint({
  ...client,
  method: 'GET',
  path: '/core/itineraries/villabookingid/{id}',
  summary: 'Get the plan of a stay by days',
  description: 'The id is that of the booking. Experiences with a price in the price table are bookable at once.',
  params: bookingIdParams,
  reply: itinerary,
  problems: [...problems],
})

export const listOfferedExperiences = endpoint({
  ...client,
  method: 'GET',
  path: '/core/itineraries/villabookingid/{id}/experiences',
  summary: 'List the experiences that a stay can plan, with travel time and the days of the stay',
  description:
    'Those within an hour first, then further ones of the region. Each day says whether it can take place for the party, and at which price; sold-out days are among the problems.',
  params: bookingIdParams,
  query: z.object({ lang: optional(language), adults: optional(guests), children: optional(guests) }),
  reply: z.object({ experiences: z.array(offered) }),
  problems: [...problems, 'unknown-language'],
})

const ofService = { params: z.object({ id: serviceId }) } as const

export const getChildAgesRequired = endpoint({
  group: 'extras',
  access: 'anyone',
  method: 'GET',
  path: '/core/itineraries/pricing/childagesrequired/serviceid/{id}',
  summary: 'Get whether the ages of children decide about price or admission',
  ...ofService,
  query: z.object({ adults: guests, children: guests, requestedDate: z.iso.date() }),
  reply: z.object({
    required: z.boolean(),
    fromAge: z.number().nullable().meta({ description: 'The minimum age' }),
    childrenUpTo: z.number().meta({ description: 'The last age at the children’s price' }),
  }),
  problems: [...problems],
})

export const getExperienceQuote = endpoint({
  ...client,
  method: 'POST',
  path: '/core/itineraries/pricing/getquote/serviceid/{id}',
  summary: 'Get the price of an experience for a party on a day of a stay',
  description: 'It stores nothing. Without a price in the table the office quotes on request.',
  ...ofService,
  body: z.object({
    bookingId: id,
    adults: guests,
    children: guests,
    childAges: childAges.default([]),
    requestedDate: z.iso.date(),
  }),
  reply: z.object({
    serviceId: z.number(),
    requestedDate: z.string(),
    price,
    deposit: z.object({ amount, balance: amount, due: z.string() }).nullable(),
    currencyId: z.number(),
    problem,
  }),
  problems: [...problems],
  limit: { max: 600, windowSeconds: 3600, per: 'account', store: 'memory' },
})

export const savePlannedExperience = endpoint({
  ...client,
  method: 'POST',
  path: '/core/itineraries',
  summary: 'Add an experience to a plan, or change it',
  description:
    'By its uuid: a repetition succeeds. `If-Match` is the revision on which the change is based, 0 for a new one; a stale one gets 412 with the current state as `current`. Deselecting takes it out of the basket. Another day or party gives up a request that is not paid; only the lead booker gives up a quote of the office.',
  headers: z.object({ 'if-match': ifMatch }),
  body: z.object({
    uuid,
    bookingId: id,
    serviceId,
    date: z.iso.date(),
    adults: guests,
    children: guests,
    childAges: childAges.default([]),
    time: z
      .string()
      .refine(text => text === '' || isTimeOfDay(text), 'A time such as 09:30, or an empty text.')
      .default(''),
    note: z.string().trim().max(1000).default(''),
    selected: z.boolean().default(true),
  }),
  reply: plannedExperience,
  problems: [...writeProblems, 'changed-since'],
  limit: { max: 1200, windowSeconds: 3600, per: 'account', store: 'memory' },
  writes: 'transactional',
})

export const deletePlannedExperience = endpoint({
  ...client,
  method: 'DELETE',
  path: '/core/itineraries/{id}',
  summary: 'Remove an experience from a plan',
  description:
    'A request that is not paid ends with it. Only the lead booker removes a quote of the office; a paid experience stays (409).',
  params: z.object({ id: z.uuid() }),
  reply: noContent,
  problems: [...problems, 'not-in-this-state'],
  writes: 'transactional',
})

const chosen = z.array(uuid).min(1).max(maxPlanned)

export const requestExperiences = endpoint({
  ...client,
  method: 'POST',
  path: '/core/bookings/itinerary/request',
  summary: 'Ask the office for planned experiences',
  description:
    'Their client manager gets one e-mail. Each becomes an item of the booking with status 1, and the office quotes it. Those that are already requested stay as they are.',
  body: z.object({ bookingId: id, items: chosen }),
  reply: itinerary,
  problems: [...writeProblems, 'unavailable'],
  limit: { max: 240, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

export const consolidateExperiences = endpoint({
  ...client,
  method: 'POST',
  path: '/core/bookings/itinerary/consolidateforpayment',
  summary: 'Put bookable experiences into the basket, to be paid together',
  description:
    'Status 3 and 7 become 15 at the price that was shown; their places are kept for a day. A price that has changed: 409 `price-changed` with the present state of the plan as `itinerary`, and nothing is put into the basket.',
  body: z.object({
    bookingId: id,
    items: z
      .array(z.object({ uuid, quotedPrice: amount.min(0) }))
      .min(1)
      .max(maxPlanned),
  }),
  reply: z.object({ itemIds: z.array(z.number()), total: amount, currencyId: z.number(), itinerary }),
  problems: [...writeProblems, 'price-changed'],
  writes: 'transactional',
})

export const sendExperienceEnquiry = endpoint({
  ...client,
  method: 'POST',
  path: '/core/experiences/near/bookingid/{bookingId}/sendenquiry',
  summary: 'Send a question about planned experiences to the client manager',
  params: z.object({ bookingId: id }),
  body: z.object({ message: z.string().trim().min(1).max(4000), items: z.array(uuid).max(maxPlanned) }),
  reply: noContent,
  problems: [...problems, 'not-in-this-state', 'unavailable'],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})
