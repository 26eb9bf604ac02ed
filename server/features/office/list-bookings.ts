import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { BookingFilter } from '#contract/staff/office-lists'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import type { Queryable } from '#database/connection'
import { currentDay } from '#database/current-time'
import { booking, bookingItem, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { bookingStatus, failedBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import {
  bookingsNamed,
  bookingsNamedAll,
  isFirstVilla,
  presentListed,
  selectBookings,
  stayStates,
} from '#server/features/staff-bookings/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { dayKey, instantKey, keyset, pageOf } from '#server/platform/keyset'

const maxAtOnce = 50
const failed = [...failedBookingStatuses]
const arrival = sql`lower(${bookingItem.stay})`

const departure = sql`upper(${bookingItem.stay})`

const ofState: Readonly<Record<BookingFilter['state'], SQL | undefined>> = {
  ...stayStates,
  today: and(eq(booking.status, bookingStatus.confirmed), sql`${arrival} = ${currentDay}`),
  ended: undefined,
}

/**
 * The bookings of a filter, joined with their first villa: the list, its export and runs on many have the same. `named`
 * is the condition of the words; by default that for queries that read all bookings of the filter.
 */
export function bookingsOf(
  reach: Reach,
  { words, state }: BookingFilter,
  named: SQL | undefined = bookingsNamedAll(words),
): SQL | undefined {
  return and(
    regionInReach(reach, villa.regionId),
    named,
    state === 'ended' ? inArray(booking.status, failed) : notInArray(booking.status, failed),
    ofState[state],
  )
}

/** Each order is that of an index, which has the ids of its own table. */
const sorts = keyset(
  {
    arrival: dayKey(arrival, bookingItem.bookingId),
    departure: dayKey(departure, bookingItem.bookingId),
    booked: instantKey(booking.createdAt),
  },
  booking.id,
)

/** The value of a row in the cursor of an order. */
const sortValues = {
  arrival: ({ from }: OfficeBookingShown) => from,
  departure: ({ to }: OfficeBookingShown) => to,
  booked: ({ bookedAt }: OfficeBookingShown) => bookedAt,
} as const

/** The order of a filter. */
export const bookingOrder = ({ order }: Pick<BookingFilter, 'order'>): SQL[] => sorts.orderBy(order)

/**
 * Up to so many failed bookings are sorted by their keys alone for each page. More of them are dense enough among the
 * others that a page is full soon in the order of the list.
 */
const maxFailed = 5000

const isFailed = sql`${booking.status} in (${sql.raw(failed.join(', '))})`

/**
 * The items of a page of failed bookings, whose index is `booking_failed`; undefined if there are too many to be sorted.
 * Their ids are an array, because the database joins a subquery with all later arrivals.
 */
async function pageOfFailed(
  db: Queryable,
  {
    reach,
    order,
    beyond,
    most,
  }: Pick<BookingFilter, 'order'> & { reach: Reach; beyond: SQL | undefined; most: number },
): Promise<SQL | undefined> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (select from ${booking} where ${isFailed} limit ${most + 1}) as few`)
  if ((rows[0]?.count ?? 0) > most) return undefined
  const direction = order.startsWith('-') ? sql`desc` : sql`asc`
  return sql`${bookingItem.id} = any(array(
    select item.id from (
      select ${bookingItem.id} as id, ${booking.id} as booking_id, ${bookingItem.villaId} as villa_id, ${sorts.key(order)} as key
      from ${booking} join ${bookingItem} on ${bookingItem.bookingId} = ${booking.id} and ${bookingItem.kind} = 'villa'
      where ${and(sql`${booking.id} = any(array(select id from ${booking} where ${isFailed}))`, beyond)} order by ${sql.join(bookingOrder({ order }), sql`, `)} offset 0) as item
    join ${villa} on ${villa.id} = item.villa_id
    where ${and(
      regionInReach(reach, villa.regionId),
      sql`not coalesce((select true from ${bookingItem} earlier
        where earlier.booking_id = item.booking_id and earlier.kind = 'villa' and earlier.id < item.id limit 1), false)`,
    )}
    order by item.key ${direction}, item.booking_id ${direction} limit ${maxAtOnce + 1}))`
}

/** The ids of the bookings of a filter. */
export const bookingIdsOf = (reach: Reach, filter: BookingFilter): SQL => sql`
  select ${booking.id} as id from ${booking}
  join ${bookingItem} on ${bookingItem.bookingId} = ${booking.id} and ${bookingItem.kind} = 'villa' and ${isFirstVilla}
  join ${villa} on ${villa.id} = ${bookingItem.villaId}
  where ${bookingsOf(reach, filter)}`

/** Lists bookings in the order of the filter, and the cursor of the following ones. Throws `invalid-input`. */
export async function listBookings(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  reach: Reach,
  { cursor, ...filter }: BookingFilter & { cursor?: string | undefined },
  mostFailed = maxFailed,
): Promise<{ bookings: OfficeBookingShown[]; next: string | null }> {
  const beyond = sorts.beyond(filter.order, cursor)
  const named = await bookingsNamed(db, filter.words)
  const isEnded = filter.state === 'ended' && filter.words === ''
  const ended = isEnded ? await pageOfFailed(db, { reach, order: filter.order, beyond, most: mostFailed }) : undefined
  const rows = await selectBookings(db)
    .where(and(bookingsOf(reach, filter, named), ended, beyond))
    .orderBy(...bookingOrder(filter))
    .limit(maxAtOnce + 1)
  const bookings = rows.map(row => presentListed(world, row))
  const valueOfRow = sortValues[filter.order.replace('-', '') as keyof typeof sortValues]
  const { next } = pageOf(
    bookings.map(row => ({ id: row.bookingId, value: valueOfRow(row) })),
    maxAtOnce,
  )
  return { bookings: bookings.slice(0, maxAtOnce), next }
}
