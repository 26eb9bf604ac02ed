import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { challengeAnswer, transactionAnswer } from './opayo-answers.ts'
import type { OpayoContext } from './opayo-context.ts'
import { issuesOf, paymentShape, refundShape, single } from './opayo-shapes.ts'
import { cardOfMethod } from './opayo-wallets.ts'
import { type Card, InvalidOperation, testCardOf } from './payment-store.ts'
import type { Answer } from './respond.ts'

type Method = z.output<typeof paymentShape>['paymentMethod']

/** The card of a payment: by its identifier, or decrypted from a wallet; otherwise the rejection. */
function cardGiven({ identifiers, sessions, validations }: OpayoContext, method: Method): { card: Card } | Answer {
  if ('card' in method) {
    const given = identifiers.get(method.card.cardIdentifier)
    return given && given.session === method.card.merchantSessionKey ? given : single(422, 1011)
  }
  const { merchantSessionKey } = 'googlePay' in method ? method.googlePay : method.applePay
  if ((sessions.get(merchantSessionKey) ?? 0) < Date.now()) return single(422, 1011)
  // A sheet that the bank opened pays once.
  if ('applePay' in method && !validations.has(method.applePay.sessionValidationToken)) return single(422, 1005)
  const card = cardOfMethod(method)
  return card ? { card } : single(422, 'googlePay' in method ? 6203 : 1005)
}

export function payByOpayo(context: OpayoContext, body: unknown): Answer {
  const { bank, identifiers, validations } = context
  const { books, url } = bank
  const asked = paymentShape.safeParse(body)
  if (!asked.success) return issuesOf(asked.error)
  const { paymentMethod, vendorTxCode, amount, currency, transactionType, strongCustomerAuthentication } = asked.data
  const given = cardGiven(context, paymentMethod)
  if (!('card' in given)) return given
  if (books.withReference('opayo', vendorTxCode).length > 0)
    return {
      status: 422,
      body: {
        statusCode: '4042',
        statusDetail:
          'The VendorTxCode has been used before. Each transaction you send should have a unique VendorTxCode.',
        status: 'Invalid',
      },
    }
  // An identifier is valid for one payment.
  if ('card' in paymentMethod) identifiers.delete(paymentMethod.card.cardIdentifier)
  if ('applePay' in paymentMethod) validations.delete(paymentMethod.applePay.sessionValidationToken)
  const { notificationURL } = strongCustomerAuthentication
  const payment = books.open({
    provider: 'opayo',
    reference: vendorTxCode,
    cents: amount,
    currency,
    card: given.card,
    capture: transactionType === 'Payment',
    returnTo: { success: notificationURL, failure: notificationURL },
  })
  return payment.state === 'awaiting-challenge'
    ? { status: 202, body: challengeAnswer(payment, url()) }
    : { status: 201, body: transactionAnswer(payment) }
}

/** Refunds a part of a payment. */
export function refundByOpayo(
  { bank, findPayment, refunds }: OpayoContext,
  body: unknown,
  fault: string | undefined,
): Answer {
  const { books } = bank
  const asked = refundShape.safeParse(body)
  if (!asked.success) return issuesOf(asked.error)
  const { referenceTransactionId, vendorTxCode, amount } = asked.data
  const payment = findPayment(referenceTransactionId)
  if (!payment) return single(404, 1012)
  const known = refunds.get(vendorTxCode)
  if (known)
    return {
      status: 422,
      body: { statusCode: '4042', statusDetail: 'The VendorTxCode has been used before.', status: 'Invalid' },
    }
  const first =
    testCardOf(payment).fault === 'refund-refused-at-first' &&
    payment.movements.every(({ kind }) => kind !== 'refund-refused')
  const transactionId = randomUUID().toUpperCase()
  const common = { transactionId, transactionType: 'Refund', currency: payment.currency }
  if (fault === 'declined' || first) {
    books.refuse(payment, 'refund-refused', amount)
    return {
      status: 201,
      body: {
        ...common,
        statusCode: '2000',
        statusDetail: 'The Refund was Declined by the bank.',
        status: 'NotAuthed',
      },
    }
  }
  try {
    refunds.set(vendorTxCode, books.refund(payment, amount).id)
  } catch (error) {
    if (!(error instanceof InvalidOperation)) throw error
    return {
      status: 422,
      body: {
        statusCode: '4028',
        statusDetail: 'The total refunded would exceed the amount of the original transaction.',
        status: 'Invalid',
      },
    }
  }
  return {
    status: 201,
    body: {
      ...common,
      statusCode: '0000',
      statusDetail: 'The Authorisation was Successful.',
      status: 'Ok',
      amount: { totalAmount: amount },
    },
  }
}
