import { z } from 'zod'
import {
  amount,
  cancellationDates,
  makers,
  ofBooking,
  ofBookings,
  ratePlan,
  scheduleRow,
  terms,
} from '#contract/booking-shapes'
import { endpoint, nothing } from '#contract/endpoint'
import { day, id } from '#contract/shapes'

const party = {
  adults: z.int().min(1).max(100),
  children: z.int().min(0).max(100).default(0),
  infants: z.int().min(0).max(100).default(0),
}
/** Why a stay cannot be had, as `refuseStay` of the domain tells it, or since its nights are taken. */
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
  .meta({ description: 'What it costs more, less where it is negative; null where the villa has no price for it' })

const quoted = z.object({
  possible: z.boolean().meta({ description: 'The nights are free, and let for such a stay' }),
  refused: z
    .object({
      reason: z.enum(changeRefusals),
      nights: z.number().meta({ description: 'The fewest or the most, where that is the reason; else 0' }),
      weekdays: z.array(z.number()).meta({ description: 'On which one arrives and leaves, where that is the reason' }),
    })
    .nullable()
    .meta({ description: 'Why it is not possible' }),
  difference,
  before: amount.meta({ description: 'What the whole booking comes to now' }),
  total: amount.nullable().meta({ description: 'What it would come to, with tourist tax and options' }),
  schedule: z.array(scheduleRow).meta({ description: 'What would be paid when; together the total' }),
  ratePlan: ratePlan.meta({
    description: 'That of the booking, where the days offer it; else the standard rate, by which it is priced',
  }),
  terms: terms.meta({ description: 'By which it would be booked' }),
  cancellation: cancellationDates,
  nearStays: z
    .array(z.object({ from: z.string(), to: z.string(), totalPrice: amount, difference: amount.nullable() }))
    .meta({ description: 'Where it is not possible: the nearest stays of the villa, for the same party' }),
  currencyId: z.number(),
})
export type ChangeQuoted = z.output<typeof quoted>

const change = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    from: z.string(),
    to: z.string(),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    note: z.string(),
    difference,
    ratePlan: ratePlan.meta({
      description: 'By which it was priced; the booking takes it over when the change is made',
    }),
    state: z.enum(['asked', 'made', 'declined', 'replaced', 'withdrawn', 'lapsed']).meta({
      description:
        'replaced: by a later request; withdrawn: by who asked for it; lapsed: its booking ended before an answer',
    }),
    askedAt: z.iso.datetime(),
  })
  .meta({ id: 'ChangeRequest' })
export type ChangeShown = z.output<typeof change>

const asking = {
  ...ofBookings,
  method: 'POST',
  access: makers,
  params: ofBooking,
  refusals: [...ofBookings.refusals, 'not-in-this-state'],
} as const

export const quoteChange = endpoint({
  ...asking,
  path: '/core/bookings/{id}/changes/quote',
  summary: 'Whether a confirmed booking could be another stay or party, and what it comes to then',
  description: 'By the seasons of its villa as they are now. Nothing is kept or held.',
  body: wanted,
  reply: quoted,
  limit: { most: 60, seconds: 900, per: 'account', counted: 'here' },
})

export const askChange = endpoint({
  ...asking,
  path: '/core/bookings/{id}/changes',
  summary: 'Ask the office for other days, another party or a night more',
  description:
    'It takes the place of a request that nobody has answered. Until the office makes it nothing changes. What cannot be let is refused as `dates-taken` or `stay-refused`.',
  body: wanted.extend({ note: z.string().trim().max(2000).default('') }),
  reply: change,
  status: 201,
  refusals: [...asking.refusals, 'dates-taken', 'stay-refused', 'unavailable'],
  limit: { most: 10, seconds: 3600, per: 'account', counted: 'everywhere' },
  writes: 'once',
})

export const listChanges = endpoint({
  ...ofBookings,
  method: 'GET',
  path: '/core/bookings/{id}/changes',
  access: makers,
  summary: 'What was asked for of a booking, the last first',
  params: ofBooking,
  reply: z.object({ changes: z.array(change) }),
})

export const withdrawChange = endpoint({
  ...ofBookings,
  method: 'DELETE',
  path: '/core/bookings/{id}/changes/{changeId}',
  access: makers,
  summary: 'Withdraw a change that was asked for and nobody has answered',
  description: 'The office is told. One that is withdrawn already stays so; one that was answered or replaced: 409.',
  params: z.object({ id, changeId: id }),
  reply: nothing,
  refusals: [...ofBookings.refusals, 'not-in-this-state', 'unavailable'],
  writes: 'in-transaction',
})

const ofDesk = { group: 'extras', access: ['staff:bookings'] } as const

export const listOpenChanges = endpoint({
  ...ofDesk,
  method: 'GET',
  path: '/office/changes',
  summary: 'Changes that clients ask for and nobody has answered, the first first',
  reply: z.object({ changes: z.array(change) }),
  refusals: [],
})

export const answerChange = endpoint({
  ...ofDesk,
  method: 'POST',
  path: '/office/changes/{id}/answer',
  summary: 'Answer a change that a client asks for',
  description:
    '`made` takes over the party; the stay must have been moved before (`/office/bookings/{id}/move`), else 409. `declined` tells the client by letter.',
  params: ofBooking,
  body: z.object({ answer: z.enum(['made', 'declined']) }),
  reply: nothing,
  refusals: ['invalid-input', 'not-found', 'not-in-this-state', 'unavailable'],
  writes: 'in-transaction',
})
