import type { BookingItemShown, BookingShown } from '#contract/booking-shapes'
import type { GroupsShown } from '#contract/bookings'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import type { Actor } from '#domain/actor'
import { type BookingGroup, bookingGroups, groupOf } from '#domain/booking/booking-groups'
import { bookingRights } from '#domain/booking/booking-rights'
import { may } from '#domain/rights'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'
import { allow } from '#server/platform/allow'
import { moneyMarks } from './money-marks.ts'
import { statusNow } from './nights.ts'
import { presentBooking, presentItem } from './present-booking.ts'
import { type FoundBooking, findBookingIdOfItem, findBookings, findBookingsOf } from './queries.ts'

type World = Pick<Context, 'catalogue'>

/** Reads a booking that the actor can see. Throws `not-found`. */
async function readBooking(db: Reads, actor: Actor, bookingId: number): Promise<FoundBooking> {
  const [found] = await findBookings(db, [bookingId])
  allow(bookingRights, actor, 'view', found?.booked)
  if (!found) throw new Refusal('not-found')
  return found
}

/** Gets the actor's own booking, or one to which they are invited. Throws `not-found`. */
export async function getBooking(db: Reads, world: World, actor: Actor, bookingId: number): Promise<BookingShown> {
  const found = await readBooking(db, actor, bookingId)
  const shown = presentBooking(world, found, actor)
  if (!may(bookingRights, actor, 'view-prices', found.booked)) return shown
  return { ...shown, ...(await moneyMarks(db, actor, bookingId)) }
}

async function bookingIdOfItem(db: Reads, itemId: number): Promise<number> {
  const bookingId = await findBookingIdOfItem(db, itemId)
  if (bookingId === undefined) throw new Refusal('not-found')
  return bookingId
}

/** Gets the booking of an item. Throws `not-found`. */
export const getBookingOfItem = async (db: Reads, world: World, actor: Actor, itemId: number): Promise<BookingShown> =>
  getBooking(db, world, actor, await bookingIdOfItem(db, itemId))

/** Gets an item of a booking that the actor can see. Throws `not-found`. */
export async function getBookingItem(db: Reads, world: World, actor: Actor, itemId: number): Promise<BookingItemShown> {
  const found = await readBooking(db, actor, await bookingIdOfItem(db, itemId))
  const item = found.items.find(({ id }) => id === itemId)
  if (!item) throw new Refusal('not-found')
  const priced = may(bookingRights, actor, 'view-prices', found.booked)
  return presentItem(world, item, { language: found.row.language, now: found.now, priced })
}

/** The group of a booking in the client's list; undefined where all of it is hidden. */
function groupOfFound({ catalogue }: World, { row, items, now }: FoundBooking): BookingGroup | undefined {
  const villas = items.filter(({ kind }) => kind === 'villa')
  if (items.length > 0 && items.every(({ hiddenAt }) => hiddenAt)) return undefined
  const [last] = villas.toSorted((a, b) => (a.stay.to < b.stay.to ? 1 : -1))
  const timezone = catalogue.villas.get(last?.villaId ?? 0)?.timezone
  return groupOf({
    status: statusNow(row.status, villas, now),
    whiteKey: row.whiteKey,
    checkOut: last?.stay.to,
    today: todayAt(now, timezone),
  })
}

/** Lists the bookings of a lead booker in their groups, nearest first, without hidden ones. Throws `not-found`. */
export async function listBookings(
  db: Reads,
  world: World,
  actor: Actor,
  { publicId, past }: { publicId: string; past: boolean },
): Promise<GroupsShown> {
  const owned = await findBookingsOf(db, publicId)
  allow(bookingRights, actor, 'view', owned?.booked)
  const all = await findBookings(db, owned.ids)
  const found = all.filter(({ booked }) => may(bookingRights, actor, 'view', booked))
  const arrivalOf = ({ items }: FoundBooking) => items[0]?.stay.from ?? ''
  const sorted = found.toSorted((a, b) => (arrivalOf(a) < arrivalOf(b) ? -1 : 1))
  const byGroup = Map.groupBy(sorted, one => groupOfFound(world, one))
  const shown = (group: BookingGroup) =>
    (byGroup.get(group) ?? []).map(one =>
      presentBooking(world, { ...one, items: one.items.filter(({ hiddenAt }) => !hiddenAt) }, actor),
    )
  const groups = Object.fromEntries(bookingGroups.map(group => [group, shown(group)])) as unknown as GroupsShown
  return past ? groups : { ...groups, PastBookings: [] }
}
