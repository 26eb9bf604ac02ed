import { z } from 'zod'
import { extend, omit, optional, partial } from 'zod/mini'
import { acceptance, amount, booking, makers, ofBooking } from '#contract/booking-shapes'
import { endpoint, nothing } from '#contract/endpoint'
import { emailAddress } from '#contract/forms/fields'
import { billingAddress, cardPayment, identifiedCard, tokenisedCard } from '#contract/forms/payment'
import { cardPaymentState, cardSession, payingHeaders, payingRefusals } from '#contract/payments'
import { id, language } from '#contract/shapes'

const part = z.enum(['deposit', 'balance', 'service'])
const common = { group: 'payments', refusals: ['invalid-input', 'not-found'] } as const

const link = z
  .object({
    id: z.number(),
    part,
    name: z.string().meta({ description: 'For whom it is, in the words of who made it; whoever pays is not told' }),
    amount,
    currencyId: z.number(),
    state: z.enum(['open', 'paid', 'over']).meta({ description: 'over: revoked, or its time is over' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'PaymentLink' })
export type PaymentLinkShown = z.output<typeof link>

export const makePaymentLink = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/{id}/paymentlinks',
  access: makers,
  summary: 'A link by which somebody else pays a part of a booking, without an account',
  description:
    'Whoever has it sees what it pays and nothing else of the booking; with `namesAsker` also the first name of the lead booker and the villa. `amount` takes a share of the balance; without it, all that is next. What stands behind the `#` of its address is told this once, and no server hears it.',
  params: ofBooking,
  body: z.object({
    part,
    amount: optional(amount.min(1).max(20_000_000)),
    days: optional(z.int().min(1).max(30)),
    name: z.string().trim().max(100).default(''),
    namesAsker: z.boolean().default(true),
    lang: optional(language.meta({ description: 'Of its page and its e-mail; that of the booking unless told' })),
  }),
  reply: link.extend({
    address: z.string(),
    email: z
      .object({ subject: z.string(), text: z.string() })
      .meta({ description: 'What the lead booker can send with it, in its language' }),
  }),
  status: 201,
  refusals: [...common.refusals, 'not-in-this-state', 'not-booked-yet', 'option-over', 'price-changed'],
  limit: { most: 40, seconds: 3600, per: 'account', counted: 'everywhere' },
  writes: 'once',
  secret: true,
})

export const listPaymentLinks = endpoint({
  ...common,
  method: 'GET',
  path: '/core/bookings/{id}/paymentlinks',
  access: makers,
  summary: 'The payment links of a booking, without their secrets',
  params: ofBooking,
  reply: z.object({ links: z.array(link) }),
})

export const revokePaymentLink = endpoint({
  ...common,
  method: 'DELETE',
  path: '/core/bookings/{id}/paymentlinks/{linkId}',
  access: makers,
  summary: 'Revoke a payment link',
  description: 'A payment that has begun with it goes on.',
  params: z.object({ id, linkId: id }),
  reply: nothing,
  writes: 'in-transaction',
})

export const planPayments = endpoint({
  ...common,
  method: 'POST',
  path: '/core/bookings/{id}/paymentplan',
  access: makers,
  summary: 'Pay the balance in parts by dates, where the terms of the booking offer it',
  description: 'Equal parts, the last due when all of it was. Each is paid by itself, or all that is left at once.',
  params: ofBooking,
  body: z.object({ parts: z.int().min(2).max(20) }),
  reply: booking,
  refusals: [...common.refusals, 'not-in-this-state'],
  writes: 'in-transaction',
})

export const unplanPayments = endpoint({
  ...common,
  method: 'DELETE',
  path: '/core/bookings/{id}/paymentplan',
  access: makers,
  summary: 'Take a payment plan back',
  description: 'What is not paid of the balance is one sum again, due when all of it was.',
  params: ofBooking,
  reply: booking,
  refusals: [...common.refusals, 'not-in-this-state'],
  writes: 'in-transaction',
})

const secret = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'What stands behind the `#` of the link' })
const byLink = { ...common, method: 'POST', access: 'anyone' } as const
const few = { per: 'address', counted: 'everywhere' } as const

export const showPaymentLink = endpoint({
  ...byLink,
  path: '/core/paymentlinks/show',
  summary: 'What a payment link pays',
  body: z.object({ secret }),
  reply: z.object({
    part,
    amount: amount.meta({ description: '0 where nothing is to be paid any more' }),
    currencyId: z.number(),
    reference: z.string(),
    askedBy: z.string().nullable().meta({ description: 'First name of the lead booker, who may withhold it' }),
    villa: z.string().nullable().meta({ description: 'Withheld with the name' }),
    from: z.string(),
    to: z.string(),
    state: z.enum(['open', 'paid', 'cancelled']).meta({ description: 'cancelled: the booking is' }),
    payment: z.number().nullable().meta({ description: 'The attempt by which it was paid with this link' }),
    expiresAt: z.iso.datetime(),
    conditions: acceptance.nullable().meta({ description: 'As they were accepted with this link' }),
  }),
  refusals: ['invalid-input', 'link-over', 'not-booked-yet', 'option-over'],
  limit: { ...few, most: 60, seconds: 900 },
})

export const acceptByLink = endpoint({
  ...byLink,
  path: '/core/paymentlinks/conditions',
  summary: 'Accept the booking conditions, as the holder of a payment link',
  description: 'Needed once before a link pays a deposit. Their version, the language and the moment are stored.',
  body: z.object({ secret, lang: optional(language) }),
  reply: nothing,
  refusals: ['invalid-input', 'link-over', 'option-over', 'not-booked-yet', 'not-in-this-state'],
  limit: { ...few, most: 30, seconds: 900 },
  writes: 'in-transaction',
})

export const openLinkSession = endpoint({
  ...byLink,
  path: '/core/paymentlinks/cardsession',
  summary: 'By whom cards are taken, for who pays by a link',
  body: z.object({ secret }),
  reply: cardSession,
  refusals: ['invalid-input', 'link-over', 'unavailable'],
  limit: { ...few, most: 30, seconds: 900 },
})

/** Who pays by a link is told nothing of the booking, not even its id. */
const linkPayment = cardPaymentState.omit({ bookingId: true, coSignIn: true, PassRequired: true })
export type LinkPaymentShown = z.output<typeof linkPayment>
const ofLink = { secret, lang: optional(language) }
const ofPayer = { ...ofLink, email: emailAddress }
const withoutPart = omit(cardPayment, { part: true })
const paying = {
  ...byLink,
  headers: payingHeaders,
  reply: linkPayment,
  refusals: [...payingRefusals, 'link-over'],
  limit: { ...few, most: 20, seconds: 900 },
} as const

export const payLinkByCheckout = endpoint({
  ...paying,
  path: '/core/paymentlinks/pay/card/checkout',
  summary: 'Pay what a link pays with a token of Checkout.com',
  body: extend(withoutPart, { ...tokenisedCard.shape, ...partial(billingAddress).shape, ...ofPayer }),
})

export const payLinkByOpayo = endpoint({
  ...paying,
  path: '/core/paymentlinks/pay/card',
  summary: 'Pay what a link pays with a card identifier of Opayo',
  body: extend(withoutPart, { ...identifiedCard.shape, ...billingAddress.shape, ...ofPayer }),
})

export const getLinkPayment = endpoint({
  ...byLink,
  path: '/core/paymentlinks/payment',
  summary: 'How far an attempt to pay by a link has come',
  description: 'Also when the link is over meanwhile.',
  body: z.object({ ...ofLink, id }),
  reply: linkPayment,
  limit: { most: 120, seconds: 300, per: 'address', counted: 'here' },
})
