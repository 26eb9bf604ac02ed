import { expect } from 'vitest'
import { bankKeys } from '#bank/bank'
import type { paymentAttempt } from '#database/tables'
import type { TestBank } from './bank.ts'

type Attempt = Pick<typeof paymentAttempt.$inferSelect, 'provider' | 'batchCode' | 'providerId' | 'bookingId'>

/** Captures or refunds a payment, as in the dashboard of its provider. */
export async function actAtProvider(
  bank: TestBank,
  { provider, batchCode, providerId, bookingId }: Attempt,
  what: 'capture' | 'refund',
  cents: number,
): Promise<void> {
  const payment = bank.books.all().find(({ reference }) => reference === batchCode)
  const basic = Buffer.from(`${bankKeys.opayoKey}:${bankKeys.opayoPassword}`).toString('base64')
  const post = (path: string, body: object) =>
    fetch(`${bank.url}${path}`, {
      method: 'POST',
      headers: {
        authorization: provider === 'checkout' ? `Bearer ${bankKeys.checkoutSecret}` : `Basic ${basic}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  const id = providerId ?? `pay_${payment?.id.replaceAll('-', '').slice(0, 26)}`
  const reply =
    provider === 'checkout'
      ? await post(`/checkout/payments/${id}/${what === 'capture' ? 'captures' : 'refunds'}`, { amount: cents })
      : what === 'capture'
        ? await post(`/opayo/transactions/${payment?.id}/instructions`, { instructionType: 'release', amount: cents })
        : await post('/opayo/transactions', {
            transactionType: 'Refund',
            referenceTransactionId: payment?.id,
            vendorTxCode: `by-hand-${cents}-${bookingId}`,
            amount: cents,
            description: 'By hand',
          })
  expect([201, 202]).toContain(reply.status)
}
