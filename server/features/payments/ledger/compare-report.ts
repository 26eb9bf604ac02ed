import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt, paymentDifference } from '#database/tables'
import { attemptLifecycle, attemptStatus } from '#domain/lifecycles/attempt'
import { type Difference, type DifferenceKind, differencesOf, type KnownMoney } from '#domain/payments/differences'
import { charge, invoice } from '#domain/payments/ledger'
import type { ReportedMoney } from '#server/adapters/payments/payment-provider'
import { enqueue } from '#server/platform/jobs/enqueue'
import { sendPaymentEmail } from '../jobs.ts'
import { type Attempt, bookedCents, capturedCents, currencyCode } from '../queries.ts'
import { settleRefund, splitRefund } from '../refunds/settle-refund.ts'
import { endServices } from './end-services.ts'
import { issueInvoice } from './issue-invoice.ts'
import { postToLedger } from './post-to-ledger.ts'

/**
 * Longer than any request to a provider: a look-up within this time of the settlement can be older than the stored
 * state.
 */
const settling = sql`interval '5 minutes'`

type Refund = typeof cardRefund.$inferSelect

/**
 * Locks the refunds of an attempt. While a report is compared, no refund can start: a concurrent one would not be
 * recognised in the report and be paid twice.
 */
const lockRefunds = (tx: Transaction, attemptId: number): Promise<Refund[]> =>
  tx.select().from(cardRefund).where(eq(cardRefund.attemptId, attemptId)).orderBy(cardRefund.id).for('update')

async function knownMoney(tx: Transaction, attempt: Attempt): Promise<KnownMoney & { refunds: readonly Refund[] }> {
  const refunds = await lockRefunds(tx, attempt.id)
  const [{ rows }, booked, currency] = await Promise.all([
    tx.execute<{ old: boolean }>(
      sql`select ${attempt.settledAt?.toISOString() ?? null}::timestamptz < app_now() - ${settling} is true as old`,
    ),
    bookedCents(tx, attempt.id),
    currencyCode(tx, attempt.currencyId),
  ])
  return {
    refunds,
    status: attempt.status,
    currency,
    asked: attempt.cents,
    toCapture: capturedCents(attempt),
    booked,
    isOld: rows[0]?.old ?? false,
    refunded: refunds
      .filter(({ givenAt, settledBy, underWayAt }) => (givenAt && !settledBy) || underWayAt)
      .reduce((sum, { cents }) => sum + cents, 0),
  }
}

/** Stores a difference and notifies the office, unless it is known already. Returns its id if it is new. */
async function note(
  tx: Transaction,
  { id: attemptId, bookingId }: Attempt,
  { kind, expected: expectedCents, reported: reportedCents }: Difference,
  reportedCurrency: string,
): Promise<number | undefined> {
  const isOpen = and(
    eq(paymentDifference.attemptId, attemptId),
    eq(paymentDifference.kind, kind),
    isNull(paymentDifference.endedAt),
  )
  const [known] = await tx.select().from(paymentDifference).where(isOpen)
  if (known?.expectedCents === expectedCents && known.reportedCents === reportedCents) return undefined
  if (known) await tx.update(paymentDifference).set({ endedAt: sql`app_now()` }).where(isOpen)
  const [noted] = await tx
    .insert(paymentDifference)
    .values({ attemptId, bookingId, kind, expectedCents, reportedCents, reportedCurrency })
    .returning({ id: paymentDifference.id })
  if (!noted) throw new Error('the difference was not stored')
  await enqueue(tx, sendPaymentEmail, { attemptId, told: 'difference', differenceId: noted.id })
  return noted.id
}

/** Ends the open differences of an attempt that a look-up no longer finds. */
async function end(tx: Transaction, attempt: Attempt, found: readonly DifferenceKind[]): Promise<void> {
  await tx
    .update(paymentDifference)
    .set({ endedAt: sql`app_now()` })
    .where(
      and(
        eq(paymentDifference.attemptId, attempt.id),
        isNull(paymentDifference.endedAt),
        ...(found.length > 0 ? [notInArray(paymentDifference.kind, [...found])] : []),
      ),
    )
}

/** Books a capture that was unknown until now. */
async function bookCaptured(tx: Transaction, attempt: Attempt, cents: number, differenceId: number): Promise<void> {
  const { id: attemptId, bookingId, currencyId, part, provider } = attempt
  const cause = { bookingId, currencyId, differenceId }
  await postToLedger(tx, charge(`bank:${provider}`, cents), cause)
  await postToLedger(tx, invoice(cents), cause)
  await issueInvoice(tx, { kind: 'invoice', bookingId, currencyId, attemptId, part, cents, differenceId })
}

/**
 * Books a refund that was made in the provider's dashboard. It first covers refunds that the provider has rejected; the
 * rest becomes a refund of its own.
 */
async function bookRefunded(
  tx: Transaction,
  attempt: Attempt,
  refunds: readonly Refund[],
  cents: number,
): Promise<void> {
  let left = cents
  for (const refund of refunds.filter(({ givenAt, underWayAt }) => !givenAt && !underWayAt)) {
    const covered = Math.min(left, refund.cents)
    if (covered === 0) break
    await settleRefund(tx, attempt, covered < refund.cents ? await splitRefund(tx, refund, covered) : refund)
    left -= covered
  }
  if (left === 0) return
  const [given] = await tx
    .insert(cardRefund)
    .values({ attemptId: attempt.id, cents: left, cause: 'at-provider' })
    .returning()
  if (!given) throw new Error('the refund was not stored')
  await settleRefund(tx, attempt, given)
}

/** Handles a full refund in the dashboard like one by staff. */
async function endRefunded(tx: Transaction, attempt: Attempt): Promise<void> {
  await endServices(tx, attempt)
  if (attempt.status !== attemptStatus.short) return
  // The missing amount is not captured any more, so the client can pay again.
  const freed = { status: attemptLifecycle.steps.free.to, settledAt: sql`app_now()` }
  await tx.update(paymentAttempt).set(freed).where(eq(paymentAttempt.id, attempt.id))
}

/**
 * Compares a provider's report with our requests. A difference is stored and reported to the office once; unrequested
 * captures and refunds are booked. The attempt must be locked.
 */
export async function compareReport(tx: Transaction, attempt: Attempt, reported: ReportedMoney): Promise<void> {
  const { refunds, ...known } = await knownMoney(tx, attempt)
  const found = differencesOf(known, reported)
  const open = found.map(({ kind }) => kind)
  // A provider that does not report disputes cannot end one.
  await end(tx, attempt, reported.disputed === undefined ? [...open, 'disputed'] : open)
  for (const difference of found) {
    const id = await note(tx, attempt, difference, reported.currency)
    const more = difference.reported - (difference.kind === 'captured' ? known.booked : known.refunded)
    if (id !== undefined && difference.kind === 'captured' && more > 0) await bookCaptured(tx, attempt, more, id)
    if (difference.kind !== 'refunded') continue
    await bookRefunded(tx, attempt, refunds, more)
    if (difference.reported >= (await bookedCents(tx, attempt.id))) await endRefunded(tx, attempt)
  }
}
