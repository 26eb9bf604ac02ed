import { and, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { lockVilla } from '#database/transact'
import type { EventActor } from '#domain/booking/booking-events'
import { type ExtensionReason, extendedExpiry, holdTimesOn } from '#domain/booking/hold/hold-times'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import {
  type BookingStatus,
  bookingLifecycle,
  bookingStatus,
  heldBookingStatuses,
  isPaidStatus,
} from '#domain/lifecycles/booking-status'
import { type ItemStatus, itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { recordEvent, recordEvents } from '#server/features/booking-events/public'
import { endChildren } from '../stays/end-children.ts'

// All writes to occupancy are in this file. The lock order is villa, booking, items.

const { booking, bookingItem, occupancy, option } = tables

/** The database's time, in milliseconds since 1970. It alone decides what has expired (PD-63). */
export const databaseNow: SQL<number> = sql<number>`extract(epoch from app_now())::float8 * 1000`.mapWith(Math.floor)

/** An item that takes nights, with its option where it has one. */
export interface OccupyingItem {
  id: number
  villaId: number
  stay: Stay
  status: ItemStatus
  startedAt: Date | null
  expiresAt: Date | null
}

/** A booking locked until the transaction ends, and the time at which it was read. */
export interface LockedBooking {
  row: typeof booking.$inferSelect
  items: OccupyingItem[]
  now: number
}

const isOption = ({ status }: { status: ItemStatus }) => status === itemStatus.option

/** The time at which the first option of a booking expires; undefined where it holds nothing. */
export function expiryOf(items: readonly Pick<OccupyingItem, 'status' | 'expiresAt'>[]): number | undefined {
  const ends = items.flatMap(item => (isOption(item) && item.expiresAt ? item.expiresAt.getTime() : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/**
 * The status of a booking at a time, independent of whether the jobs have run: an option past its time has expired
 * (PD-63), and with one of several the whole booking.
 */
export function effectiveStatus(
  status: BookingStatus,
  items: readonly Pick<OccupyingItem, 'status' | 'expiresAt'>[],
  now: number,
): BookingStatus {
  const expiresAt = expiryOf(items)
  const over = heldBookingStatuses.includes(status) && expiresAt !== undefined && expiresAt <= now
  return over ? bookingStatus.expired : status
}

/** Finds the villas of a booking, with their options. */
export const nightsItems = (db: Queryable, bookingId: number) =>
  db
    .select({
      id: bookingItem.id,
      villaId: bookingItem.villaId,
      stay: bookingItem.stay,
      status: bookingItem.status,
      startedAt: option.startedAt,
      expiresAt: option.expiresAt,
    })
    .from(bookingItem)
    .leftJoin(option, eq(option.bookingItemId, bookingItem.id))
    .where(and(eq(bookingItem.bookingId, bookingId), eq(bookingItem.kind, 'villa')))
    .orderBy(bookingItem.id)

/** Locks a booking, the locks of its villas first. Throws `not-found`. */
export async function lockBooking(tx: Transaction, bookingId: number): Promise<LockedBooking> {
  // If the booking moved to another villa during the wait, the database raises an error and the transaction is retried.
  await tx.execute(sql`
    select lock_villa_of_item(id)
    from (select id from booking_item where booking_id = ${bookingId} and kind = 'villa' order by villa_id) as item`)
  const [found] = await tx
    .select({ row: booking, now: databaseNow })
    .from(booking)
    .where(eq(booking.id, bookingId))
    .for('no key update')
  if (!found) throw new ProblemError('not-found')
  return { ...found, items: await nightsItems(tx, bookingId) }
}

/** Requested nights of a villa. */
export interface NightsRequest {
  villaId: number
  stay: Stay
}

const sharesNights = (requests: readonly NightsRequest[]) =>
  or(
    ...requests.map(({ villaId, stay }) =>
      and(eq(occupancy.villaId, villaId), sql`${occupancy.nights} && daterange(${stay.from}, ${stay.to})`),
    ),
  )

/** Whether some of these nights are taken by items other than those in `without`. */
export async function areNightsTaken(
  db: Queryable,
  requests: readonly NightsRequest[],
  without: readonly number[] = [],
): Promise<boolean> {
  const byOthers =
    without.length > 0
      ? or(isNull(occupancy.bookingItemId), notInArray(occupancy.bookingItemId, [...without]))
      : undefined
  const lives = or(isNull(occupancy.expiresAt), gt(occupancy.expiresAt, sql`app_now()`))
  const taken = await db
    .select({ id: occupancy.id })
    .from(occupancy)
    .where(and(sharesNights(requests), lives, byOthers))
    .limit(1)
  return taken.length > 0
}

/**
 * Expires overdue options that overlap these nights. The caller holds the villa locks. Unlike the trigger, which skips
 * locked rows, this waits for them.
 */
export async function expireOverdueOptions(
  tx: Transaction,
  requests: readonly NightsRequest[],
  without: readonly number[] = [],
): Promise<void> {
  const overdue = await tx
    .select({ id: bookingItem.id, bookingId: bookingItem.bookingId })
    .from(occupancy)
    .innerJoin(bookingItem, eq(bookingItem.id, occupancy.bookingItemId))
    .where(and(sharesNights(requests), lte(occupancy.expiresAt, sql`app_now()`)))
    .orderBy(bookingItem.id)
  await expireItems(
    tx,
    overdue.filter(({ id }) => !without.includes(id)),
  )
}

/** Expires items whose options have expired, and their bookings with them. */
async function expireItems(
  tx: Transaction,
  overdue: readonly { id: number; bookingId: number }[],
  event: { kind: 'expired' | 'released'; actor: EventActor } = { kind: 'expired', actor: 'system' },
): Promise<void> {
  if (overdue.length === 0) return
  const bookingIds = [...new Set(overdue.map(({ bookingId }) => bookingId))]
  const expired = await tx
    .update(booking)
    .set({ status: bookingStatus.expired })
    .where(and(inArray(booking.id, bookingIds), inArray(booking.status, [...heldBookingStatuses])))
    .returning({ id: booking.id })
  const ids = overdue.map(({ id }) => id)
  await tx
    .update(bookingItem)
    .set({ status: itemStatus.expired })
    .where(and(inArray(bookingItem.id, ids), eq(bookingItem.status, itemStatus.option)))
  const ended = expired.map(({ id }) => id)
  await endChildren(tx, 'expired', ended)
  await recordEvents(tx, ended, event)
}

/**
 * Ends overdue options, after acquiring the locks of their villas. Options that were extended meanwhile stay; those
 * that expired with their booking are ended.
 */
export async function expireOptions(
  tx: Transaction,
  found: readonly { id: number; bookingId: number; villaId: number }[],
): Promise<void> {
  const [first, ...others] = found.map(({ villaId }) => villaId)
  if (first === undefined) return
  await lockVilla(tx, first, ...others)
  const ids = found.map(({ id }) => id)
  const still = await tx
    .select({ id: bookingItem.id, bookingId: bookingItem.bookingId })
    .from(option)
    .innerJoin(bookingItem, eq(bookingItem.id, option.bookingItemId))
    .innerJoin(booking, eq(booking.id, bookingItem.bookingId))
    .where(
      and(
        inArray(bookingItem.id, ids),
        eq(bookingItem.status, itemStatus.option),
        or(lte(option.expiresAt, sql`app_now()`), eq(booking.status, bookingStatus.expired)),
      ),
    )
    .orderBy(bookingItem.id)
  await expireItems(tx, still)
}

/** Holds a villa's nights for an item of a new booking. The caller holds the villa's lock. */
export async function holdNights(
  tx: Transaction,
  {
    bookingId,
    villaId,
    stay,
    priceCents,
    heldFrom = null,
    heldFromNetwork = null,
  }: {
    bookingId: number
    villaId: number
    stay: Stay
    priceCents: number
    heldFrom?: Buffer | null
    heldFromNetwork?: Buffer | null
  },
  until: { minutes: number } | Date,
): Promise<number> {
  await expireOverdueOptions(tx, [{ villaId, stay }])
  const [item] = await tx
    .insert(bookingItem)
    .values({ bookingId, villaId, stay, priceCents, status: itemStatus.option })
    .returning({ id: bookingItem.id })
  if (!item) throw new Error('the item was not stored')
  await tx.insert(option).values({
    bookingItemId: item.id,
    startedAt: sql`app_now()`,
    expiresAt: until instanceof Date ? until : sql`app_now() + make_interval(mins => ${until.minutes})`,
    heldFrom,
    heldFromNetwork,
  })
  return item.id
}

/** Checks that the lifecycle of an option allows a transition. Throws `not-in-this-state` and `option-over`. */
export function assertLiveOption(
  { row, items, now }: LockedBooking,
  step: 'keepForTransfer' | 'release' | 'releaseByOffice',
): void {
  const expiresAt = expiryOf(items) ?? Number.NEGATIVE_INFINITY
  const refusal = findTransitionProblem(bookingLifecycle, step, row.status, { now, expiresAt, ...noStay })
  if (refusal) throw new ProblemError(refusal)
}

/** The transitions of an option do not depend on its stay. */
const noStay = { checkOut: '9999-12-31', today: '0001-01-01' } as const

/**
 * Extends the options of an active online booking and returns when they expire. If they have enough time left, nothing
 * is written, so no change is announced. Throws `not-in-this-state` and `option-over`.
 */
export async function extendHold(tx: Transaction, locked: LockedBooking, why: ExtensionReason): Promise<number> {
  assertLiveOption(locked, 'release')
  const { items, now } = locked
  const held = items.filter(isOption)
  const startedAt = Math.min(...held.map(item => item.startedAt?.getTime() ?? now))
  const expiresAt = expiryOf(items) ?? now
  const end = extendedExpiry(why, { startedAt, expiresAt, now }, holdTimesOn(todayAt(startedAt)))
  if (end > expiresAt) await endOptionsAt(tx, held, new Date(end))
  return end
}

async function endOptionsAt(tx: Transaction, held: readonly OccupyingItem[], expiresAt: Date): Promise<void> {
  const ids = held.map(({ id }) => id)
  await tx.update(option).set({ expiresAt }).where(inArray(option.bookingItemId, ids))
}

/** Turns an online option into one of the office, which waits for a bank transfer. Throws as `extendHold`. */
export async function holdForTransfer(tx: Transaction, locked: LockedBooking, until: Date): Promise<void> {
  assertLiveOption(locked, 'keepForTransfer')
  await tx.update(booking).set({ status: bookingStatus.officeOption }).where(eq(booking.id, locked.row.id))
  const held = locked.items.filter(item => isOption(item) && item.expiresAt && item.expiresAt < until)
  if (held.length > 0) await endOptionsAt(tx, held, until)
}

/** When the options of a booking expire; undefined without any. */
export function optionEnd({ items }: LockedBooking): Date | undefined {
  const expiresAt = expiryOf(items)
  return expiresAt === undefined ? undefined : new Date(expiresAt)
}

/** Holds an option of the office longer. Throws `option-over`, and `not-in-this-state` where that would be shorter. */
export async function extendOfficeOption(tx: Transaction, locked: LockedBooking, until: Date): Promise<void> {
  assertLiveOption(locked, 'releaseByOffice')
  if (until.getTime() <= (expiryOf(locked.items) ?? 0)) throw new ProblemError('not-in-this-state')
  await endOptionsAt(tx, locked.items.filter(isOption), until)
}

/** Releases the nights of an option before it expires. Throws `not-in-this-state` and `option-over`. */
export async function releaseNights(
  tx: Transaction,
  locked: LockedBooking,
  { step, actor }: { step: 'release' | 'releaseByOffice'; actor: EventActor },
): Promise<void> {
  assertLiveOption(locked, step)
  const held = locked.items.filter(isOption).map(({ id }) => ({ id, bookingId: locked.row.id }))
  await expireItems(tx, held, { kind: 'released', actor })
  // The holder who releases an option needs no notification.
  const ids = held.map(({ id }) => id)
  await tx
    .update(option)
    .set({ heldFrom: null, heldFromNetwork: null, expiryNotifiedAt: sql`app_now()` })
    .where(inArray(option.bookingItemId, ids))
}

/** Cancels a booking with its items, which frees its nights. Throws `not-in-this-state`. */
export async function cancelNights(
  tx: Transaction,
  { row }: LockedBooking,
  { actor, refundCents }: { actor: EventActor; refundCents: number },
): Promise<void> {
  const refusal = findTransitionProblem(bookingLifecycle, 'cancel', row.status, { now: 0, ...noStay })
  if (refusal) throw new ProblemError(refusal)
  await tx
    .update(booking)
    .set({ status: bookingStatus.cancelled, calendarSequence: sql`${booking.calendarSequence} + 1` })
    .where(eq(booking.id, row.id))
  await endChildren(tx, 'cancelled', [row.id])
  await recordEvent(tx, row.id, { kind: 'cancelled', actor, data: { refundCents } })
}

/** The outcome for the nights of a paid booking. */
export type Confirmation = 'confirmed' | 'already' | 'nights-gone'

/**
 * Confirms the nights of a booking: those of an option, expired or not, and those of an expired booking if they are
 * still free (PD-25). If any are taken, nothing is confirmed.
 */
export async function confirmNights(tx: Transaction, { row, items }: LockedBooking): Promise<Confirmation> {
  if (isPaidStatus(row.status)) return 'already'
  if (row.status === bookingStatus.cancelled) return 'nights-gone'
  const from: readonly ItemStatus[] = [...itemLifecycle.steps.confirm.from, ...itemLifecycle.steps.confirmLate.from]
  const wanted = items.filter(({ status }) => from.includes(status))
  const own = wanted.map(({ id }) => id)
  if (own.length === 0 || (await areNightsTaken(tx, wanted, own))) return 'nights-gone'
  await expireOverdueOptions(tx, wanted, own)
  await tx.update(booking).set({ status: bookingStatus.confirmed }).where(eq(booking.id, row.id))
  await tx.update(bookingItem).set({ status: itemStatus.confirmed }).where(inArray(bookingItem.id, own))
  await recordEvent(tx, row.id, { kind: 'confirmed', actor: 'system' })
  return 'confirmed'
}
