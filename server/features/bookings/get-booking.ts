import type { BookingItemResponse, BookingResponse } from '#contract/booking/booking-schemas'
import type { BookingGroupsResponse } from '#contract/booking/bookings'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { type BookingGroup, bookingGroups, groupOf } from '#domain/booking/booking-groups'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { todayAt } from '#domain/calendar/today'
import type { Context } from '#server/context'
import { authorize } from '#server/platform/auth/authorize'
import { effectiveStatus } from './occupancy/occupancy.ts'
import { presentBooking, presentItem } from './present-booking.ts'
import { moneyMarks } from './pricing/money-marks.ts'
import { type FoundBooking, findBookingIdOfItem, findBookings, findBookingsOf } from './queries.ts'

type World = Pick<Context, 'catalogue'>

/** Reads a booking that the actor can see. Throws `not-found`. */
async function readBooking(db: Queryable, actor: Actor, bookingId: number): Promise<FoundBooking> {
  const [found] = await findBookings(db, [bookingId])
  authorize(bookingPolicy, actor, 'view', found?.booked)
  if (!found) throw new ProblemError('not-found')
  return found
}

/** Gets the actor's own booking, or one to which they are invited. Throws `not-found`. */
export async function getBooking(
  db: Queryable,
  world: World,
  actor: Actor,
  bookingId: number,
): Promise<BookingResponse> {
  const found = await readBooking(db, actor, bookingId)
  const shown = presentBooking(world, found, actor)
  if (!can(bookingPolicy, actor, 'view-prices', found.booked)) return shown
  return { ...shown, ...(await moneyMarks(db, actor, bookingId)) }
}

async function bookingIdOfItem(db: Queryable, itemId: number): Promise<number> {
  const bookingId = await findBookingIdOfItem(db, itemId)
  if (bookingId === undefined) throw new ProblemError('not-found')
  return bookingId
}

/** Gets the booking of an item. Throws `not-found`. */
export const getBookingOfItem = async (
  db: Queryable,
  world: World,
  actor: Actor,
  itemId: number,
): Promise<BookingResponse> => getBooking(db, world, actor, await bookingIdOfItem(db, itemId))

/** Gets an item of a booking that the actor can see. Throws `not-found`. */
export async function getBookingItem(
  db: Queryable,
  world: World,
  actor: Actor,
  itemId: number,
): Promise<BookingItemResponse> {
  const found = await readBooking(db, actor, await bookingIdOfItem(db, itemId))
  const item = found.items.find(({ id }) => id === itemId)
  if (!item) throw new ProblemError('not-found')
  const priced = can(bookingPolicy, actor, 'view-prices', found.booked)
  return presentItem(world, item, { language: found.row.language, now: found.now, priced })
}

/** The group of a booking in the client's list; undefined where all of it is hidden. */
function groupOfFound({ catalogue }: World, { row, items, now }: FoundBooking): BookingGroup | undefined {
  const villas = items.filter(({ kind }) => kind === 'villa')
  if (items.length > 0 && items.every(({ hiddenAt }) => hiddenAt)) return undefined
  const [last] = villas.toSorted((a, b) => (a.stay.to < b.stay.to ? 1 : -1))
  const timezone = catalogue.villas.get(last?.villaId ?? 0)?.timezone
  return groupOf({
    status: effectiveStatus(row.status, villas, now),
    whiteKey: row.whiteKey,
    checkOut: last?.stay.to,
    today: todayAt(now, timezone),
  })
}

/** Lists the bookings of a lead booker in their groups, nearest first, without hidden ones. Throws `not-found`. */
export async function listBookings(
  db: Queryable,
  world: World,
  actor: Actor,
  { publicId, past }: { publicId: string; past: boolean },
): Promise<BookingGroupsResponse> {
  const owned = await findBookingsOf(db, publicId)
  authorize(bookingPolicy, actor, 'view', owned?.booked)
  const all = await findBookings(db, owned.ids)
  const found = all.filter(({ booked }) => can(bookingPolicy, actor, 'view', booked))
  const arrivalOf = ({ items }: FoundBooking) => items[0]?.stay.from ?? ''
  const sorted = found.toSorted((a, b) => (arrivalOf(a) < arrivalOf(b) ? -1 : 1))
  const byGroup = Map.groupBy(sorted, one => groupOfFound(world, one))
  const shown = (group: BookingGroup) =>
    (byGroup.get(group) ?? []).map(one =>
      presentBooking(world, { ...one, items: one.items.filter(({ hiddenAt }) => !hiddenAt) }, actor),
    )
  const groups = Object.fromEntries(
    bookingGroups.map(group => [group, shown(group)]),
  ) as unknown as BookingGroupsResponse
  return past ? groups : { ...groups, PastBookings: [] }
}
