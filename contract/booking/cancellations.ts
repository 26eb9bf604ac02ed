import { z } from 'zod'
import { amount, booking, bookingEditors, bookingEndpoint, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'

const terms = z
  .object({
    stage: z.enum(['free', 'deposit-kept', 'nothing-back']),
    paid: amount,
    returned: amount.meta({ description: 'The refund if it is cancelled now' }),
    returnedToOthers: amount.meta({ description: 'The part of it that goes to people who paid by a link' }),
    kept: amount,
    currencyId: z.number(),
    until: z.iso.datetime().nullable().meta({ description: 'The time until which that applies' }),
    untilDay: z.string().nullable().meta({ description: 'The last day on which that applies, at the villa' }),
  })
  .meta({ id: 'Cancellation' })
export type CancellationResponse = z.output<typeof terms>

export const getCancellationTerms = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}/cancellation',
  access: [...bookingEditors, 'staff:bookings'],
  summary: 'Get the refund of a cancellation now, and how long that applies',
  description: 'An option of the office, or a confirmed booking whose stay has not begun.',
  params: bookingIdParams,
  reply: terms,
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'option-over'],
})

const cancelled = {
  ...bookingEndpoint,
  method: 'POST',
  params: bookingIdParams,
  reply: z.object({
    booking,
    returnedByCard: amount,
    returnedToOthers: amount.meta({
      description: 'The part of it that goes to the cards of people who paid by a link',
    }),
    returnedByTransfer: amount.meta({ description: 'The part that the office returns by bank transfer' }),
  }),
  problems: [...bookingEndpoint.problems, 'not-in-this-state', 'option-over', 'price-changed', 'unavailable'],
  writes: 'idempotent',
} as const

export const cancelBooking = endpoint({
  ...cancelled,
  path: '/core/bookings/{id}/cancel',
  access: bookingEditors,
  summary: 'Cancel a booking',
  description:
    '`returned` is the refund that the client has read; if it has changed, 409 `price-changed` with the new terms. The nights become free immediately. Not while a payment is being captured.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
  limit: { max: 20, windowSeconds: 3600, per: 'account', store: 'database' },
})

export const cancelAsStaff = endpoint({
  ...cancelled,
  path: '/office/bookings/{id}/cancel',
  access: ['staff:bookings'],
  summary: 'Cancel a booking on behalf of its client',
  description: '`returned` is the refund that the office grants, at most the paid amount.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
})
