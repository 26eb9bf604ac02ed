import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Reads, Transaction } from '#database/connection'
import { cardRefund, currency, paymentAttempt } from '#database/tables'
import type { CurrencyId } from '#domain/money'
import { attemptStatus, openAttempts } from '#domain/payments/attempt'
import type { KnownPayment } from '#server/adapters/payments/payment-provider'

export type Attempt = typeof paymentAttempt.$inferSelect

/** An attempt, locked until the transaction ends. Who holds a villa's lock waits for none but one that is paid. */
export async function lockAttempt(tx: Transaction, attemptId: number): Promise<Attempt | undefined> {
  const [found] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId)).for('no key update')
  return found
}

export async function findAttempt(db: Reads, attemptId: number): Promise<Attempt | undefined> {
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  return found
}

const aUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An attempt by the code that the provider and the holder's bank know it by. */
export async function findByBatchCode(
  db: Reads,
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

/** The three letters of a currency. */
export async function codeOf(db: Reads, currencyId: CurrencyId): Promise<string> {
  const [found] = await db.select({ code: currency.code }).from(currency).where(eq(currency.id, currencyId))
  if (!found) throw new Error(`there is no currency ${currencyId}`)
  return found.code
}

/** The name of the villa of a booking, by the column that holds its id. */
export const villaOf = (bookingId: AnyPgColumn): SQL<string> =>
  sql<string>`(select villa.name from booking_item join villa on villa.id = booking_item.villa_id
    where booking_item.booking_id = ${bookingId} and booking_item.kind = 'villa' order by booking_item.id limit 1)`

/** Cents of an attempt that go back to its card, given already or promised. */
export async function refundedOf(db: Reads, attemptId: number): Promise<number> {
  const [found] = await db
    .select({ cents: sql`coalesce(sum(${cardRefund.cents}), 0)`.mapWith(Number) })
    .from(cardRefund)
    .where(eq(cardRefund.attemptId, attemptId))
  return found?.cents ?? 0
}

/** What of an attempt is taken: all of it, but of a damage deposit what is claimed. */
export const takenOf = ({ cents, claimedCents }: Pick<Attempt, 'cents' | 'claimedCents'>): number =>
  claimedCents ?? cents

/** What the ledger says was captured with an attempt, in cents. */
export async function bookedCents(db: Reads, attemptId: number): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`select captured_cents(${attemptId}) as cents`)
  return rows[0]?.cents ?? 0
}

/** What a provider knows an attempt by, and what of it is taken. */
export async function knownPayment(db: Reads, attempt: Attempt): Promise<KnownPayment> {
  const { batchCode: reference, providerId, currencyId } = attempt
  return {
    reference,
    providerId: providerId ?? undefined,
    cents: takenOf(attempt),
    currency: await codeOf(db, currencyId),
  }
}

/** For how long after it was given up an attempt is asked after still: what a bank does late, it does within a day. */
const lateFor = sql`interval '24 hours'`

/** Attempts that may have become something, and that nobody has asked after for so many seconds, the longest first. */
export function findUnasked(db: Reads, seconds: number, most: number): Promise<{ id: number }[]> {
  const { status, askedAt, begunAt } = paymentAttempt
  const open = inArray(status, [...openAttempts])
  const late = and(
    eq(status, attemptStatus.failed),
    sql`${begunAt} > app_now() - ${lateFor}`,
    sql`${askedAt} < app_now() - interval '10 minutes'`,
  )
  // A person may take the rest at the provider.
  const inPart = and(eq(status, attemptStatus.short), sql`${askedAt} < app_now() - interval '10 minutes'`)
  return db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(or(open, late, inPart), lt(askedAt, sql`app_now() - make_interval(secs => ${seconds})`)))
    .orderBy(askedAt)
    .limit(most)
}

/** Refunds that have not been given for an hour: their job may have used up its tries. They are not named again before another. */
export const takeForgottenRefunds = (tx: Transaction): Promise<{ id: number }[]> =>
  tx
    .update(cardRefund)
    .set({ askedAt: sql`app_now()` })
    .where(and(isNull(cardRefund.givenAt), sql`${cardRefund.askedAt} < app_now() - interval '1 hour'`))
    .returning({ id: cardRefund.id })

/** Refunds that a provider has not given for an hour, and of which the office has not been told. They are not named again. */
export const takeLateRefunds = (tx: Transaction): Promise<{ id: number; attemptId: number }[]> =>
  tx
    .update(cardRefund)
    .set({ officeToldAt: sql`app_now()` })
    .where(
      and(
        isNull(cardRefund.givenAt),
        isNull(cardRefund.officeToldAt),
        sql`${cardRefund.createdAt} < app_now() - interval '1 hour'`,
      ),
    )
    .returning({ id: cardRefund.id, attemptId: cardRefund.attemptId })
