import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#database/connection'
import { currentTime } from '#database/current-time'
import { bookingItem, cardRefund, currency, paymentAttempt } from '#database/tables'
import type { ItemKind } from '#domain/booking/services'
import { attemptStatus, openAttemptStatuses } from '#domain/lifecycles/attempt'
import type { CurrencyId } from '#domain/pricing/money'
import type { PaymentReference } from '#server/adapters/payments/payment-provider'

export type Attempt = typeof paymentAttempt.$inferSelect

/**
 * Locks an attempt until the transaction ends. A transaction that holds a villa's lock waits only for paid attempts.
 */
export async function lockAttempt(tx: Transaction, attemptId: number): Promise<Attempt | undefined> {
  const [found] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('no key update')
  return found
}

export async function findAttempt(db: Queryable, attemptId: number): Promise<Attempt | undefined> {
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  return found
}

const aUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Finds an attempt by its reference at the provider and the cardholder's bank. */
export async function findByBatchCode(
  db: Queryable,
  provider: Attempt['provider'],
  batchCode: string,
): Promise<Attempt | undefined> {
  if (!aUuid.test(batchCode)) return undefined
  const [found] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.batchCode, batchCode), eq(paymentAttempt.provider, provider)))
  return found
}

const codes = new Map<CurrencyId, string>()

/** The ISO code of a currency, which never changes. */
export async function currencyCode(db: Queryable, currencyId: CurrencyId): Promise<string> {
  const known = codes.get(currencyId)
  if (known) return known
  const [found] = await db.select({ code: currency.code }).from(currency).where(eq(currency.id, currencyId))
  if (!found) throw new Error(`there is no currency ${currencyId}`)
  codes.set(currencyId, found.code)
  return found.code
}

/** The name of a booking's villa, given the column with the booking's id. */
export const villaOf = (bookingId: AnyPgColumn): SQL<string> =>
  sql<string>`(select villa.name from booking_item join villa on villa.id = booking_item.villa_id
    where booking_item.booking_id = ${bookingId} and booking_item.kind = 'villa' order by booking_item.id limit 1)`

/** Refunds of an attempt, made or pending, in cents. */
export async function refundedOf(db: Queryable, attemptId: number): Promise<number> {
  const [found] = await db
    .select({ cents: sql`coalesce(sum(${cardRefund.cents}), 0)`.mapWith(Number) })
    .from(cardRefund)
    .where(eq(cardRefund.attemptId, attemptId))
  return found?.cents ?? 0
}

/** The amount of an attempt to capture, in cents: all of it, or for a damage deposit the claimed part. */
export const capturedCents = ({ cents, claimedCents }: Pick<Attempt, 'cents' | 'claimedCents'>): number =>
  claimedCents ?? cents

/** The captured amount of an attempt by the ledger, in cents. */
export async function bookedCents(db: Queryable, attemptId: number): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`select captured_cents(${attemptId}) as cents`)
  return rows[0]?.cents ?? 0
}

/** The data by which a provider identifies an attempt, with the amount to capture. */
export async function knownPayment(db: Queryable, attempt: Attempt): Promise<PaymentReference> {
  const { batchCode: reference, providerId, currencyId } = attempt
  return {
    reference,
    providerId: providerId ?? undefined,
    cents: capturedCents(attempt),
    currency: await currencyCode(db, currencyId),
  }
}

/** How long a failed attempt is still looked up: late actions of a bank happen within a day. */
const lateFor = sql`interval '24 hours'`

/** Finds attempts that can still change and whose last look-up is older than so many seconds, oldest look-up first. */
export function findAttemptsToReconcile(db: Queryable, seconds: number, most: number): Promise<{ id: number }[]> {
  const { status, askedAt, begunAt } = paymentAttempt
  const open = inArray(status, [...openAttemptStatuses])
  const late = and(
    eq(status, attemptStatus.failed),
    sql`${begunAt} > ${currentTime} - ${lateFor}`,
    sql`${askedAt} < ${currentTime} - interval '10 minutes'`,
  )
  // Staff can capture the rest in the provider's dashboard.
  const inPart = and(eq(status, attemptStatus.short), sql`${askedAt} < ${currentTime} - interval '10 minutes'`)
  return db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(or(open, late, inPart), lt(askedAt, sql`${currentTime} - make_interval(secs => ${seconds})`)))
    .orderBy(askedAt)
    .limit(most)
}

/**
 * Takes pending refunds that were not requested for an hour, because their job may have exhausted its retries. Each is
 * returned once an hour.
 */
export const claimStaleRefunds = (tx: Transaction): Promise<{ id: number }[]> =>
  tx
    .update(cardRefund)
    .set({ askedAt: sql`app_now()` })
    .where(and(isNull(cardRefund.givenAt), sql`${cardRefund.askedAt} < ${currentTime} - interval '1 hour'`))
    .returning({ id: cardRefund.id })

/** Takes refunds pending for an hour that the office does not know of. Each is returned once. */
export const takeLateRefunds = (tx: Transaction): Promise<{ id: number; attemptId: number }[]> =>
  tx
    .update(cardRefund)
    .set({ officeNotifiedAt: sql`app_now()` })
    .where(
      and(
        isNull(cardRefund.givenAt),
        isNull(cardRefund.officeNotifiedAt),
        sql`${cardRefund.createdAt} < ${currentTime} - interval '1 hour'`,
      ),
    )
    .returning({ id: cardRefund.id, attemptId: cardRefund.attemptId })

/** The kinds of the items that an attempt pays. */
export async function itemKindsOf(db: Queryable, { itemIds }: Pick<Attempt, 'itemIds'>): Promise<ItemKind[]> {
  if (itemIds.length === 0) return []
  const found = await db
    .select({ kind: bookingItem.kind })
    .from(bookingItem)
    .where(inArray(bookingItem.id, itemIds))
    .groupBy(bookingItem.kind)
  return found.map(({ kind }) => kind)
}
