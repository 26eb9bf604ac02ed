import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DepositFilter, HeldDepositShown } from '#contract/staff/office-deposits'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, damageClaim, paymentAttempt, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type Reach, reachOf } from '#domain/access/roles/reach'
import { needsSecondPerson } from '#domain/booking/damage'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { claimState } from '#domain/lifecycles/claim-state'
import { majorOf } from '#domain/pricing/money'
import { databaseNow, depositWindow, findOpenClaims } from '#server/features/bookings/public'
import { readSettings } from '#server/features/settings/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { dayKey, keyset, numberKey, pageOf } from '#server/platform/keyset'

const maxAtOnce = 50

/**
 * The booking of a deposit with its stay. Few deposits are held: "offset 0" keeps the database from joining them with
 * all bookings (ADR-0071).
 */
const soldStay = sql`lateral (
  select of_deposit.reference, of_deposit.status, of_deposit.created_at, item.villa_id, item.stay
  from ${booking} as of_deposit
  join ${bookingItem} as item on item.booking_id = of_deposit.id and item.kind = 'villa'
  where of_deposit.id = ${paymentAttempt.bookingId} offset 0) as sold`
const stay = sql`sold.stay`.mapWith(bookingItem.stay)

/** The departure is in a form that no index has. */
const sorts = keyset(
  { departure: dayKey(sql`(upper(${stay}) + 0)`), amount: numberKey(paymentAttempt.cents) },
  paymentAttempt.id,
)

/** Held deposits, with what `depositsOf` and `depositOrder` name. */
export const heldDeposits = sql`${paymentAttempt} join ${soldStay} on true join ${villa} on ${villa.id} = sold.villa_id`

/** The held deposits in reach, or those with an open claim: the list and its export have the same. */
export const depositsOf = (reach: Reach, { state }: Pick<DepositFilter, 'state'>): SQL | undefined =>
  and(
    // In the words of the index by amount.
    sql`${paymentAttempt.status} = ${sql.raw(String(attemptStatus.held))}`,
    state === 'claimed'
      ? sql`exists (select from ${damageClaim} where ${damageClaim.attemptId} = ${paymentAttempt.id}
          and ${damageClaim.state} = ${claimState.requested})`
      : undefined,
    regionInReach(reach, villa.regionId),
  )
export const depositOrder = sorts.orderBy

/** Lists the held damage deposits, or those with an open claim. Throws `invalid-input`. */
export async function listHeldDeposits(
  db: Queryable,
  actor: Staff,
  { state, order, cursor }: DepositFilter & { cursor?: string | undefined },
): Promise<{ deposits: HeldDepositShown[]; next: string | null }> {
  const rows = await db
    .select({
      id: paymentAttempt.id,
      value: sorts.value(order),
      attempt: paymentAttempt,
      booking: {
        reference: sql`sold.reference`.mapWith(booking.reference),
        status: sql`sold.status`.mapWith(booking.status),
        createdAt: sql`sold.created_at`.mapWith(booking.createdAt),
      },
      stay,
      villa: villa.name,
      now: databaseNow,
    })
    .from(paymentAttempt)
    .innerJoin(soldStay, sql`true`)
    .innerJoin(villa, eq(villa.id, sql`sold.villa_id`))
    .where(and(depositsOf(reachOf(actor, 'payments'), { state }), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const ids = page.map(({ attempt }) => attempt.bookingId)
  const claims = ids.length > 0 ? await findOpenClaims(db, actor, ids) : new Map()
  const settings = await readSettings(db, 'damage-terms')
  const deposits = page.map(({ attempt: { bookingId, cents, currencyId }, booking: sold, stay, villa: name, now }) => ({
    bookingId,
    reference: sold.reference,
    villa: name,
    ...stay,
    depositAmount: majorOf(cents),
    currencyId,
    releasedOn: depositWindow(sold, stay, settings).releasedOn,
    needsSecondPerson: needsSecondPerson(sold.status === bookingStatus.cancelled, stay, todayAt(now)),
    request: claims.get(bookingId) ?? null,
  }))
  return { deposits, next }
}
