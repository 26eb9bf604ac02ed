import { z } from 'zod'
import { amount, booking, makers, ofBooking, ofBookings } from '#contract/booking-shapes'
import { endpoint } from '#contract/endpoint'

const terms = z
  .object({
    stage: z.enum(['free', 'deposit-kept', 'nothing-back']),
    paid: amount,
    returned: amount.meta({ description: 'What comes back if it is cancelled now' }),
    returnedToOthers: amount.meta({ description: 'What of it goes back to those who paid by a link' }),
    kept: amount,
    currencyId: z.number(),
    until: z.iso.datetime().nullable().meta({ description: 'The moment until which that is so' }),
    untilDay: z.string().nullable().meta({ description: 'The last day on which that is so, at the villa' }),
  })
  .meta({ id: 'Cancellation' })
export type CancellationShown = z.output<typeof terms>

export const tellCancellation = endpoint({
  ...ofBookings,
  method: 'GET',
  path: '/core/bookings/{id}/cancellation',
  access: [...makers, 'staff:bookings'],
  summary: 'What comes back if a booking is cancelled now, and until when that is so',
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
    returnedToOthers: amount.meta({ description: 'What of it goes to the cards of those who paid by a link' }),
    returnedByTransfer: amount.meta({ description: 'What the office sends back, where it came by bank transfer' }),
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
    '`returned` is what the client has read comes back; where it is another now, 409 `price-changed` with the new terms. The nights are free at once. Not while a payment is being taken.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
  limit: { most: 20, seconds: 3600, per: 'account', counted: 'everywhere' },
})

export const cancelForClient = endpoint({
  ...cancelled,
  path: '/office/bookings/{id}/cancel',
  access: ['staff:bookings'],
  summary: 'Cancel a booking for its client',
  description: '`returned` is what the office grants, at most what was paid.',
  body: z.object({ returned: amount.min(0).max(100_000_000) }),
})
