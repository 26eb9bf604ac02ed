import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt, paymentDifference } from '#database/tables'
import { attemptLifecycle, attemptStatus } from '#domain/payments/attempt'
import { type Difference, type DifferenceKind, differencesOf, type KnownMoney } from '#domain/payments/differences'
import { charge, invoice } from '#domain/payments/ledger'
import type { ReportedMoney } from '#server/adapters/payments/payment-provider'
import { enqueue } from '#server/platform/jobs/enqueue'
import { endServices } from './end-services.ts'
import { issueInvoice } from './issue-invoice.ts'
import { tellOfPayment } from './jobs.ts'
import { post } from './post.ts'
import { type Attempt, bookedCents, codeOf, takenOf } from './queries.ts'
import { settleRefund, splitRefund } from './settle-refund.ts'

/** For how long after it was settled a look-up of an attempt may be older than what is known: no provider is asked longer. */
const settling = sql`interval '5 minutes'`

type Refund = typeof cardRefund.$inferSelect

/**
 * The refunds of an attempt, locked: while a report is compared, the provider is asked for none of them. Otherwise one
 * that is asked for at this moment would be taken for another than the report names, and given twice.
 */
const lockRefunds = (tx: Transaction, attemptId: number): Promise<Refund[]> =>
  tx.select().from(cardRefund).where(eq(cardRefund.attemptId, attemptId)).orderBy(cardRefund.id).for('update')

async function knownMoney(tx: Transaction, attempt: Attempt, refunds: readonly Refund[]): Promise<KnownMoney> {
  const { rows } = await tx.execute<{ old: boolean }>(
    sql`select ${attempt.settledAt?.toISOString() ?? null}::timestamptz < app_now() - ${settling} is true as old`,
  )
  return {
    status: attempt.status,
    currency: await codeOf(tx, attempt.currencyId),
    asked: attempt.cents,
    toCapture: takenOf(attempt),
    booked: await bookedCents(tx, attempt.id),
    isOld: rows[0]?.old ?? false,
    refunded: refunds
      .filter(({ givenAt, settledBy, underWayAt }) => (givenAt && !settledBy) || underWayAt)
      .reduce((sum, { cents }) => sum + cents, 0),
  }
}

/** Notes a difference, and has the office told of it, unless the same is known already. Answers its id where it is new. */
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
  if (!noted) throw new Error('a difference was not written')
  await enqueue(tx, tellOfPayment, { attemptId, told: 'difference', differenceId: noted.id })
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

/** Books money that was captured and of which nothing was known. */
async function bookCaptured(tx: Transaction, attempt: Attempt, cents: number, differenceId: number): Promise<void> {
  const { id: attemptId, bookingId, currencyId, part, provider } = attempt
  const cause = { bookingId, currencyId, differenceId }
  await post(tx, charge(`bank:${provider}`, cents), cause)
  await post(tx, invoice(cents), cause)
  await issueInvoice(tx, { kind: 'invoice', bookingId, currencyId, attemptId, part, cents, differenceId })
}

/**
 * Books money that somebody gave back at the provider. Refunds that were asked for there and refused are covered by it
 * first; the rest is a refund of its own.
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
  if (!given) throw new Error('a refund was not written')
  await settleRefund(tx, attempt, given)
}

/** All that was captured has gone back at the provider, as if staff had given it back here. */
async function endRefunded(tx: Transaction, attempt: Attempt): Promise<void> {
  await endServices(tx, attempt)
  if (attempt.status !== attemptStatus.short) return
  // The rest is captured no more: the client can pay again.
  const freed = { status: attemptLifecycle.steps.free.to, settledAt: sql`app_now()` }
  await tx.update(paymentAttempt).set(freed).where(eq(paymentAttempt.id, attempt.id))
}

/**
 * Compares what a provider reports with what was asked of it. A difference is written down and told to the office once;
 * money that came or went without being asked for is booked. The attempt is locked.
 */
export async function compareReport(tx: Transaction, attempt: Attempt, reported: ReportedMoney): Promise<void> {
  const refunds = await lockRefunds(tx, attempt.id)
  const known = await knownMoney(tx, attempt, refunds)
  const found = differencesOf(known, reported)
  const open = found.map(({ kind }) => kind)
  // A provider that reports no disputes does not say that there is none.
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
