import { z } from 'zod'
import { optional } from 'zod/mini'
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
    'What came in pays a part as a card does: it takes the nights, has an invoice, and the client is told. `amount` is what is to be paid of that part, or its next part by dates: another is 409 `price-changed`. What went out has a credit note, and is at most what came by transfer. A `bankReference` is entered once. A deposit confirms the booking only once somebody has accepted its conditions; `acceptanceReason` records that, else 409 `conditions-needed`.',
  params: ofBooking,
  body: z.object({
    direction: z.enum(['in', 'out']),
    part: z.enum(['deposit', 'balance', 'service']),
    amount: amount.min(0.01).max(20_000_000),
    bookedOn: day,
    bankReference: z.string().trim().min(1).max(200),
    acceptanceReason: optional(
      z.string().trim().min(1).max(1000).meta({
        description: 'How the client accepted the booking conditions, where nobody has done so on the site',
      }),
    ),
  }),
  reply: booking,
  status: 201,
  refusals: [
    'invalid-input',
    'not-found',
    'not-in-this-state',
    'conditions-needed',
    'not-booked-yet',
    'dates-taken',
    'price-changed',
    'edited-meanwhile',
    'unavailable',
  ],
  writes: 'once',
})
