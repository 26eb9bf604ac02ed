import { z } from 'zod'
import { amount, booking, ofBooking } from '#contract/booking-shapes'
import { endpoint } from '#contract/endpoint'
import { day } from '#contract/shapes'

export const enterTransfer = endpoint({
  group: 'extras',
  method: 'POST',
  path: '/office/bookings/{id}/transfers',
  access: ['staff:payments'],
  summary: 'Enter a bank transfer that came for a booking, or went back to its client',
  description:
    'What came in pays a part as a card does: it takes the nights, has an invoice, and the client is told. `amount` is what is to be paid of that part, or its next part by dates: another is 409 `price-changed`. What went out has a credit note, and is at most what came by transfer. A `bankReference` is entered once.',
  params: ofBooking,
  body: z.object({
    direction: z.enum(['in', 'out']),
    part: z.enum(['deposit', 'balance', 'service']),
    amount: amount.min(0.01).max(20_000_000),
    bookedOn: day,
    bankReference: z.string().trim().min(1).max(200),
  }),
  reply: booking,
  status: 201,
  refusals: [
    'invalid-input',
    'not-found',
    'not-in-this-state',
    'dates-taken',
    'price-changed',
    'edited-meanwhile',
    'unavailable',
  ],
  writes: 'once',
})
