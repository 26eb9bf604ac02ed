import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import { instalment } from '#database/tables'
import { bookingStatus } from '#domain/booking/booking-status'
import type { Day } from '#domain/day'
import { majorOf } from '#domain/money'
import { planOf } from '#domain/payments/plan'
import { termsOn } from '#domain/terms'
import { todayAt } from '#domain/today'
import { lockBooking } from './nights.ts'

/** Parts of one balance, at most. */
const mostParts = 20

const unpaidBalance = (bookingId: number) =>
  and(eq(instalment.bookingId, bookingId), eq(instalment.kind, 'balance'), isNull(instalment.paidAt))

/** The place of the next part of a balance. Throws `not-in-this-state` where there are too many. */
async function nextPosition(tx: Transaction, bookingId: number): Promise<number> {
  const [last] = await tx
    .select({ position: instalment.position })
    .from(instalment)
    .where(and(eq(instalment.bookingId, bookingId), eq(instalment.kind, 'balance')))
    .orderBy(desc(instalment.position))
    .limit(1)
  const next = (last?.position ?? -1) + 1
  if (next >= mostParts) throw new Refusal('not-in-this-state')
  return next
}

/**
 * Makes a share of what is still to be paid of a balance a part of its own, and answers its place; those that are named
 * belong to somebody already. Throws `not-in-this-state`, and `price-changed` where not so much is left.
 */
export async function shareBalance(
  tx: Transaction,
  bookingId: number,
  { cents, taken }: { cents: number | undefined; taken: readonly number[] },
): Promise<number> {
  const { row } = await lockBooking(tx, bookingId)
  if (row.status !== bookingStatus.confirmed) throw new Refusal('not-in-this-state')
  const open = await tx
    .select()
    .from(instalment)
    .where(unpaidBalance(bookingId))
    .orderBy(asc(instalment.due), asc(instalment.position))
  const free = open.filter(({ position }) => !taken.includes(position))
  const [first] = free
  if (!first) throw new Refusal('not-in-this-state')
  const exact = free.find(part => part.cents === (cents ?? first.cents))
  if (exact) return exact.position
  const enough = free.find(part => part.cents > (cents ?? 0))
  if (!enough || cents === undefined)
    throw new Refusal('price-changed', {
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
 * Parts a balance by dates, where the terms of the booking offer it: equal parts, the last due when all of it was. Throws
 * `not-in-this-state` where there is not one balance alone, or not time enough.
 */
export async function planBalance(tx: Transaction, bookingId: number, parts: number): Promise<void> {
  const { row, now } = await lockBooking(tx, bookingId)
  const [only, ...others] = await tx.select().from(instalment).where(unpaidBalance(bookingId))
  if (row.status !== bookingStatus.confirmed || !only || others.length > 0) throw new Refusal('not-in-this-state')
  const today: Day = todayAt(now)
  const plan = planOf({ cents: only.cents, today, due: only.due, parts, terms: termsOn(row.termsFrom) })
  if (!plan) throw new Refusal('not-in-this-state')
  const next = await nextPosition(tx, bookingId)
  await tx.delete(instalment).where(and(unpaidBalance(bookingId), eq(instalment.position, only.position)))
  await tx
    .insert(instalment)
    .values(plan.map((part, i) => ({ bookingId, kind: 'balance' as const, position: next + i, ...part })))
}
