import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import { attemptLifecycle, attemptStatus } from '#domain/lifecycles/attempt'
import { type RefundCause, requestRefund } from '../attempts/settle.ts'

/**
 * Locks the card payments of a booking, so that reports of providers are booked before or after. The booking must be
 * locked. There is no deadlock: an authorised attempt waits for no booking.
 */
async function lockPaid(tx: Transaction, bookingId: number): Promise<void> {
  const { authorised, paid } = attemptStatus
  await tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.bookingId, bookingId), inArray(paymentAttempt.status, [authorised, paid])))
    .orderBy(asc(paymentAttempt.id))
    .for('no key update')
}

/** Finds the card payments of a booking, latest first, with the amount of each that is not refunded. */
async function findPaid(db: Queryable, bookingId: number) {
  const { authorised, paid } = attemptStatus
  // Damage claims are no part of the price.
  const ofStay = and(
    eq(paymentAttempt.bookingId, bookingId),
    inArray(paymentAttempt.status, [authorised, paid]),
    ne(paymentAttempt.part, 'damage'),
  )
  return db
    .select({
      id: paymentAttempt.id,
      byLink: sql<boolean>`${paymentAttempt.paymentLinkId} is not null`,
      part: paymentAttempt.part,
      itemIds: paymentAttempt.itemIds,
      status: paymentAttempt.status,
      captured: sql<number>`captured_cents(${paymentAttempt.id})`,
      cents: sql<number>`captured_cents(${paymentAttempt.id}) - coalesce(sum(${cardRefund.cents}), 0)::integer`,
    })
    .from(paymentAttempt)
    .leftJoin(cardRefund, eq(cardRefund.attemptId, paymentAttempt.id))
    .where(ofStay)
    .groupBy(paymentAttempt.id)
    .orderBy(desc(paymentAttempt.settledAt), asc(paymentAttempt.id))
}

/** Finds and locks the card payments of a booking that are not fully refunded. Throws `not-in-this-state`. */
async function findKept(tx: Transaction, bookingId: number) {
  await lockPaid(tx, bookingId)
  const attempts = await findPaid(tx, bookingId)
  // A payment that is being captured cannot be refunded yet; a partly captured one can.
  if (attempts.some(({ status, captured }) => status === attemptStatus.authorised && captured === 0))
    throw new ProblemError('not-in-this-state')
  return attempts.filter(({ cents }) => cents > 0)
}

const endPartly = (tx: Transaction, attemptId: number) =>
  tx
    .update(paymentAttempt)
    .set({ status: attemptLifecycle.steps.free.to, settledAt: sql`app_now()` })
    .where(eq(paymentAttempt.id, attemptId))

/**
 * Refunds an amount to the cards of a booking, latest payment first. Returns the amounts that go to cards, to those of
 * payers by link among them, and the rest that needs a bank transfer. The booking must be locked. Throws
 * `not-in-this-state` while a payment is being captured.
 */
export async function refundBooking(
  tx: Transaction,
  bookingId: number,
  cents: number,
  cause: RefundCause,
): Promise<{ byCard: number; byLink: number; byTransfer: number }> {
  if (cents === 0) return { byCard: 0, byLink: 0, byTransfer: 0 }
  const { shares, left } = shareOut(await findKept(tx, bookingId), cents)
  let byLink = 0
  for (const { payment, part } of shares) {
    const { id, status } = payment
    // The missing amount of a partial capture is not captured any more.
    if (status === attemptStatus.authorised) await endPartly(tx, id)
    await requestRefund(tx, { id }, part, cause)
    if (payment.byLink) byLink += part
  }
  return { byCard: cents - left, byLink, byTransfer: left }
}

/**
 * Refunds an amount to the cards that paid certain items. Returns the amount that goes to cards, and the rest that needs a
 * bank transfer. The booking must be locked. Throws `not-in-this-state` while a payment is being captured.
 */
export async function refundItems(
  tx: Transaction,
  bookingId: number,
  { itemIds, cents }: { itemIds: readonly number[]; cents: number },
): Promise<{ byCard: number; byTransfer: number }> {
  if (cents === 0) return { byCard: 0, byTransfer: 0 }
  const kept = await findKept(tx, bookingId)
  const { shares, left } = shareOut(
    kept.filter(attempt => attempt.itemIds?.some(id => itemIds.includes(id))),
    cents,
  )
  for (const { payment, part } of shares) {
    if (payment.status === attemptStatus.authorised) await endPartly(tx, payment.id)
    await requestRefund(tx, { id: payment.id }, part, 'cancelled')
  }
  return { byCard: cents - left, byTransfer: left }
}

/** Splits an amount in cents over payments in their order. */
function shareOut<T extends { cents: number }>(payments: readonly T[], cents: number) {
  let left = cents
  const shares = payments.map(payment => {
    const part = Math.max(0, Math.min(payment.cents, left))
    left -= part
    return { payment, part }
  })
  return { shares: shares.filter(({ part }) => part > 0), left }
}

/** The part of a refund that goes to the cards of payers by link, in cents. */
export async function returnedByLink(db: Queryable, bookingId: number, cents: number): Promise<number> {
  const { shares } = shareOut(await findPaid(db, bookingId), cents)
  return shares.filter(({ payment }) => payment.byLink).reduce((sum, { part }) => sum + part, 0)
}

/** The amounts of stay and services that count as paid but are not held, in cents. */
export interface NotHeld {
  stay: number
  services: number
}

/** Finds refunds by staff or at the provider, and amounts that were never captured. */
export async function findNotHeld(db: Queryable, bookingId: number): Promise<NotHeld> {
  const { rows } = await db.execute<{ services: boolean; cents: number }>(sql`
    select part in ('service', 'wine') as services, sum(never_captured + given_back)::integer as cents
    from payment_attempt
    cross join lateral (select
      case when status = ${attemptStatus.authorised} then coalesce(cents - nullif(captured_cents(id), 0), 0) else 0 end,
      (select coalesce(sum(card_refund.cents), 0) from card_refund where attempt_id = payment_attempt.id and cause in ('at-provider', 'by-staff'))
    ) as missing (never_captured, given_back)
    where booking_id = ${bookingId} and part <> 'damage'
    group by 1`)
  const of = (services: boolean) => rows.find(row => row.services === services)?.cents ?? 0
  return { stay: of(false), services: of(true) }
}

/**
 * Refunds by staff or at the provider of payments that paid nothing but these items, in cents. A refund of a payment for
 * several services names none of them.
 */
export async function findNotHeldOf(db: Queryable, bookingId: number, itemIds: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select coalesce(sum(card_refund.cents), 0)::integer as cents
    from payment_attempt join card_refund on card_refund.attempt_id = payment_attempt.id
    where payment_attempt.booking_id = ${bookingId}
      and card_refund.cause in ('at-provider', 'by-staff')
      and cardinality(payment_attempt.item_ids) > 0
      and payment_attempt.item_ids <@ ${sql.param([...itemIds])}::bigint[]`)
  return rows[0]?.cents ?? 0
}

/** The same, unchanged until the transaction ends. */
export async function lockNotHeld(tx: Transaction, bookingId: number): Promise<NotHeld> {
  await lockPaid(tx, bookingId)
  return findNotHeld(tx, bookingId)
}
