import { and, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { lockVilla } from '#database/transact'
import {
  type BookingStatus,
  bookingLifecycle,
  bookingStatus,
  isSold,
  optionBookings,
} from '#domain/booking/booking-status'
import { holdTimesOn, type Prolonging, prolonged } from '#domain/booking/hold-times'
import { type ItemStatus, itemLifecycle, itemStatus } from '#domain/booking/item-status'
import { refuseStep } from '#domain/booking/lifecycle'
import type { Stay } from '#domain/stay'
import { todayAt } from '#domain/today'
import { endChildren } from './end-children.ts'

// Whoever writes nights does it here: the villa's lock first, then the booking, then its items.

const { booking, bookingItem, occupancy, option } = tables

/** The database's time, in milliseconds since 1970: it alone decides what is over (PD-63). */
export const databaseNow: SQL<number> = sql<number>`extract(epoch from app_now())::float8 * 1000`.mapWith(Math.floor)

/** An item that takes nights, with its option where it has one. */
export interface NightsItem {
  id: number
  villaId: number
  stay: Stay
  status: ItemStatus
  startedAt: Date | null
  expiresAt: Date | null
}

/** A booking that nobody else changes until the transaction ends, and the moment at which it was read. */
export interface LockedBooking {
  row: typeof booking.$inferSelect
  items: NightsItem[]
  now: number
}

const isOption = ({ status }: { status: ItemStatus }) => status === itemStatus.option

/** When the first option of a booking is over; undefined where it holds nothing. */
export function expiryOf(items: readonly Pick<NightsItem, 'status' | 'expiresAt'>[]): number | undefined {
  const ends = items.flatMap(item => (isOption(item) && item.expiresAt ? item.expiresAt.getTime() : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/**
 * What a booking is at that moment, whatever the jobs have come to: an option whose time is over has expired
 * (PD-63), and with one of several the whole booking.
 */
export function statusNow(
  status: BookingStatus,
  items: readonly Pick<NightsItem, 'status' | 'expiresAt'>[],
  now: number,
): BookingStatus {
  const expiresAt = expiryOf(items)
  const over = optionBookings.includes(status) && expiresAt !== undefined && expiresAt <= now
  return over ? bookingStatus.expired : status
}

/** The villas of a booking, with their options. */
export const nightsItems = (db: Reads, bookingId: number) =>
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

/** Takes a booking for the transaction, the locks of its villas first. Throws `not-found`. */
export async function lockBooking(tx: Transaction, bookingId: number): Promise<LockedBooking> {
  // One that was moved to another villa while its lock was waited for is told by the database: all begins again.
  await tx.execute(sql`
    select lock_villa_of_item(id)
    from (select id from booking_item where booking_id = ${bookingId} and kind = 'villa' order by villa_id) as item`)
  const [found] = await tx
    .select({ row: booking, now: databaseNow })
    .from(booking)
    .where(eq(booking.id, bookingId))
    .for('no key update')
  if (!found) throw new Refusal('not-found')
  return { ...found, items: await nightsItems(tx, bookingId) }
}

/** Nights of a villa that somebody wants. */
export interface Wish {
  villaId: number
  stay: Stay
}

const sharesNights = (wishes: readonly Wish[]) =>
  or(
    ...wishes.map(({ villaId, stay }) =>
      and(eq(occupancy.villaId, villaId), sql`${occupancy.nights} && daterange(${stay.from}, ${stay.to})`),
    ),
  )

/** Whether some of these nights are taken, by others than the items named. */
export async function areNightsTaken(
  db: Reads,
  wishes: readonly Wish[],
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
    .where(and(sharesNights(wishes), lives, byOthers))
    .limit(1)
  return taken.length > 0
}

/**
 * Lets options that are over make way, for villas whose locks are held. The database does so by itself, but passes by
 * what somebody has in hand; here that is waited for.
 */
export async function makeWay(
  tx: Transaction,
  wishes: readonly Wish[],
  without: readonly number[] = [],
): Promise<void> {
  const overdue = await tx
    .select({ id: bookingItem.id, bookingId: bookingItem.bookingId })
    .from(occupancy)
    .innerJoin(bookingItem, eq(bookingItem.id, occupancy.bookingItemId))
    .where(and(sharesNights(wishes), lte(occupancy.expiresAt, sql`app_now()`)))
    .orderBy(bookingItem.id)
  await expireItems(
    tx,
    overdue.filter(({ id }) => !without.includes(id)),
  )
}

/** Expires items whose options are over, and their bookings with them. */
async function expireItems(tx: Transaction, overdue: readonly { id: number; bookingId: number }[]): Promise<void> {
  if (overdue.length === 0) return
  const bookingIds = [...new Set(overdue.map(({ bookingId }) => bookingId))]
  const expired = await tx
    .update(booking)
    .set({ status: bookingStatus.expired })
    .where(and(inArray(booking.id, bookingIds), inArray(booking.status, [...optionBookings])))
    .returning({ id: booking.id })
  const ids = overdue.map(({ id }) => id)
  await tx
    .update(bookingItem)
    .set({ status: itemStatus.expired })
    .where(and(inArray(bookingItem.id, ids), eq(bookingItem.status, itemStatus.option)))
  await endChildren(
    tx,
    'expired',
    expired.map(({ id }) => id),
  )
}

/**
 * Ends options that were found to be over, the locks of their villas first: what was prolonged meanwhile stays, what has
 * expired with its booking goes.
 */
export async function endOverdue(
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

/** Holds a villa's nights for an item of a booking that was just made. The villa's lock is held. */
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
  await makeWay(tx, [{ villaId, stay }])
  const [item] = await tx
    .insert(bookingItem)
    .values({ bookingId, villaId, stay, priceCents, status: itemStatus.option })
    .returning({ id: bookingItem.id })
  if (!item) throw new Error('an item was not kept')
  await tx.insert(option).values({
    bookingItemId: item.id,
    startedAt: sql`app_now()`,
    expiresAt: until instanceof Date ? until : sql`app_now() + make_interval(mins => ${until.minutes})`,
    heldFrom,
    heldFromNetwork,
  })
  return item.id
}

/** Refuses what the lifecycle of an option does not allow. Throws `not-in-this-state` and `option-over`. */
export function askLive(
  { row, items, now }: LockedBooking,
  step: 'keepForTransfer' | 'release' | 'releaseByOffice',
): void {
  const expiresAt = expiryOf(items) ?? Number.NEGATIVE_INFINITY
  const refusal = refuseStep(bookingLifecycle, step, row.status, { now, expiresAt, ...noStay })
  if (refusal) throw new Refusal(refusal)
}

/** Steps of an option ask nothing of its stay. */
const noStay = { checkOut: '9999-12-31', today: '0001-01-01' } as const

/**
 * Prolongs the options of an online booking that lives. Where there is time enough already nothing is written, and so
 * nothing is announced. Answers when they end. Throws `not-in-this-state` and `option-over`.
 */
export async function prolongNights(tx: Transaction, locked: LockedBooking, why: Prolonging): Promise<number> {
  askLive(locked, 'release')
  const { items, now } = locked
  const held = items.filter(isOption)
  const startedAt = Math.min(...held.map(item => item.startedAt?.getTime() ?? now))
  const expiresAt = expiryOf(items) ?? now
  const end = prolonged(why, { startedAt, expiresAt, now }, holdTimesOn(todayAt(startedAt)))
  if (end > expiresAt) await endOptionsAt(tx, held, new Date(end))
  return end
}

async function endOptionsAt(tx: Transaction, held: readonly NightsItem[], expiresAt: Date): Promise<void> {
  const ids = held.map(({ id }) => id)
  await tx.update(option).set({ expiresAt }).where(inArray(option.bookingItemId, ids))
}

/** Turns an online option into one of the office's, which waits for a bank transfer. Throws as `prolongNights`. */
export async function keepForTransfer(tx: Transaction, locked: LockedBooking, until: Date): Promise<void> {
  askLive(locked, 'keepForTransfer')
  await tx.update(booking).set({ status: bookingStatus.officeOption }).where(eq(booking.id, locked.row.id))
  const held = locked.items.filter(item => isOption(item) && item.expiresAt && item.expiresAt < until)
  if (held.length > 0) await endOptionsAt(tx, held, until)
}

/** Gives up the nights of an option before its time. Throws `not-in-this-state` and `option-over`. */
export async function releaseNights(
  tx: Transaction,
  locked: LockedBooking,
  step: 'release' | 'releaseByOffice' = 'release',
): Promise<void> {
  askLive(locked, step)
  const held = locked.items.filter(isOption).map(({ id }) => ({ id, bookingId: locked.row.id }))
  await expireItems(tx, held)
  // Who gives it up need not be told.
  const ids = held.map(({ id }) => id)
  await tx
    .update(option)
    .set({ heldFrom: null, heldFromNetwork: null, endToldAt: sql`app_now()` })
    .where(inArray(option.bookingItemId, ids))
}

/** Cancels a booking with all that stands in it: its nights are free from then on. Throws `not-in-this-state`. */
export async function cancelNights(tx: Transaction, { row }: LockedBooking): Promise<void> {
  const refusal = refuseStep(bookingLifecycle, 'cancel', row.status, { now: 0, ...noStay })
  if (refusal) throw new Refusal(refusal)
  await tx
    .update(booking)
    .set({ status: bookingStatus.cancelled, calendarSequence: sql`${booking.calendarSequence} + 1` })
    .where(eq(booking.id, row.id))
  await endChildren(tx, 'cancelled', [row.id])
}

/** What became of the nights of a booking that was paid for. */
export type Confirmation = 'confirmed' | 'already' | 'nights-gone'

/**
 * Gives a booking its nights for good: an option's, whether or not its time is over, and those of one that has expired
 * if they are still free (PD-25). Where they are not, nothing of it is confirmed.
 */
export async function confirmNights(tx: Transaction, { row, items }: LockedBooking): Promise<Confirmation> {
  if (isSold(row.status)) return 'already'
  if (row.status === bookingStatus.cancelled) return 'nights-gone'
  const from: readonly ItemStatus[] = [...itemLifecycle.steps.confirm.from, ...itemLifecycle.steps.confirmLate.from]
  const wanted = items.filter(({ status }) => from.includes(status))
  const own = wanted.map(({ id }) => id)
  if (own.length === 0 || (await areNightsTaken(tx, wanted, own))) return 'nights-gone'
  await makeWay(tx, wanted, own)
  await tx.update(booking).set({ status: bookingStatus.confirmed }).where(eq(booking.id, row.id))
  await tx.update(bookingItem).set({ status: itemStatus.confirmed }).where(inArray(bookingItem.id, own))
  return 'confirmed'
}
