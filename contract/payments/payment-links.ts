import { z } from 'zod'
import { extend, omit, optional, partial } from 'zod/mini'
import { acceptance, amount, booking, bookingEditors, bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { emailAddress } from '#contract/forms/fields'
import { billingAddress, bringsOneCard, cardPayment, opayoCard, tokenisedCard } from '#contract/forms/payment'
import { cardPaymentState, cardSession, paymentHeaders, paymentProblems } from '#contract/payments/payments'
import { id, language } from '#contract/schemas'
import { chargedParts } from '#domain/booking/payment/payable-part'

const part = z.enum(chargedParts)
const common = { group: 'payments', problems: ['invalid-input', 'not-found'] } as const

const link = z
  .object({
    id: z.number(),
    part,
    name: z.string().meta({ description: 'For whom it is, as entered by its creator; not shown to the payer' }),
    amount,
    currencyId: z.number(),
    state: z.enum(['open', 'paid', 'over']).meta({ description: 'over: revoked or expired' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentLink' })
export type PaymentLinkResponse = z.output<typeof link>

export const createPaymentLink = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/{id}/paymentlinks',
  access: bookingEditors,
  summary: 'Create a link by which another person pays a part of a booking, without an account',
  description:
    'Its holder sees the payment and nothing else of the booking; with `namesAsker` also the first name of the lead booker and the villa. `amount` takes a share of the balance; by default, all of the next payment. The fragment (`#`) of its address is returned only this once; browsers do not send it to servers.',
  params: bookingIdParams,
  body: z.object({
    part,
    amount: optional(amount.min(1).max(20_000_000)),
    days: optional(z.int().min(1).max(30)),
    name: z.string().trim().max(100).default(''),
    namesAsker: z.boolean().default(true),
    lang: optional(language.meta({ description: 'Of its page and its e-mail; by default that of the booking' })),
  }),
  reply: link.extend({
    address: z.string(),
    email: z
      .object({ subject: z.string(), text: z.string() })
      .meta({ description: 'A message for the lead booker to send with it, in its language' }),
  }),
  status: 201,
  problems: [...common.problems, 'not-in-this-state', 'not-booked-yet', 'option-over', 'price-changed'],
  limit: { max: 40, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
  secret: true,
})

export const listPaymentLinks = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/{id}/paymentlinks',
  access: bookingEditors,
  summary: 'List the payment links of a booking, without their secrets',
  params: bookingIdParams,
  reply: z.object({ links: z.array(link) }),
})

export const revokePaymentLink = endpoint({
  ...common,
  method: 'DELETE',
  path: '/core/bookings/{id}/paymentlinks/{linkId}',
  access: bookingEditors,
  summary: 'Revoke a payment link',
  description: 'A payment that has begun with it continues.',
  params: z.object({ id, linkId: id }),
  reply: noContent,
  writes: 'transactional',
})

export const setPaymentPlan = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/{id}/paymentplan',
  access: bookingEditors,
  summary: 'Create a payment plan for the balance, where the terms of the booking offer it',
  description:
    'Equal parts; the last one is due on the due day of the balance. Each is paid by itself, or the whole rest in one payment.',
  params: bookingIdParams,
  body: z.object({ parts: z.int().min(2).max(20) }),
  reply: booking,
  problems: [...common.problems, 'not-in-this-state'],
  writes: 'transactional',
})

export const unplanPayments = endpoint({
  ...common,
  method: 'DELETE',
  path: '/core/bookings/{id}/paymentplan',
  access: bookingEditors,
  summary: 'Cancel a payment plan',
  description: 'The outstanding balance becomes one payment again, due on its original day.',
  params: bookingIdParams,
  reply: booking,
  problems: [...common.problems, 'not-in-this-state'],
  writes: 'transactional',
})

const secret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'The fragment (`#`) of the link' })
const byLink = { ...common, method: 'POST', access: 'anyone' } as const
const few = { per: 'address', store: 'database' } as const

export const getPaymentLink = endpoint({
  ...byLink,
  path: '/core/paymentlinks/show',
  summary: 'Get the payment of a link',
  body: z.object({ secret }),
  reply: z.object({
    part,
    amount: amount.meta({ description: '0 where nothing is outstanding any more' }),
    currencyId: z.number(),
    reference: z.string(),
    askedBy: z.string().nullable().meta({ description: 'First name of the lead booker, if shared' }),
    villa: z.string().nullable().meta({ description: 'Null if the name is not shared' }),
    from: z.string(),
    to: z.string(),
    state: z.enum(['open', 'paid', 'cancelled']).meta({ description: 'cancelled: the booking was cancelled' }),
    payment: z.number().nullable().meta({ description: 'The payment that was made with this link' }),
    expiresAt: z.iso.datetime(),
    conditions: acceptance.nullable().meta({ description: 'As accepted with this link' }),
  }),
  problems: ['invalid-input', 'link-over', 'not-booked-yet', 'option-over'],
  limit: { ...few, max: 60, windowSeconds: 900 },
})

export const acceptByLink = endpoint({
  ...byLink,
  path: '/core/paymentlinks/conditions',
  summary: 'Accept the booking conditions, as the holder of a payment link',
  description: 'Required once before a link pays a deposit. Version, language and time are stored.',
  body: z.object({ secret, lang: optional(language) }),
  reply: noContent,
  problems: ['invalid-input', 'link-over', 'option-over', 'not-booked-yet', 'not-in-this-state'],
  limit: { ...few, max: 30, windowSeconds: 900 },
  writes: 'transactional',
})

export const openLinkSession = endpoint({
  ...byLink,
  path: '/core/paymentlinks/cardsession',
  summary: 'Get the card payment session of a payment link',
  body: z.object({ secret }),
  reply: cardSession,
  problems: ['invalid-input', 'link-over', 'unavailable'],
  limit: { ...few, max: 30, windowSeconds: 900 },
})

/** The payer of a link sees nothing of the booking, not even its id. */
const linkPayment = cardPaymentState.omit({ bookingId: true, card: true, coSignIn: true, PassRequired: true })
export type LinkPaymentResponse = z.output<typeof linkPayment>
const ofLink = { secret, lang: optional(language) }
const ofPayer = { ...ofLink, email: emailAddress }
const withoutPart = omit(cardPayment, { part: true, itemIds: true })
const paying = {
  ...byLink,
  headers: paymentHeaders,
  reply: linkPayment,
  problems: [...paymentProblems, 'link-over'],
  limit: { ...few, max: 20, windowSeconds: 900 },
} as const

export const payLinkByCheckout = endpoint({
  ...paying,
  path: '/core/paymentlinks/pay/card/checkout',
  summary: 'Pay a payment link with a token of Checkout.com',
  body: extend(withoutPart, { ...tokenisedCard.shape, ...partial(billingAddress).shape, ...ofPayer }),
})

export const payLinkByOpayo = endpoint({
  ...paying,
  path: '/core/paymentlinks/pay/card',
  summary: 'Pay a payment link through Opayo: with a card identifier, or the encrypted card of a wallet',
  body: extend(withoutPart, { ...opayoCard.shape, ...billingAddress.shape, ...ofPayer }).check(bringsOneCard),
})

export const getLinkPayment = endpoint({
  ...byLink,
  path: '/core/paymentlinks/payment',
  summary: 'Get the state of a payment by a link',
  description: 'Also after the link has expired.',
  body: z.object({ ...ofLink, id }),
  reply: linkPayment,
  limit: { max: 120, windowSeconds: 300, per: 'address', store: 'memory' },
})
