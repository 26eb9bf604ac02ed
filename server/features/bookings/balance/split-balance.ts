import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { instalment, paymentLink } from '#database/tables'
import type { Day } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus, isPaidStatus } from '#domain/lifecycles/booking-status'
import { instalmentPlan } from '#domain/payments/instalment-plan'
import { majorOf } from '#domain/pricing/money'
import { termsOn } from '#domain/pricing/terms'
import { readSettings } from '#server/features/settings/public'
import { lockBooking } from '../occupancy/occupancy.ts'

/** Most instalments of one balance. */
const mostParts = 20

const unpaidBalance = (bookingId: number) =>
  and(eq(instalment.bookingId, bookingId), eq(instalment.kind, 'balance'), isNull(instalment.paidAt))

/**
 * The next free position in a balance, never used by an instalment or link before. Throws `not-in-this-state` where
 * there are too many.
 */
async function nextPosition(tx: Transaction, bookingId: number): Promise<number> {
  const ofBalance = and(eq(instalment.bookingId, bookingId), eq(instalment.kind, 'balance'))
  const [parts] = await tx
    .select({ count: count(), last: max(instalment.position) })
    .from(instalment)
    .where(ofBalance)
  const [links] = await tx
    .select({ last: max(paymentLink.position) })
    .from(paymentLink)
    .where(eq(paymentLink.bookingId, bookingId))
  if (parts && parts.count >= mostParts) throw new ProblemError('not-in-this-state')
  return Math.max(parts?.last ?? -1, links?.last ?? -1) + 1
}

/**
 * Merges open balance instalments that are due on the same day, as after an unused payment link has ended. Positions in
 * `taken` still belong to payment links and stay separate.
 */
export async function mergeBalanceParts(tx: Transaction, bookingId: number, taken: readonly number[]): Promise<void> {
  const open = await tx
    .select()
    .from(instalment)
    .where(unpaidBalance(bookingId))
    .orderBy(asc(instalment.due), asc(instalment.position))
  const free = open.filter(({ position }) => !taken.includes(position))
  const firstOf = (part: (typeof free)[number]) => free.find(({ due }) => due === part.due) ?? part
  const gone = free.filter(part => firstOf(part) !== part)
  if (gone.length === 0) return
  await tx.delete(instalment).where(
    and(
      unpaidBalance(bookingId),
      inArray(
        instalment.position,
        gone.map(({ position }) => position),
      ),
    ),
  )
  const more = gone.map(part => sql`(${firstOf(part).position}::smallint, ${part.cents}::integer)`)
  await tx.execute(sql`
    update instalment set cents = instalment.cents + joined.cents
    from (select position, sum(cents) as cents from (values ${sql.join(more, sql`, `)}) as gone (position, cents)
      group by position) as joined
    where booking_id = ${bookingId} and kind = 'balance' and instalment.position = joined.position`)
}

/**
 * Splits an instalment of the given amount off an open balance and returns its position. Positions in `taken` belong to
 * payment links already. Throws `not-in-this-state`, and `price-changed` where less is open.
 */
export async function splitBalance(
  tx: Transaction,
  bookingId: number,
  { cents, taken }: { cents: number | undefined; taken: readonly number[] },
): Promise<number> {
  const { row } = await lockBooking(tx, bookingId)
  if (!isPaidStatus(row.status)) throw new ProblemError('not-in-this-state')
  const open = await tx
    .select()
    .from(instalment)
    .where(unpaidBalance(bookingId))
    .orderBy(asc(instalment.due), asc(instalment.position))
  const free = open.filter(({ position }) => !taken.includes(position))
  const [first] = free
  if (!first) throw new ProblemError('not-in-this-state')
  const exact = free.find(part => part.cents === (cents ?? first.cents))
  if (exact) return exact.position
  const enough = free.find(part => part.cents > (cents ?? 0))
  if (!enough || cents === undefined)
    throw new ProblemError('price-changed', {
      more: { amount: majorOf(Math.max(...free.map(part => part.cents))), currencyId: row.currencyId },
    })
  const position = await nextPosition(tx, bookingId)
  await tx
    .update(instalment)
    .set({ cents: enough.cents - cents })
    .where(and(unpaidBalance(bookingId), eq(instalment.position, enough.position)))
  await tx.insert(instalment).values({ bookingId, kind: 'balance', position, cents, due: enough.due })
  return position
}

/**
 * Merges a balance that was split by dates into one sum, due on the last of them. Positions in `taken` belong to
 * payment links. Throws `not-in-this-state` where there is nothing to merge.
 */
export async function unplanBalance(tx: Transaction, bookingId: number, taken: readonly number[]): Promise<void> {
  const { row } = await lockBooking(tx, bookingId)
  const open = await tx.select().from(instalment).where(unpaidBalance(bookingId)).orderBy(asc(instalment.due))
  const free = open.filter(({ position }) => !taken.includes(position))
  const last = free.at(-1)
  if (row.status !== bookingStatus.confirmed || !last || free.length < 2) throw new ProblemError('not-in-this-state')
  const others = free.filter(part => part !== last).map(({ position }) => position)
  await tx.delete(instalment).where(and(unpaidBalance(bookingId), inArray(instalment.position, others)))
  await tx
    .update(instalment)
    .set({ cents: free.reduce((sum, { cents }) => sum + cents, 0) })
    .where(and(unpaidBalance(bookingId), eq(instalment.position, last.position)))
}

/**
 * Splits a balance into equal instalments by dates, where the terms of the booking offer it; the last is due when the
 * balance was. Throws `not-in-this-state` unless the balance is a single sum and there is enough time.
 */
export async function scheduleBalance(tx: Transaction, bookingId: number, parts: number): Promise<void> {
  const { row, now } = await lockBooking(tx, bookingId)
  const [only, ...others] = await tx.select().from(instalment).where(unpaidBalance(bookingId))
  if (row.status !== bookingStatus.confirmed || !only || others.length > 0) throw new ProblemError('not-in-this-state')
  const today: Day = todayAt(now)
  const terms = termsOn(row.termsFrom, (await readSettings(tx, 'booking-terms')).terms)
  const plan = instalmentPlan({ cents: only.cents, today, due: only.due, parts, terms })
  if (!plan) throw new ProblemError('not-in-this-state')
  const next = await nextPosition(tx, bookingId)
  await tx.delete(instalment).where(and(unpaidBalance(bookingId), eq(instalment.position, only.position)))
  await tx
    .insert(instalment)
    .values(plan.map((part, i) => ({ bookingId, kind: 'balance' as const, position: next + i, ...part })))
}
