import { and, asc, eq, sql } from 'drizzle-orm'
import type { HeldDepositShown } from '#contract/staff/office-deposits'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, damageClaim, paymentAttempt, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { needsSecondPerson } from '#domain/booking/damage'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { claimState } from '#domain/lifecycles/claim-state'
import { majorOf } from '#domain/pricing/money'
import { databaseNow, depositWindow, findOpenClaims } from '#server/features/bookings/public'
import { readSettings } from '#server/features/settings/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'

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

/** The departure, in a form that no index has. */
const departureDay = sql`(upper(${stay}) + 0)`

/** Lists the authorised damage deposits by departure, or those with an open claim, and the cursor of the following ones. */
export async function listHeldDeposits(
  db: Queryable,
  actor: Staff,
  { state, cursor }: { state: 'held' | 'claimed'; cursor?: string | undefined },
): Promise<{ deposits: HeldDepositShown[]; next: string | null }> {
  const [departure = '', afterId = ''] = cursor?.split('.') ?? []
  const hasOpenClaim = sql`exists (
    select from ${damageClaim} where ${damageClaim.attemptId} = ${paymentAttempt.id} and ${damageClaim.state} = ${claimState.requested})`
  const rows = await db
    .select({
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
    .innerJoin(villa, sql`${villa.id} = sold.villa_id`)
    .where(
      and(
        eq(paymentAttempt.status, attemptStatus.held),
        state === 'claimed' ? hasOpenClaim : undefined,
        regionInReach(reachOf(actor, 'payments'), villa.regionId),
        cursor === undefined
          ? undefined
          : sql`(${departureDay}, ${paymentAttempt.id}) > (${departure}::date, ${afterId}::bigint)`,
      ),
    )
    .orderBy(departureDay, asc(paymentAttempt.id))
    .limit(maxAtOnce + 1)
  const shown = rows.slice(0, maxAtOnce)
  const ids = shown.map(({ attempt }) => attempt.bookingId)
  const claims = ids.length > 0 ? await findOpenClaims(db, actor, ids) : new Map()
  const settings = await readSettings(db, 'damage-terms')
  const deposits = shown.map(
    ({ attempt: { bookingId, cents, currencyId }, booking: sold, stay, villa: name, now }) => ({
      bookingId,
      reference: sold.reference,
      villa: name,
      ...stay,
      depositAmount: majorOf(cents),
      currencyId,
      releasedOn: depositWindow(sold, stay, settings).releasedOn,
      needsSecondPerson: needsSecondPerson(sold.status === bookingStatus.cancelled, stay, todayAt(now)),
      request: claims.get(bookingId) ?? null,
    }),
  )
  const last = shown.at(-1)
  return { deposits, next: rows.length > maxAtOnce && last ? `${last.stay.to}.${last.attempt.id}` : null }
}
