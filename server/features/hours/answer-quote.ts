import { and, eq } from 'drizzle-orm'
import type { HoursList } from '#contract/booking/hours'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, hoursRequest } from '#database/tables'
import { lockVilla } from '#database/transact'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { hoursService } from '#domain/booking/hours'
import { hoursState } from '#domain/lifecycles/hours-state'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import type { Context } from '#server/context'
import { findBooked, findBookings, lockBooking, notifyStaff } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { type FoundStay, findStay, type HoursRow, presentHoursOf } from './queries.ts'
import { stepHours } from './step-hours.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** A request of the actor's own booking, which is locked. Throws `not-found`. */
async function lockHours(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id: bookingId, hoursId }: { id: number; hoursId: number },
): Promise<{ stay: FoundStay; row: HoursRow }> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  const before = await findStay(tx, world, bookingId)
  if (!before) throw new ProblemError('not-found')
  await lockVilla(tx, before.villaId)
  await lockBooking(tx, bookingId)
  const stay = await findStay(tx, world, bookingId)
  const [row] = await tx
    .select()
    .from(hoursRequest)
    .where(and(eq(hoursRequest.id, hoursId), eq(hoursRequest.bookingId, bookingId)))
  if (!stay || !row) throw new ProblemError('not-found')
  return { stay, row }
}

/** Puts accepted hours on the bill, as a service of the stay. Hours that cost nothing are confirmed at once. */
async function chargeHours(tx: Transaction, { stay, villaId }: FoundStay, row: HoursRow): Promise<number> {
  const priceCents = row.priceCents ?? 0
  const [item] = await tx
    .insert(bookingItem)
    .values({
      bookingId: row.bookingId,
      kind: 'villa-service',
      villaId,
      stay,
      serviceId: hoursService[row.kind],
      priceCents,
      status: itemStatus.provisional,
    })
    .returning()
  if (!item) throw new Error('the service was not stored')
  if (priceCents === 0)
    await tx.update(bookingItem).set({ status: itemLifecycle.steps.confirm.to }).where(eq(bookingItem.id, item.id))
  return item.id
}

/**
 * Accepts or refuses the price that the office has named. An accepted one becomes a service of the stay, and the office
 * gets an e-mail. A repetition of the same answer changes nothing. Throws `not-found` and `not-in-this-state`.
 */
export async function answerQuote(
  tx: Transaction,
  world: World,
  actor: Actor,
  { answer, ...of }: { id: number; hoursId: number; answer: 'accept' | 'refuse' },
): Promise<HoursList> {
  const { stay, row } = await lockHours(tx, world, actor, of)
  const isRepeated = row.state === (answer === 'accept' ? hoursState.accepted : hoursState.refused)
  if (!isRepeated) {
    if (!stay.isOpen) throw new ProblemError('not-in-this-state')
    if (row.state !== hoursState.quoted) throw new ProblemError('not-in-this-state')
    if (answer === 'accept') await stepHours(tx, row, 'accept', { itemId: await chargeHours(tx, stay, row) })
    else await stepHours(tx, row, 'refuse')
    const [found] = await findBookings(tx, [row.bookingId])
    if (found)
      await notifyStaff(tx, world, found, {
        told: answer === 'accept' ? 'hours-accepted' : 'hours-refused',
        cents: row.priceCents ?? 0,
        hours: { kind: row.kind, time: row.time },
      })
  }
  return presentHoursOf(tx, stay, row.bookingId)
}

/** Withdraws a request; a repetition changes nothing. Throws `not-found` and `not-in-this-state`. */
export async function withdrawHours(
  tx: Transaction,
  world: World,
  actor: Actor,
  of: { id: number; hoursId: number },
): Promise<HoursList> {
  const { stay, row } = await lockHours(tx, world, actor, of)
  if (row.state !== hoursState.withdrawn) await stepHours(tx, row, 'withdraw')
  return presentHoursOf(tx, stay, row.bookingId)
}
