import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount, booking, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { day, keysetCursor } from '#contract/schemas'
import { chargedParts } from '#domain/booking/payment/payable-part'
import { ordersOf } from '#domain/office-lists/lists'

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

const ofPayments = { group: 'extras', access: ['staff:payments'], method: 'GET' } as const

const recordedTransfer = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    direction: z.enum(['in', 'out']),
    part: z.enum(chargedParts),
    amount,
    currencyId: z.number(),
    bookedOn: z.string(),
    bankReference: z.string(),
    enteredAt: z.iso.datetime(),
    enteredBy: z.string(),
  })
  .meta({ id: 'RecordedTransfer' })
export type RecordedTransfer = z.output<typeof recordedTransfer>

/** The filter of the list of bank transfers, which its export has too. */
export const bankFilter = z.object({
  state: z.enum(['in', 'out']).default('in'),
  order: z
    .enum(ordersOf('/office/banktransfers'))
    .default('-entered')
    .meta({ description: '-entered: the last recorded first; booked: by the day on which the bank booked it' }),
})
export type BankFilter = z.output<typeof bankFilter>

export const listBankTransfers = endpoint({
  ...ofPayments,
  path: '/office/banktransfers',
  summary: 'List the recorded bank transfers',
  description: 'At most fifty, incoming or outgoing. `next` is the cursor of the following ones.',
  query: bankFilter.extend({ cursor: optional(keysetCursor) }),
  reply: z.object({ transfers: z.array(recordedTransfer), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

const expectedTransfers = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string(),
    currencyId: z.number(),
    open: z
      .array(z.object({ part: z.enum(chargedParts), amounts: z.array(amount) }))
      .meta({ description: 'The parts that a transfer can pay, with the amounts that are accepted' }),
    needsAcceptance: z.boolean().meta({ description: 'Nobody has accepted the booking conditions yet' }),
    received: amount.meta({ description: 'Received by transfer and not returned' }),
  })
  .meta({ id: 'ExpectedTransfers' })
export type ExpectedTransfersShown = z.output<typeof expectedTransfers>

export const getExpectedTransfers = endpoint({
  ...ofPayments,
  path: '/office/bookings/{id}/transfers',
  summary: 'Get what a bank transfer of a booking can pay',
  params: bookingIdParams,
  reply: expectedTransfers,
  problems: ['invalid-input', 'not-found'],
})
