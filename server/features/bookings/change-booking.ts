import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { damageWaiver, touristTax } from '#domain/booking/services'
import { bookingStatus, closedBookingStatuses, heldBookingStatuses } from '#domain/lifecycles/booking-status'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { authorize } from '#server/platform/auth/authorize'
import { getBooking, getBookingItem } from './get-booking.ts'
import { checkHoldLimitsOfEmail } from './occupancy/limit-holds.ts'
import { lockBooking } from './occupancy/occupancy.ts'
import { findBooked, findBookingIdOfItem } from './queries.ts'

const { booking, bookingItem, option } = tables

type World = Pick<Context, 'catalogue'>

/** Checks that the actor can change a booking. Throws `not-found`. */
export async function authorizeChange(tx: Transaction, actor: Actor, bookingId: number): Promise<void> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
}

/** Corrects the e-mail address of a booking. Throws `not-found`, `not-in-this-state` and `too-many-options`. */
export async function setContactEmail(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id: bookingId, email }: { id: number; email: string },
): Promise<BookingResponse> {
  await authorizeChange(tx, actor, bookingId)
  const { row } = await lockBooking(tx, bookingId)
  if (closedBookingStatuses.includes(row.status)) throw new ProblemError('not-in-this-state')
  await checkHoldLimitsOfEmail(tx, actor, row, email)
  await tx.update(booking).set({ email }).where(eq(booking.id, bookingId))
  return getBooking(tx, world, actor, bookingId)
}

/** Stores the affiliate that referred a booking; the first code stays. Throws `not-found`. */
export async function setAffiliateCode(tx: Transaction, actor: Actor, bookingId: number, code: string): Promise<void> {
  await authorizeChange(tx, actor, bookingId)
  await tx
    .update(booking)
    .set({ cjAffiliateCode: code })
    .where(and(eq(booking.id, bookingId), isNull(booking.cjAffiliateCode)))
}

/** Hides declined and expired items from the client's lists (PD-66). Throws `not-found`. */
export async function hideItems(tx: Transaction, actor: Actor, bookingId: number): Promise<void> {
  await authorizeChange(tx, actor, bookingId)
  const gone = inArray(bookingItem.status, [itemStatus.declined, itemStatus.expired])
  // The services of an expired booking can no longer be bought either. An option is over on time, whether or not the
  // job has run (PD-63).
  const isHeld = inArray(booking.status, [...heldBookingStatuses])
  const ofExpired = sql`exists (select from ${booking} where ${booking.id} = ${bookingId} and (${booking.status} = ${bookingStatus.expired} or ${isHeld} and exists (select from ${option} join ${bookingItem} held on held.id = ${option.bookingItemId} where held.booking_id = ${booking.id} and ${option.expiresAt} <= app_now())))`
  await tx
    .update(bookingItem)
    .set({ hiddenAt: sql`app_now()` })
    .where(and(eq(bookingItem.bookingId, bookingId), isNull(bookingItem.hiddenAt), sql`(${gone} or ${ofExpired})`))
}

/** Shows the hidden items of a booking again. Throws `not-found`. */
export async function showItems(tx: Transaction, actor: Actor, bookingId: number): Promise<void> {
  await authorizeChange(tx, actor, bookingId)
  await tx.update(bookingItem).set({ hiddenAt: null }).where(eq(bookingItem.bookingId, bookingId))
}

/** A client cannot decline a tax, and chooses the waiver with an endpoint of its own. */
const ofTheSite: readonly number[] = [touristTax, damageWaiver]

/** A planned experience with a price of the table: only the planner counts the places of its day. */
async function isAcceptedInPlanner(tx: Transaction, itemId: number): Promise<boolean> {
  const { plannedExperience: planned } = tables
  const [found] = await tx
    .select({ id: planned.id })
    .from(planned)
    .where(and(eq(planned.itemId, itemId), isNull(planned.answeredAt)))
  return found !== undefined
}

/** Accepts or declines a service that was offered. Throws `not-found` and `not-in-this-state`. */
export async function changeItem(
  tx: Transaction,
  world: World,
  actor: Actor,
  itemId: number,
  step: 'accept' | 'decline',
): Promise<BookingItemResponse> {
  const bookingId = await findBookingIdOfItem(tx, itemId)
  if (bookingId === undefined) throw new ProblemError('not-found')
  await authorizeChange(tx, actor, bookingId)
  const { row, now } = await lockBooking(tx, bookingId)
  const [item] = await tx.select().from(bookingItem).where(eq(bookingItem.id, itemId))
  const refusal = item && findTransitionProblem(itemLifecycle, step, item.status, { now })
  const isOurs = item?.kind === 'villa-service' && ofTheSite.includes(item.serviceId ?? 0)
  if (!item || item.kind === 'villa' || isOurs || refusal || closedBookingStatuses.includes(row.status))
    throw new ProblemError('not-in-this-state')
  if (step === 'accept' && (await isAcceptedInPlanner(tx, itemId))) throw new ProblemError('not-in-this-state')
  await tx.update(bookingItem).set({ status: itemLifecycle.steps[step].to }).where(eq(bookingItem.id, itemId))
  const kind = step === 'accept' ? 'service-accepted' : 'service-declined'
  await recordEvent(tx, bookingId, { kind, actor: actorOf(actor), itemId })
  return getBookingItem(tx, world, actor, itemId)
}
