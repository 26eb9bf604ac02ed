import { and, desc, eq, inArray } from 'drizzle-orm'
import type { DamageClaimShown } from '#contract/booking/booking-services'
import type { Queryable } from '#database/connection'
import { type booking, damageClaim, paymentAttempt, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type DepositDays, depositDays } from '#domain/booking/damage'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { claimState } from '#domain/lifecycles/claim-state'
import { majorOf } from '#domain/pricing/money'
import type { Settings } from '#domain/settings/settings'
import { readSettings } from '#server/features/settings/public'

type Row = Pick<typeof booking.$inferSelect, 'id' | 'status' | 'damageChoice' | 'damageDepositCents' | 'createdAt'>

const { authorised, paid, held, releasing, released } = attemptStatus

/** Finds the latest damage deposit of a booking, in whatever state. */
export async function findDeposit(db: Queryable, bookingId: number) {
  const [found] = await db
    .select({
      status: paymentAttempt.status,
      cents: paymentAttempt.cents,
      claimedCents: paymentAttempt.claimedCents,
      claimReason: paymentAttempt.claimReason,
    })
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.bookingId, bookingId),
        eq(paymentAttempt.part, 'damage'),
        inArray(paymentAttempt.status, [authorised, paid, held, releasing, released]),
      ),
    )
    .orderBy(desc(inArray(paymentAttempt.status, [authorised, paid, held])), desc(paymentAttempt.id))
    .limit(1)
  return found
}

export type FoundDeposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

/** Whether a deposit is authorised, or part of it was captured. */
export const isActiveDeposit = (deposit: Pick<FoundDeposit, 'status'> | undefined): boolean =>
  deposit !== undefined && ([authorised, paid, held] as number[]).includes(deposit.status)

/** The first and last day of a booking's deposit. */
export const depositWindow = (
  { createdAt }: Pick<Row, 'createdAt'>,
  stay: Stay,
  { damageTerms }: Pick<Settings, 'damageTerms'>,
): DepositDays => depositDays(stay, todayAt(createdAt.getTime()), damageTerms)

/** The damage deposit due now, in cents: 0 outside its period, or when it was left. */
export async function payableDepositCents(
  db: Queryable,
  { row, items, now }: { row: Row; items: readonly { stay: Stay }[]; now: number },
): Promise<number> {
  const [first] = items
  if (!first || row.status !== bookingStatus.confirmed || row.damageChoice !== 'deposit') return 0
  const { from, until } = depositWindow(row, first.stay, await readSettings(db, 'damage-terms'))
  const today = todayAt(now)
  if (today < from || today > until || isActiveDeposit(await findDeposit(db, row.id))) return 0
  return row.damageDepositCents
}

/** Finds the open claim on each of these deposits, by booking id, as this staff member sees it. */
export async function findOpenClaims(
  db: Queryable,
  actor: Staff,
  bookingIds: readonly number[],
): Promise<Map<number, DamageClaimShown>> {
  const rows = await db
    .select({ claim: damageClaim, name: staff.name })
    .from(damageClaim)
    .innerJoin(staff, eq(staff.id, damageClaim.requestedBy))
    .where(and(inArray(damageClaim.bookingId, [...bookingIds]), eq(damageClaim.state, claimState.requested)))
  return new Map(
    rows.map(({ claim: { id, bookingId, cents, reason, requestedBy, requestedAt }, name }) => [
      bookingId,
      {
        id,
        amount: majorOf(cents),
        reason,
        requestedBy: name,
        requestedAt: requestedAt.toISOString(),
        isOwn: requestedBy === actor.staffId,
      },
    ]),
  )
}
