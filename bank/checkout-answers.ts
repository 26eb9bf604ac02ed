import { randomUUID } from 'node:crypto'
import { type Card, type Dispute, type Payment, type PaymentEvent, sumsOf } from './payment-store.ts'
import type { Answer } from './respond.ts'

const short = (id: string) => id.replaceAll('-', '').slice(0, 26)

export const newTokenId = (): string => `tok_${short(randomUUID())}`
export const paymentIdOf = ({ id }: Payment): string => `pay_${short(id)}`
export const sessionIdOf = ({ challenge }: Payment): string => `sid_${short(challenge?.id ?? '')}`
export const actionIdOf = ({ id }: Pick<PaymentEvent, 'id'>): string => `act_${short(id)}`

/** A validation problem with Checkout.com's error codes. */
export const unusable = (...codes: string[]): Answer => ({
  status: 422,
  body: { request_id: randomUUID(), error_type: 'request_invalid', error_codes: codes },
})

export function statusOf(payment: Payment): string {
  const { authorised, captured, voided, refunded } = sumsOf(payment)
  if (payment.state === 'awaiting-challenge') return 'Pending'
  if (payment.state === 'declined') return 'Declined'
  if (voided > 0) return 'Voided'
  if (refunded > 0) return refunded === captured ? 'Refunded' : 'Partially Refunded'
  if (captured > 0) return captured === authorised ? 'Captured' : 'Partially Captured'
  return 'Authorized'
}

const typeOf: Record<Exclude<PaymentEvent['kind'], Dispute>, string> = {
  authorised: 'Authorization',
  captured: 'Capture',
  voided: 'Void',
  refunded: 'Refund',
  'capture-refused': 'Capture',
  'void-refused': 'Void',
  'refund-refused': 'Refund',
}

type Acted = PaymentEvent & { kind: Exclude<PaymentEvent['kind'], Dispute> }

/** Whether a movement is an action on the payment; disputes have a list of their own. */
const isAction = (movement: PaymentEvent): movement is Acted => !movement.kind.startsWith('dispute')

export const isRefused = ({ kind }: Pick<PaymentEvent, 'kind'>): boolean => kind.endsWith('-refused')

export const codesOf = ({ decision }: Payment): { response_code?: string; response_summary?: string } =>
  decision ? { response_code: decision.checkout.code, response_summary: decision.checkout.summary } : {}

export const schemeOf = ({ number }: Pick<Card, 'number'>): string => (number.startsWith('5') ? 'Mastercard' : 'Visa')

const sourceOf = ({ card }: Payment) => ({
  type: 'card',
  scheme: schemeOf(card),
  last4: card.number.slice(-4),
  bin: card.number.slice(0, 8),
  expiry_month: card.expiryMonth,
  expiry_year: card.expiryYear,
  name: card.name,
  ...(card.wallet && { card_wallet_type: card.wallet }),
})

export function linksOf(payment: Payment, url: string) {
  const self = `${url}/checkout/payments/${paymentIdOf(payment)}`
  return {
    self: { href: self },
    actions: { href: `${self}/actions` },
    ...(payment.state === 'awaiting-challenge' && { redirect: { href: `${url}/3ds/${payment.challenge?.id}` } }),
  }
}

/** Response to a payment request. */
export function paymentAnswer(payment: Payment, url: string) {
  const { challenge, decision } = payment
  return {
    id: paymentIdOf(payment),
    amount: payment.cents,
    currency: payment.currency,
    approved: payment.state === 'authorised',
    status: statusOf(payment),
    reference: payment.reference,
    ...codesOf(payment),
    source: sourceOf(payment),
    risk: { flagged: decision?.checkout.code.startsWith('40') ?? false },
    ...(challenge && {
      '3ds': {
        downgraded: false,
        enrolled: 'Y',
        ...(challenge.state === 'proven' && { authentication_response: 'Y' }),
      },
    }),
    _links: linksOf(payment, url),
  }
}

/** All actions on a payment, latest first. */
export function actionsAnswer(payment: Payment) {
  const { reference, state, decision } = payment
  if (state === 'declined' && decision) {
    const { code, summary } = decision.checkout
    return [
      {
        id: actionIdOf(payment),
        type: 'Authorization',
        processed_on: payment.at,
        amount: payment.cents,
        approved: false,
        response_code: code,
        response_summary: summary,
        reference,
      },
    ]
  }
  return payment.movements
    .filter(isAction)
    .map(movement => {
      const approved = !isRefused(movement)
      return {
        id: actionIdOf(movement),
        type: typeOf[movement.kind],
        processed_on: movement.at,
        amount: movement.cents,
        approved,
        response_code: approved ? '10000' : '20005',
        response_summary: approved ? 'Approved' : 'Declined - Do not honour',
        reference: movement.reference ?? reference,
      }
    })
    .toReversed()
}

/** Response with a payment's details. */
export function detailsAnswer(payment: Payment, url: string) {
  const { authorised, captured, voided, refunded } = sumsOf(payment)
  const untouched = captured || voided ? 0 : authorised
  return {
    ...paymentAnswer(payment, url),
    requested_on: payment.at,
    payment_type: 'Regular',
    balances: {
      total_authorized: authorised,
      total_voided: voided,
      available_to_void: untouched,
      total_captured: captured,
      available_to_capture: untouched,
      total_refunded: refunded,
      available_to_refund: captured - refunded,
    },
    actions: actionsAnswer(payment),
  }
}

export const disputeIdOf = ({ id }: Pick<PaymentEvent, 'id'>): string => `dsp_${short(id)}`

/** The disputes of a payment, latest first. */
export function disputesAnswer(payment: Payment) {
  const won = payment.movements.some(({ kind }) => kind === 'dispute-won')
  const data = payment.movements
    .filter(({ kind }) => kind === 'disputed')
    .map(movement => ({
      id: disputeIdOf(movement),
      category: 'fraudulent',
      status: won ? 'won' : 'evidence_required',
      amount: movement.cents,
      currency: payment.currency,
      payment_id: paymentIdOf(payment),
      payment_reference: payment.reference,
      received_on: movement.at,
    }))
    .toReversed()
  return { limit: 50, skip: 0, total_count: data.length, data }
}
