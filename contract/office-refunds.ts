import { z } from 'zod'
import { amount } from '#contract/booking-shapes'
import { endpoint } from '#contract/endpoint'
import { id } from '#contract/shapes'
import { differenceKinds } from '#domain/payments/differences'

const reason = z.string().trim().min(1).max(1000).meta({ description: 'Why; it stands in the audit log' })

const refund = z
  .object({
    id: z.number(),
    paymentId: z.number(),
    bookingId: z.number(),
    amount,
    currencyId: z.number(),
    state: z.enum(['open', 'given', 'by-transfer']).meta({
      description: 'open: the provider is still asked; by-transfer: staff have settled it by bank transfer',
    }),
    refusals: z.number().meta({ description: 'How often the provider has refused it' }),
    askedAt: z.iso.datetime(),
    givenAt: z.iso.datetime().nullable(),
    bankReference: z.string().nullable().meta({ description: 'Of the transfer by which it was settled' }),
  })
  .meta({ id: 'CardRefund' })
export type RefundShown = z.output<typeof refund>

/** What staff know a booking by. */
const named = { reference: z.string(), villa: z.string() }

const openRefund = refund.extend(named).meta({ id: 'OpenCardRefund' })
export type OpenRefundShown = z.output<typeof openRefund>

const openDifference = z
  .object({
    id: z.number(),
    paymentId: z.number(),
    bookingId: z.number(),
    ...named,
    kind: z.enum(differenceKinds),
    expected: amount,
    reported: amount,
    currencyId: z.number(),
    reportedCurrency: z.string(),
    foundAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentDifference' })
export type DifferenceShown = z.output<typeof openDifference>

const common = { group: 'extras', access: ['staff:payments'] } as const
const writing = {
  ...common,
  method: 'POST',
  params: z.object({ id }),
  reply: refund,
  writes: 'once',
} as const

export const refundPayment = endpoint({
  ...writing,
  path: '/office/payments/{id}/refunds',
  summary: 'Give back a card payment, or a part of it',
  description:
    'At most what is left of it: another amount is 409 `price-changed` with the amount that is left. A payment that was captured in part goes back as a whole. Services of a booking that came to nothing count as refunded once all of their payment has gone back.',
  params: z.object({ id: id.meta({ description: 'Of the payment' }) }),
  body: z.object({ amount: amount.min(0.01).max(20_000_000), reason }),
  status: 201,
  refusals: ['invalid-input', 'not-found', 'not-in-this-state', 'price-changed'],
})

export const settleRefundByTransfer = endpoint({
  ...writing,
  path: '/office/refunds/{id}/settle',
  summary: 'Settle a refund by bank transfer that its provider does not give',
  description:
    'The provider is asked no more. Not while it is being asked: 409 `not-in-this-state`. A `bankReference` is entered once, also among transfers: 409 `edited-meanwhile`.',
  params: z.object({ id: id.meta({ description: 'Of the refund' }) }),
  body: z.object({ bankReference: z.string().trim().min(1).max(200), reason }),
  refusals: ['invalid-input', 'not-found', 'not-in-this-state', 'edited-meanwhile'],
})

export const listOpenRefunds = endpoint({
  ...common,
  method: 'GET',
  path: '/office/refunds',
  summary: 'Refunds that providers have not given yet, the oldest first',
  description: 'A hundred at most.',
  reply: z.object({ refunds: z.array(openRefund), more: z.boolean() }),
  refusals: [],
})

export const listDifferences = endpoint({
  ...common,
  method: 'GET',
  path: '/office/paymentdifferences',
  summary: 'Payments of which their provider reports something else than was asked of it, the newest first',
  description: 'Those that still differ, a hundred at most. A later report that agrees ends one.',
  reply: z.object({ differences: z.array(openDifference), more: z.boolean() }),
  refusals: [],
})
