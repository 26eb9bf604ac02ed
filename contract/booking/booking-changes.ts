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

const ofDesk = { group: 'extras', access: ['staff:bookings'] } as const

export const listOpenChangeRequests = endpoint({
  ...ofDesk,
  method: 'GET',
  path: '/office/changes',
  summary: 'List the unanswered change requests of clients, the oldest first',
  reply: z.object({ changes: z.array(change) }),
  problems: [],
})

export const answerChange = endpoint({
  ...ofDesk,
  method: 'POST',
  path: '/office/changes/{id}/answer',
  summary: 'Answer a change request of a client',
  description:
    '`made` applies the new party; the stay must have been moved before (`/office/bookings/{id}/move`), else 409. `declined` sends the client an e-mail.',
  params: bookingIdParams,
  body: z.object({ answer: z.enum(['made', 'declined']) }),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'transactional',
})
