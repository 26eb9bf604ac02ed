import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, booking, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { day } from '#contract/schemas'
import { chargedParts } from '#domain/booking/payment/payable-part'

export const recordBankTransfer = endpoint({
  group: 'extras',
  method: 'POST',
  path: '/office/bookings/{id}/transfers',
  access: ['staff:payments'],
  summary: 'Record a bank transfer of a booking, incoming or outgoing',
  description:
    'An incoming transfer pays a part as a card does: it confirms the nights, creates an invoice, and the client gets an e-mail. `amount` is the outstanding amount of that part, or its next part by dates: another is 409 `price-changed`. An outgoing transfer creates a credit note, and is at most the amount that came by transfer. Each `bankReference` is recorded once. A deposit confirms the booking only after its conditions have been accepted; `acceptanceReason` records that, else 409 `conditions-needed`.',
  params: bookingIdParams,
  body: z.object({
    direction: z.enum(['in', 'out']),
    part: z.enum(chargedParts),
    amount: amount.min(0.01).max(20_000_000),
    bookedOn: day,
    bankReference: z.string().trim().min(1).max(200),
    acceptanceReason: optional(
      z.string().trim().min(1).max(1000).meta({
        description: 'How the client accepted the booking conditions, if not on the site',
      }),
    ),
  }),
  reply: booking,
  status: 201,
  problems: [
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
  writes: 'idempotent',
})
