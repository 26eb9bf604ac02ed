import { randomUUID } from 'node:crypto'
import { challengeAnswer, transactionAnswer } from './opayo-answers.ts'
import type { OpayoContext } from './opayo-context.ts'
import { issuesOf, paymentShape, refundShape, single } from './opayo-shapes.ts'
import { InvalidOperation, testCardOf } from './payment-store.ts'
import type { Answer } from './respond.ts'

export function payByOpayo({ bank, identifiers }: OpayoContext, body: unknown): Answer {
  const { books, url } = bank
  const asked = paymentShape.safeParse(body)
  if (!asked.success) return issuesOf(asked.error)
  const { paymentMethod, vendorTxCode, amount, currency, transactionType, strongCustomerAuthentication } = asked.data
  const given = identifiers.get(paymentMethod.card.cardIdentifier)
  if (!given || given.session !== paymentMethod.card.merchantSessionKey) return single(422, 1011)
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
  identifiers.delete(paymentMethod.card.cardIdentifier)
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
