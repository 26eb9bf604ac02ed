import { z } from 'zod'
import { extend, optional, partial } from 'zod/mini'
import { endpoint, file, nothing } from '#contract/endpoint'
import { billingAddress, cardPayment, identifiedCard, tokenisedCard } from '#contract/forms/payment'
import { id, language } from '#contract/shapes'
import { failureReasons, paymentStatuses } from '#domain/payments/payment-status'

const amount = z.number().meta({ description: 'In the currency of payment' })
const ofChallenge = z.string().nullable()

/** What a payment has come to, in words (section 3). */
const outcome = z
  .object({
    BookingType: z.enum(['villa', 'service', 'wine', 'none']),
    PaymentType: z.enum(['deposit', 'balance', 'none']),
    Success: z.boolean(),
    Heading: z.string(),
    Description: z.string(),
  })
  .meta({ id: 'PaymentOutcome' })

/** An attempt to pay by card, and how far it has come. */
export const cardPaymentState = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    part: z.enum(['deposit', 'balance', 'service', 'damage']),
    amount,
    currencyId: z.number(),
    state: z.enum(['open', 'challenge', 'paid', 'held', 'failed', 'given-back']).meta({
      description:
        'open: the bank has not answered yet, ask again; challenge: the browser goes to the bank; held: a damage deposit is left, and not charged',
    }),
    status: z.enum(paymentStatuses).nullable(),
    statusId: z.number().nullable().meta({ description: '0 to 9; null while the bank has not answered' }),
    reason: z.enum(failureReasons).nullable(),
    message: outcome.nullable(),
    PassRequired: z.boolean().meta({ description: 'Who pays has no password yet' }),
    termurl: ofChallenge.meta({ description: 'Where the bank sends the browser back to' }),
    acsurl: ofChallenge.meta({ description: 'Where the browser sends the form with `cReq`, or `paReq` and `md`' }),
    md: ofChallenge,
    paReq: ofChallenge,
    vpsTxId: ofChallenge,
    cReq: ofChallenge,
    ga_LocalTime: ofChallenge,
    coSignIn: z.object({ id: z.number() }).nullable(),
    threeDSecureURL: ofChallenge.meta({ description: 'Where the browser goes, if that is an address' }),
  })
  .meta({ id: 'CardPayment' })
export type CardPaymentShown = z.output<typeof cardPaymentState>

const payers = ['lead-booker', 'co-sign-in', 'guest-user'] as const
const common = { group: 'payments', method: 'POST' } as const
/** What every call that pays by card reads, and how it may refuse. */
export const payingHeaders = z.object({
  'idempotency-key': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'A repetition under the same key answers how far the first has come, and pays nothing' }),
})
export const payingRefusals = [
  'invalid-input',
  'not-found',
  'not-in-this-state',
  'not-booked-yet',
  'conditions-needed',
  'option-over',
  'price-changed',
  'key-reused',
  'unavailable',
] as const

const paying = {
  ...common,
  access: payers,
  params: z.object({ id: id.meta({ description: 'Of the booking' }) }),
  headers: payingHeaders,
  reply: cardPaymentState,
  refusals: payingRefusals,
  // Whoever has a pile of stolen cards tries them somewhere.
  limit: { most: 20, seconds: 900, per: 'account', counted: 'everywhere' },
} as const

export const payByOpayo = endpoint({
  ...paying,
  path: '/core/bookings/client/pay/card/{id}',
  summary: 'Pay a part of a booking with a card identifier of Opayo',
  body: extend(cardPayment, { ...identifiedCard.shape, ...billingAddress.shape, lang: optional(language) }),
})

export const payByCheckout = endpoint({
  ...paying,
  path: '/core/bookings/client/pay/card/checkout/{id}',
  summary: 'Pay a part of a booking with a token of Checkout.com',
  body: extend(cardPayment, { ...tokenisedCard.shape, ...partial(billingAddress).shape, lang: optional(language) }),
})

export const getCardPayment = endpoint({
  ...common,
  path: '/core/payments/clientCardPayment/{id}',
  access: payers,
  summary: 'How far an attempt to pay has come; one that is open is asked after at its provider',
  params: z.object({ id: id.meta({ description: 'Of the attempt' }) }),
  body: z.object({ lang: optional(language) }),
  reply: cardPaymentState,
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 120, seconds: 300, per: 'account', counted: 'everywhere' },
})

const returning = {
  ...common,
  access: 'anyone',
  params: z.object({ batchCode: z.string().max(40).meta({ description: 'Of the attempt; `md` of its challenge' }) }),
  reply: cardPaymentState,
  refusals: ['invalid-input', 'not-found'],
  limit: { most: 60, seconds: 300, per: 'address', counted: 'everywhere' },
} as const
const message = optional(z.string().max(20_000))

export const finishByOpayo = endpoint({
  ...returning,
  path: '/core/bookings/client/pay/card/3dresponse/{batchCode}',
  summary: 'Pass on what the holder’s bank has said: `cRes`, or `paRes` of the first version of 3-D Secure',
  body: z.object({ cRes: message, paRes: message }),
})

export const finishByCheckout = endpoint({
  ...returning,
  path: '/core/bookings/client/pay/card/3dresponse/checkout/{batchCode}',
  summary: 'Ask what became of a payment whose holder has been asked',
  body: z.object({}),
})

/** By whom cards are taken. */
export const cardSession = z.object({
  provider: z.enum(['checkout', 'opayo']),
  url: z.string().meta({ description: 'Where the card goes, and nowhere else' }),
  key: z.string().meta({ description: 'The bearer token: a public key, or a merchant session key' }),
  expiresAt: z.string().nullable(),
})

export const openCardSession = endpoint({
  ...common,
  path: '/core/payments/cardsession',
  access: payers,
  summary: 'By whom cards are taken, and what a browser needs to bring one there',
  reply: cardSession,
  refusals: ['unavailable'],
  limit: { most: 30, seconds: 900, per: 'account', counted: 'everywhere' },
})

export const hearCheckout = endpoint({
  ...common,
  path: '/core/payments/events/checkout',
  access: { signedBy: 'checkout' },
  summary: 'What Checkout.com tells of a payment; it is asked itself before anything follows',
  body: z.object({
    id: z.string().min(1).max(100),
    type: z.string().max(100),
    data: z
      .object({
        reference: z.string().max(100).optional(),
        payment_reference: z
          .string()
          .max(100)
          .optional()
          .meta({ description: 'Of the payment, in events of disputes' }),
      })
      .optional(),
  }),
  reply: nothing,
  refusals: ['invalid-input', 'bad-signature'],
  writes: 'in-transaction',
})

const readers = ['lead-booker', 'guest-user', 'staff:payments'] as const

/** An invoice, or a credit note that takes back what one says. */
const invoice = z
  .object({
    id: z.number(),
    kind: z.enum(['invoice', 'credit-note']),
    number: z.string(),
    part: z.enum(['deposit', 'balance', 'service', 'damage']),
    amount,
    currencyId: z.number(),
    issuedOn: z.string(),
  })
  .meta({ id: 'Invoice' })
export type InvoiceShown = z.output<typeof invoice>

const invoices = z.object({
  invoices: z.array(invoice),
  returning: amount.meta({ description: 'What goes back to cards and the bank has not given yet' }),
  invoicedTo: z
    .object({ company: z.string(), vatNumber: z.string() })
    .meta({ description: 'The company to which those go that are still to be issued; empty where it is the client' }),
})
export type InvoicesShown = z.output<typeof invoices>

export const listInvoices = endpoint({
  group: 'payments',
  method: 'GET',
  path: '/core/bookings/{id}/invoices',
  access: readers,
  summary: 'The invoices and credit notes of a booking, the oldest first, and those that are to come',
  params: z.object({ id }),
  reply: invoices,
  refusals: ['invalid-input', 'not-found'],
})

export const printInvoice = endpoint({
  group: 'bookings',
  method: 'GET',
  path: '/core/invoice/{id}',
  access: readers,
  summary: 'An invoice or a credit note, as it was issued (PDF)',
  params: z.object({ id: id.meta({ description: 'Of the invoice' }) }),
  reply: file('application/pdf'),
  refusals: ['invalid-input', 'not-found', 'unavailable'],
  limit: { most: 30, seconds: 300, per: 'account', counted: 'here' },
})

/** What is told to the data layer of a booking that is about to be paid: what, never whose. */
const bookingCheckout = z
  .object({
    event: z.literal('booking_checkout'),
    villa_id: z.number(),
    villa_name: z.string(),
    nights: z.number(),
    value: amount,
    currency: z.string(),
  })
  .meta({ id: 'BookingCheckoutEvent' })

export const tellBookingCheckout = endpoint({
  group: 'payments',
  method: 'GET',
  path: '/core/googledatalayer/bookingcheckout/{id}',
  access: payers,
  summary: 'What the data layer is told of a booking of one’s own that is about to be paid',
  description: 'Asked by browsers whose visitors have agreed to statistics or marketing. Nothing is kept.',
  params: z.object({ id: id.meta({ description: 'Of the booking' }) }),
  reply: bookingCheckout,
  refusals: ['invalid-input', 'not-found'],
})
