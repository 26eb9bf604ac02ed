import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { id } from '#contract/schemas'
import { differenceKinds } from '#domain/payments/differences'

const reason = z.string().trim().min(1).max(1000).meta({ description: 'The reason, for the audit log' })

const refund = z
  .object({
    id: z.number(),
    paymentId: z.number(),
    bookingId: z.number(),
    amount,
    currencyId: z.number(),
    state: z.enum(['open', 'given', 'by-transfer']).meta({
      description: 'open: the provider has not completed it; by-transfer: staff have settled it by bank transfer',
    }),
    refusals: z.number().meta({ description: 'How often the provider has rejected it' }),
    askedAt: z.iso.datetime(),
    givenAt: z.iso.datetime().nullable(),
    bankReference: z.string().nullable().meta({ description: 'The reference of the transfer that settled it' }),
  })
  .meta({ id: 'CardRefund' })
export type RefundShown = z.output<typeof refund>

/** How staff identify a booking. */
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

const page = z.object({ cursor: optional(id.meta({ description: '`next` of the list before' })) })

const common = { group: 'extras', access: ['staff:payments'] } as const
const writing = {
  ...common,
  method: 'POST',
  params: z.object({ id }),
  reply: refund,
  writes: 'idempotent',
} as const

export const refundPayment = endpoint({
  ...writing,
  path: '/office/payments/{id}/refunds',
  summary: 'Refund a card payment, or a part of it',
  description:
    'At most the remaining amount, of a partly captured payment exactly that: another is 409 `price-changed` with the remaining amount. Services of an ended booking count as refunded once all of their payment has been returned.',
  params: z.object({ id: id.meta({ description: 'The id of the payment' }) }),
  body: z.object({ amount: amount.min(0.01).max(20_000_000), reason }),
  status: 201,
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'price-changed'],
})

export const settleRefundByTransfer = endpoint({
  ...writing,
  path: '/office/refunds/{id}/settle',
  summary: 'Settle a refund by bank transfer that its provider rejects',
  description:
    'The provider gets no further requests for it. Not while a request is under way: 409 `not-in-this-state`. Each `bankReference` is recorded once, also among transfers: 409 `edited-meanwhile`.',
  params: z.object({ id: id.meta({ description: 'The id of the refund' }) }),
  body: z.object({ bankReference: z.string().trim().min(1).max(200), reason }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state', 'edited-meanwhile'],
})

export const listOpenRefunds = endpoint({
  ...common,
  method: 'GET',
  path: '/office/refunds',
  summary: 'List refunds that providers have not completed yet, the oldest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: page,
  reply: z.object({ refunds: z.array(openRefund), next: z.number().nullable() }),
  problems: ['invalid-input'],
})

export const listDifferences = endpoint({
  ...common,
  method: 'GET',
  path: '/office/paymentdifferences',
  summary: 'List payments whose provider’s report differs from our request, the newest first',
  description:
    'Open differences only, at most fifty. A later report that agrees closes one. `next` is the cursor of the following ones.',
  query: page,
  reply: z.object({ differences: z.array(openDifference), next: z.number().nullable() }),
  problems: ['invalid-input'],
})
