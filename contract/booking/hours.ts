import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, bookingEndpoint, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { id } from '#contract/schemas'
import { hoursKinds } from '#domain/booking/hours'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { hoursState } from '#domain/lifecycles/hours-state'
import { languages } from '#domain/text/language'

const request = z
  .object({
    id: z.number(),
    kind: z.enum(hoursKinds),
    time: z.string().meta({ description: 'The wanted time, in the time zone of the villa' }),
    note: z.string(),
    state: z.enum(hoursState).meta({
      description:
        'asked; quoted by the office; accepted or refused by the client; declined by the office; withdrawn by the client; lapsed: the booking was cancelled or moved, or the stay has begun',
    }),
    price: amount.nullable().meta({ description: 'The quote, in the booking’s currency; null before it' }),
    message: z.string().meta({ description: 'Of the office, with its answer' }),
    itemId: z.number().nullable().meta({ description: 'The service that charges it, once accepted' }),
    askedAt: z.iso.datetime(),
  })
  .meta({ id: 'HoursRequest' })
export type HoursRequestShown = z.output<typeof request>

const list = z
  .object({
    open: z.boolean().meta({ description: 'Whether other hours can be asked for: confirmed, and before arrival' }),
    currencyId: z.number(),
    arrivalFrom: z.string().nullable().meta({ description: 'The usual hours of the villa' }),
    departureBy: z.string().nullable(),
    timezone: z.string(),
    requests: z.array(request).meta({ description: 'The last first' }),
  })
  .meta({ id: 'HoursRequests' })
export type HoursList = z.output<typeof list>

const ofBooking = {
  ...bookingEndpoint,
  access: ['lead-booker'],
  params: bookingIdParams,
  reply: list,
} as const
const ofRequest = {
  ...ofBooking,
  params: z.object({ id, hoursId: id }),
  problems: [...bookingEndpoint.problems, 'not-in-this-state'],
} as const

export const listHours = endpoint({
  ...ofBooking,
  method: 'GET',
  path: '/core/bookings/{id}/hours',
  summary: 'List the requests for an early arrival or a late departure',
})

export const requestHours = endpoint({
  ...ofBooking,
  method: 'POST',
  path: '/core/bookings/{id}/hours',
  summary: 'Ask for an early arrival or a late departure',
  description:
    'It replaces an open request of its kind. Nothing is granted or charged before the office has named a price and the client has accepted it. A time within the usual hours is invalid.',
  body: z.object({
    kind: z.enum(hoursKinds),
    time: z.string().refine(isTimeOfDay, 'A time such as 12:30.'),
    note: z.string().trim().max(2000).default(''),
  }),
  status: 201,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'unavailable'],
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

export const answerQuotedHours = endpoint({
  ...ofRequest,
  method: 'POST',
  path: '/core/bookings/{id}/hours/{hoursId}/answer',
  summary: 'Accept or refuse the price for other hours',
  description:
    'An accepted price becomes a service of the stay, paid with the others. A repetition of the same answer succeeds.',
  body: z.object({ answer: z.enum(['accept', 'refuse']) }),
  problems: [...ofRequest.problems, 'unavailable'],
  writes: 'transactional',
})

export const withdrawHours = endpoint({
  ...ofRequest,
  method: 'DELETE',
  path: '/core/bookings/{id}/hours/{hoursId}',
  summary: 'Withdraw a request for other hours',
  writes: 'transactional',
})

const officeRequest = request
  .extend({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.enum(languages).meta({ description: 'Of the booking and its e-mails' }),
    currencyId: z.number(),
    arrivalFrom: z.string().nullable(),
    departureBy: z.string().nullable(),
    neighbour: z
      .string()
      .nullable()
      .meta({ description: 'The day on which other guests leave or arrive on the same day; else null' }),
    answeredAt: z.iso.datetime().nullable(),
    answeredBy: z.string().nullable(),
  })
  .meta({ id: 'OfficeHoursRequest' })
export type OfficeHoursShown = z.output<typeof officeRequest>

const officeEndpoint = { group: 'extras', access: ['staff:bookings'] } as const

export const listOfficeHours = endpoint({
  ...officeEndpoint,
  method: 'GET',
  path: '/office/hours',
  summary: 'List requests for other hours: those to answer, the oldest first, or the answered ones, the newest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({
    state: z.enum(['asked', 'answered']).default('asked'),
    cursor: optional(id.meta({ description: '`next` of the list before' })),
  }),
  reply: z.object({ requests: z.array(officeRequest), next: z.number().nullable() }),
  problems: ['invalid-input'],
})

export const answerHours = endpoint({
  ...officeEndpoint,
  method: 'POST',
  path: '/office/hours/{id}/answer',
  summary: 'Quote a price for other hours, or decline them',
  description:
    'The client gets an e-mail. A price of 0 grants them free of charge, once the client accepts. A request that is answered, withdrawn or lapsed: 409.',
  params: bookingIdParams,
  body: z.discriminatedUnion('answer', [
    z.object({
      answer: z.literal('quoted'),
      price: amount.min(0).max(100_000),
      message: z.string().trim().max(2000).default(''),
    }),
    z.object({ answer: z.literal('declined'), message: z.string().trim().max(2000).default('') }),
  ]),
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'idempotent',
})
