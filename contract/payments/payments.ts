import { z } from 'zod'
import { extend, optional, partial } from 'zod/mini'
import { endpoint, file, noContent } from '#contract/endpoint'
import { billingAddress, bringsOneCard, cardPayment, opayoCard, tokenisedCard } from '#contract/forms/payment'
import { id, language } from '#contract/schemas'
import { payableParts } from '#domain/booking/payment/payable-part'
import { itemKinds } from '#domain/booking/services'
import { failureReasons, paymentStatuses } from '#domain/payments/payment-status'

const amount = z.number().meta({ description: 'In the payment currency' })
const ofChallenge = z.string().nullable()

/** The outcome of a payment, with its messages (SPEC B3). */
const outcome = z
  .object({
    BookingType: z.enum(['villa', 'service', 'wine', 'none']),
    PaymentType: z.enum(['deposit', 'balance', 'none']),
    Success: z.boolean(),
    Heading: z.string(),
    Description: z.string(),
  })
  .meta({ id: 'PaymentOutcome' })

/** A card payment, and its state. */
export const cardPaymentState = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    part: z.enum(payableParts),
    itemIds: z.array(z.number()).meta({ description: 'The items of the booking that it pays' }),
    itemKinds: z.array(z.enum(itemKinds)).meta({ description: 'The kinds of the items that it pays' }),
    amount,
    currencyId: z.number(),
    state: z.enum(['open', 'challenge', 'paid', 'held', 'failed', 'given-back']).meta({
      description:
        'open: the bank has not answered yet, poll again; challenge: the browser goes to the bank; held: a damage deposit is authorised, and not charged',
    }),
    status: z.enum(paymentStatuses).nullable(),
    statusId: z.number().nullable().meta({ description: '0 to 9; null while the bank has not answered' }),
    reason: z.enum(failureReasons).nullable(),
    message: outcome.nullable(),
    card: z
      .object({ brand: z.string(), last4: z.string(), wallet: z.enum(['apple-pay', 'google-pay']).nullable() })
      .nullable()
      .meta({ description: 'The card of a successful payment, for the person who paid with it; otherwise null' }),
    PassRequired: z.boolean().meta({ description: 'The payer has no password yet' }),
    termurl: ofChallenge.meta({ description: 'The page to which the bank sends the browser back' }),
    acsurl: ofChallenge.meta({ description: 'The target of the form with `cReq`, or `paReq` and `md`' }),
    md: ofChallenge,
    paReq: ofChallenge,
    vpsTxId: ofChallenge,
    cReq: ofChallenge,
    ga_LocalTime: ofChallenge,
    coSignIn: z.object({ id: z.number() }).nullable(),
    threeDSecureURL: ofChallenge.meta({ description: 'The address for the browser, if the challenge has one' }),
  })
  .meta({ id: 'CardPayment' })
export type CardPaymentResponse = z.output<typeof cardPaymentState>

const payers = ['lead-booker', 'co-sign-in', 'guest-user'] as const
const common = { group: 'payments', method: 'POST' } as const
/** The common headers and problems of card payments. */
export const paymentHeaders = z.object({
  'idempotency-key': z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'A repetition with the same key returns the state of the first payment, and pays nothing' }),
})
export const paymentProblems = [
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
  params: z.object({ id: id.meta({ description: 'The id of the booking' }) }),
  headers: paymentHeaders,
  reply: cardPaymentState,
  problems: paymentProblems,
  // Limits the testing of stolen cards.
  limit: { max: 20, windowSeconds: 900, per: 'account', store: 'database' },
} as const

export const payByOpayo = endpoint({
  ...paying,
  path: '/core/bookings/client/pay/card/{id}',
  summary: 'Pay a part of a booking through Opayo: with a card identifier, or the encrypted card of a wallet',
  body: extend(cardPayment, { ...opayoCard.shape, ...billingAddress.shape, lang: optional(language) }).check(
    bringsOneCard,
  ),
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
  summary: 'Get the state of a card payment; the provider is queried for an open one',
  params: z.object({ id: id.meta({ description: 'The id of the payment' }) }),
  body: z.object({ lang: optional(language) }),
  reply: cardPaymentState,
  problems: ['invalid-input', 'not-found'],
  limit: { max: 120, windowSeconds: 300, per: 'account', store: 'database' },
})

const returning = {
  ...common,
  access: 'anyone',
  params: z.object({
    batchCode: z.string().max(40).meta({ description: 'The code of the payment; `md` of its challenge' }),
  }),
  reply: cardPaymentState,
  problems: ['invalid-input', 'not-found'],
  limit: { max: 60, windowSeconds: 300, per: 'address', store: 'database' },
} as const
const message = optional(z.string().max(20_000))

export const completeOpayoChallenge = endpoint({
  ...returning,
  path: '/core/bookings/client/pay/card/3dresponse/{batchCode}',
  summary: 'Submit the response of the holder’s bank: `cRes`, or `paRes` of the first version of 3-D Secure',
  body: z.object({ cRes: message, paRes: message }),
})

export const completeCheckoutChallenge = endpoint({
  ...returning,
  path: '/core/bookings/client/pay/card/3dresponse/checkout/{batchCode}',
  summary: 'Get the result of a payment after its challenge',
  body: z.object({}),
})

/** The card provider, and the session for the browser. */
export const cardSession = z.object({
  provider: z.enum(['checkout', 'opayo']),
  url: z.string().meta({ description: 'The only address that the card is sent to' }),
  key: z.string().meta({ description: 'The bearer token: a public key, or a merchant session key' }),
  expiresAt: z.string().nullable(),
})

export const openCardSession = endpoint({
  ...common,
  path: '/core/payments/cardsession',
  access: payers,
  summary: 'Get the card provider, and the session in which a browser sends a card to it',
  reply: cardSession,
  problems: ['unavailable'],
  limit: { max: 30, windowSeconds: 900, per: 'account', store: 'database' },
})

export const receiveCheckoutWebhook = endpoint({
  ...common,
  path: '/core/payments/events/checkout',
  access: { signedBy: 'checkout' },
  summary: 'Webhook of Checkout.com; the provider is queried before anything follows',
  body: z.object({
    id: z.string().min(1).max(100),
    type: z.string().max(100),
    data: z
      .object({
        reference: z.string().max(100).optional(),
        payment_reference: z.string().max(100).optional().meta({ description: 'The payment’s, in events of disputes' }),
      })
      .optional(),
  }),
  reply: noContent,
  problems: ['invalid-input', 'bad-signature'],
  writes: 'transactional',
})

const readers = ['lead-booker', 'guest-user', 'staff:payments'] as const

/** An invoice, or a credit note that cancels one. */
export const invoice = z
  .object({
    id: z.number(),
    kind: z.enum(['invoice', 'credit-note']),
    number: z.string(),
    part: z.enum(payableParts),
    amount,
    currencyId: z.number(),
    issuedOn: z.string(),
  })
  .meta({ id: 'Invoice' })
export type InvoiceResponse = z.output<typeof invoice>

const invoices = z.object({
  invoices: z.array(invoice),
  returning: amount.meta({ description: 'The refunds to cards that the bank has not completed yet' }),
  invoicedTo: z
    .object({
      company: z.string(),
      vatNumber: z.string(),
      address: z.string().meta({ description: 'As the client has set it for this booking, one part per line' }),
      knownAddress: z.string().meta({
        description:
          'Printed where none is set: as entered with a card, else of the profile; empty where none is known',
      }),
    })
    .meta({ description: 'Company and address on future invoices; without a company they are to the client' }),
})
export type InvoicesResponse = z.output<typeof invoices>

export const listInvoices = endpoint({
  group: 'payments',
  method: 'GET',
  path: '/core/bookings/{id}/invoices',
  access: readers,
  summary: 'List the invoices and credit notes of a booking, the oldest first, and future ones',
  params: z.object({ id }),
  reply: invoices,
  problems: ['invalid-input', 'not-found'],
})

export const downloadInvoice = endpoint({
  group: 'bookings',
  method: 'GET',
  path: '/core/invoice/{id}',
  access: readers,
  summary: 'Get an invoice or a credit note, as it was issued (PDF)',
  params: z.object({ id: id.meta({ description: 'The id of the invoice' }) }),
  reply: file('application/pdf'),
  problems: ['invalid-input', 'not-found', 'unavailable'],
  limit: { max: 30, windowSeconds: 300, per: 'account', store: 'memory' },
})

/** The data-layer event of a booking at the checkout: its content, never its owner. */
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

export const getCheckoutAnalytics = endpoint({
  group: 'payments',
  method: 'GET',
  path: '/core/googledatalayer/bookingcheckout/{id}',
  access: payers,
  summary: 'Get the data-layer event of a booking of the caller at the checkout',
  description: 'Browsers call it after consent to statistics or marketing. Nothing is stored.',
  params: z.object({ id: id.meta({ description: 'The id of the booking' }) }),
  reply: bookingCheckout,
  problems: ['invalid-input', 'not-found'],
})
