import { z } from 'zod'
import { optional } from 'zod/mini'
import {
  amount,
  bookingEditors,
  bookingEndpoint,
  bookingIdParams,
  cancellationDates,
  ratePlan,
  scheduleRow,
  terms,
} from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { day, id, language } from '#contract/schemas'
import { availability } from '#contract/villas/availability'
import { languages } from '#domain/text/language'

const party = {
  adults: z.int().min(1).max(100),
  children: z.int().min(0).max(100).default(0),
  infants: z.int().min(0).max(100).default(0),
  young: optional(
    z.int().min(0).max(100).meta({
      description:
        'Of adults and children, those younger than the age from which the place asks tourist tax. Unless told: as booked where the party stays the same, else all children',
    }),
  ),
}
/** Why a stay is not possible: a reason of `refuseStay` of the domain, or `taken`. */
const changeRefusals = [
  'taken',
  'too-small',
  'past',
  'not-published',
  'on-request',
  'not-let',
  'changeover',
  'minimum',
  'maximum',
] as const

const wanted = z.object({ from: day, to: day, ...party })
const difference = amount
  .nullable()
  .meta({ description: 'The surcharge, negative if it costs less; null where the villa has no price for it' })

const quoted = z.object({
  possible: z.boolean().meta({ description: 'The nights are free, and such a stay can be booked' }),
  refused: z
    .object({
      reason: z.enum(changeRefusals),
      nights: z.number().meta({ description: 'The minimum or maximum, where that is the reason; else 0' }),
      weekdays: z.array(z.number()).meta({ description: 'The changeover days, where that is the reason' }),
    })
    .nullable()
    .meta({ description: 'Why it is not possible' }),
  difference,
  before: amount.meta({ description: 'The current total of the whole booking' }),
  total: amount.nullable().meta({ description: 'The new total, with tourist tax and options' }),
  schedule: z.array(scheduleRow).meta({ description: 'The new payments and due days; the sum is the total' }),
  ratePlan: ratePlan.meta({
    description: 'The rate of the booking where the new dates offer it; otherwise the standard rate',
  }),
  terms: terms.meta({ description: 'The terms after the change' }),
  cancellation: cancellationDates,
  nearStays: z
    .array(z.object({ from: z.string(), to: z.string(), totalPrice: amount, difference: amount.nullable() }))
    .meta({ description: 'Where it is not possible: the nearest stays of the villa, for the same party' }),
  currencyId: z.number(),
})
export type ChangeQuoteResponse = z.output<typeof quoted>

const change = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    from: z.string(),
    to: z.string(),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    young: z.number().nullable().meta({ description: 'Those too young for tourist tax, where it was told' }),
    note: z.string(),
    difference,
    ratePlan: ratePlan.meta({
      description: 'The rate of its price; the booking takes it over when the change is made',
    }),
    state: z.enum(['asked', 'made', 'declined', 'replaced', 'withdrawn', 'lapsed']).meta({
      description: 'replaced: by a later request; withdrawn: by the client; lapsed: its booking ended before an answer',
    }),
    askedAt: z.iso.datetime(),
    answer: z.string().meta({ description: 'The message of the office with its answer; else empty' }),
  })
  .meta({ id: 'ChangeRequest' })
export type ChangeRequestResponse = z.output<typeof change>

const asking = {
  ...bookingEndpoint,
  method: 'POST',
  access: bookingEditors,
  params: bookingIdParams,
  problems: [...bookingEndpoint.problems, 'not-in-this-state'],
} as const

export const getChangeCalendar = endpoint({
  ...asking,
  method: 'GET',
  path: '/core/bookings/{id}/changes/availability',
  summary: 'Which nights of its villa a confirmed booking could be moved to',
  description: 'The nights of the booking itself count as free. From today through 31 December of next year.',
  reply: z.object({
    today: z.string().meta({ description: 'The day at the villa' }),
    maximumNights: z.number(),
    arrivals: z
      .array(
        z.object({
          from: z.string(),
          to: z.string(),
          minimumNights: z.number(),
          changeover: z.array(z.number()).meta({ description: 'Weekdays, 1 is Monday' }),
        }),
      )
      .meta({ description: 'Fewest nights and changeover days of stays that arrive in each season' }),
    availability,
  }),
})

export const quoteChange = endpoint({
  ...asking,
  path: '/core/bookings/{id}/changes/quote',
  summary: 'Check whether a confirmed booking can change to another stay or party, and the price',
  description: 'By the current seasons of its villa. Nothing is stored or held.',
  body: wanted.extend({ lang: optional(language) }),
  reply: quoted,
  limit: { max: 60, windowSeconds: 900, per: 'account', store: 'memory' },
})

export const requestChange = endpoint({
  ...asking,
  path: '/core/bookings/{id}/changes',
  summary: 'Request other days, another party or more nights',
  description:
    'It replaces an unanswered request. The booking stays unchanged until the office changes it. An impossible stay is rejected as `dates-taken` or `stay-refused`.',
  body: wanted.extend({ note: z.string().trim().max(2000).default('') }),
  reply: change,
  status: 201,
  problems: [...asking.problems, 'dates-taken', 'stay-refused', 'unavailable'],
  limit: { max: 10, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

export const listChangeRequests = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}/changes',
  access: bookingEditors,
  summary: 'List the change requests of a booking, the last first',
  params: bookingIdParams,
  reply: z.object({ changes: z.array(change) }),
})

export const withdrawChange = endpoint({
  ...bookingEndpoint,
  method: 'DELETE',
  path: '/core/bookings/{id}/changes/{changeId}',
  access: bookingEditors,
  summary: 'Withdraw an unanswered change request',
  description: 'The office gets an e-mail. A withdrawn request stays so; an answered or replaced one: 409.',
  params: z.object({ id, changeId: id }),
  reply: noContent,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'unavailable'],
  writes: 'transactional',
})

const officeEndpoint = { group: 'extras', access: ['staff:bookings'] } as const
const people = { adults: z.number(), children: z.number(), infants: z.number() }

/** A change request as staff see it. */
const officeChange = change
  .extend({
    reference: z.string(),
    villa: z.string(),
    name: z.string(),
    email: z.string(),
    currencyId: z.number(),
    language: z.enum(languages).meta({ description: 'Of the booking and its e-mails' }),
    booked: z
      .object({ from: z.string(), to: z.string(), ...people })
      .meta({ description: 'The stay as it is booked now' }),
    answerBy: z.iso.datetime().meta({ description: 'When the answer is due (PD-105)' }),
    answeredAt: z.iso.datetime().nullable(),
    answeredBy: z.string().nullable().meta({ description: 'The name of the member of staff who answered' }),
  })
  .meta({ id: 'OfficeChangeRequest' })
export type OfficeChangeShown = z.output<typeof officeChange>

/** One side of the comparison: the stay as booked, or as it would be. */
const comparedStay = z
  .object({
    from: z.string(),
    to: z.string(),
    ...people,
    ratePlan,
    stayPrice: amount.nullable().meta({ description: 'Without taxes and options; null where there is no price' }),
    total: amount.nullable(),
    schedule: z.array(scheduleRow),
  })
  .meta({ id: 'ComparedStay' })
export type ComparedStayShown = z.output<typeof comparedStay>

export const listOfficeChanges = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/changes',
  summary: 'List change requests of clients: the open ones, the oldest first, or the answered ones, the newest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({
    state: z.enum(['open', 'answered']).default('open'),
    cursor: optional(id.meta({ description: '`next` of the list before' })),
  }),
  reply: z.object({
    changes: z.array(officeChange),
    next: z.number().nullable(),
    open: z.number().meta({ description: 'The number of open requests' }),
  }),
  problems: ['invalid-input'],
})

export const countOpenChanges = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/changes/count',
  summary: 'Count the open change requests',
  reply: z.object({
    open: z.number(),
    answerBy: z.iso.datetime().nullable().meta({ description: 'When the answer to the oldest is due (PD-105)' }),
  }),
  problems: [],
})

export const getOfficeChange = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/changes/{id}',
  summary: 'A change request with the stay as booked and as it would be',
  params: bookingIdParams,
  query: z.object({
    price: z
      .string()
      .regex(/^\d{1,8}(\.\d{1,2})?$/)
      .optional()
      .meta({ description: 'Instead of the price by default, in the booking’s currency', examples: ['7000'] }),
    lang: optional(language),
  }),
  reply: z.object({
    change: officeChange,
    comparison: z
      .object({
        before: comparedStay,
        after: comparedStay.meta({
          description: 'At `price`; by default at the price that the client saw, else at today’s',
        }),
        quotedPrice: amount.nullable().meta({ description: 'The price of the stay that the client saw' }),
        seasonPrice: amount.nullable().meta({ description: 'The price of the stay by the seasons today' }),
        difference,
        refund: amount.meta({ description: 'What of the payments so far exceeds the price, and is refunded' }),
        taxToSettle: amount.meta({
          description: 'The difference of a tourist tax that is paid already; staff settle it. Negative: to refund',
        }),
        refused: quoted.shape.refused,
        nearStays: quoted.shape.nearStays,
      })
      .nullable()
      .meta({ description: 'Null once the request is closed' }),
  }),
  problems: ['invalid-input', 'not-found'],
})

export const answerChange = endpoint({
  ...officeEndpoint,
  method: 'POST',
  path: '/office/changes/{id}/answer',
  summary: 'Answer a change request of a client',
  description:
    '`made` moves the booking to the stay, party, rate and price, refunds what exceeds the price, and sends the client an e-mail with the calendar file; `declined` changes nothing and sends an e-mail. An answered, withdrawn or replaced request is 409 `not-in-this-state`; nights taken meanwhile are 409 `dates-taken`, days that are over 409 `stay-refused`.',
  params: bookingIdParams,
  body: z.object({
    answer: z.enum(['made', 'declined']),
    price: optional(
      amount.min(0).max(10_000_000).meta({
        description:
          'Of `made`: the new price of the stay. By default the current one where the booking has been moved there already, else the price that the client saw, else today’s; required where there is none',
      }),
    ),
    message: z.string().trim().max(2000).default('').meta({ description: 'To the client, in the e-mail' }),
  }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'dates-taken', 'stay-refused', 'unavailable'],
  writes: 'idempotent',
})
