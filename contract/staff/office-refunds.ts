import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { id, keysetCursor } from '#contract/schemas'
import { ordersOf } from '#domain/office-lists/lists'
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

const orders = ordersOf('/office/payments')

/** The order of refunds, or of payments that differ, and a page of it. */
const refundOrder = z
  .enum(orders)
  .default('since')
  .meta({ description: 'since: the oldest first; -amount: the largest' })
const differenceOrder = z.enum(orders).default('-since').meta({ description: '-since: the newest first' })
const cursor = optional(keysetCursor)
export type PaymentOrder = (typeof orders)[number]

/** The filter of the list of payments, which its export has too. */
export const paymentFilter = z.discriminatedUnion('state', [
  z.object({ state: z.literal('refunds'), order: refundOrder }),
  z.object({ state: z.literal('differences'), order: differenceOrder }),
])
export type PaymentFilter = z.output<typeof paymentFilter>

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
  summary: 'List refunds that providers have not completed yet',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ order: refundOrder, cursor }),
  reply: z.object({ refunds: z.array(openRefund), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const listDifferences = endpoint({
  ...common,
  method: 'GET',
  path: '/office/paymentdifferences',
  summary: 'List payments whose provider’s report differs from our request',
  description:
    'Open differences only, at most fifty. A later report that agrees closes one. `next` is the cursor of the following ones.',
  query: z.object({ order: differenceOrder, cursor }),
  reply: z.object({ differences: z.array(openDifference), next: z.string().nullable() }),
  problems: ['invalid-input'],
})
