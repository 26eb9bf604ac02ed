import { z } from 'zod'
import { amount, booking, makers, ofBooking, ofBookings } from '#contract/booking-shapes'
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
export type CancellationShown = z.output<typeof terms>

export const tellCancellation = endpoint({
  ...ofBookings,
  method: 'GET',
  path: '/core/bookings/{id}/cancellation',
  access: [...makers, 'staff:bookings'],
  summary: 'Get the refund of a cancellation now, and how long that applies',
  description: 'An option of the office, or a confirmed booking whose stay has not begun.',
  params: ofBooking,
  reply: terms,
  refusals: [...ofBookings.refusals, 'not-in-this-state', 'option-over'],
})

const cancelled = {
  ...ofBookings,
  method: 'POST',
  params: ofBooking,
  reply: z.object({
    booking,
    returnedByCard: amount,
    returnedToOthers: amount.meta({
      description: 'The part of it that goes to the cards of people who paid by a link',
    }),
    returnedByTransfer: amount.meta({ description: 'The part that the office returns by bank transfer' }),
  }),
  refusals: [...ofBookings.refusals, 'not-in-this-state', 'option-over', 'price-changed', 'unavailable'],
  writes: 'once',
} as const

export const cancelBooking = endpoint({
  ...cancelled,
  path: '/core/bookings/{id}/cancel',
  access: makers,
  summary: 'Cancel a booking',
  description:
    '`returned` is the refund that the client has read; if it has changed, 409 `price-changed` with the new terms. The nights become free immediately. Not while a payment is being captured.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
  limit: { most: 20, seconds: 3600, per: 'account', counted: 'everywhere' },
})

export const cancelForClient = endpoint({
  ...cancelled,
  path: '/office/bookings/{id}/cancel',
  access: ['staff:bookings'],
  summary: 'Cancel a booking on behalf of its client',
  description: '`returned` is the refund that the office grants, at most the paid amount.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
})
