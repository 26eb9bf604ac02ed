import { actionIdOf, codesOf, disputeIdOf, isRefused, paymentIdOf } from './checkout-answers.ts'
import type { Payment, PaymentEvent } from './payment-store.ts'
import type { Webhooks } from './webhooks.ts'

const eventOf: Record<PaymentEvent['kind'], string> = {
  authorised: 'payment_approved',
  captured: 'payment_captured',
  voided: 'payment_voided',
  refunded: 'payment_refunded',
  'capture-refused': 'payment_capture_declined',
  'void-refused': 'payment_void_declined',
  'refund-refused': 'payment_refund_declined',
  disputed: 'dispute_received',
  'dispute-won': 'dispute_won',
}

const commonOf = (payment: Payment) => ({
  id: paymentIdOf(payment),
  reference: payment.reference,
  currency: payment.currency,
})

/** Sends the webhook of a movement. */
export function sendPaymentEvent(webhooks: Webhooks, payment: Payment, movement: PaymentEvent): void {
  webhooks.send(payment, eventOf[movement.kind], {
    ...commonOf(payment),
    action_id: actionIdOf(movement),
    amount: movement.cents,
    response_code: isRefused(movement) ? '20005' : '10000',
  })
}

/** Sends the webhook of a payment's decision. */
export function sendDecisionEvent(webhooks: Webhooks, payment: Payment): void {
  for (const movement of payment.movements) sendPaymentEvent(webhooks, payment, movement)
  if (payment.state !== 'declined') return
  webhooks.send(payment, 'payment_declined', { ...commonOf(payment), amount: payment.cents, ...codesOf(payment) })
}

/** Sends the webhook of a dispute, which names its payment in its own way. */
export function tellDispute(webhooks: Webhooks, payment: Payment, movement: PaymentEvent): void {
  webhooks.send(payment, eventOf[movement.kind], {
    id: disputeIdOf(movement),
    payment_id: paymentIdOf(payment),
    payment_reference: payment.reference,
    amount: movement.cents,
    currency: payment.currency,
  })
}
