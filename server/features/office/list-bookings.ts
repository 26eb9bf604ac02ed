import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
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

const rowId = sql`${bookingItem.bookingId}`

/** The keys of each order, which an index has, and the value of a row in its cursor. */
const sorts = {
  arrival: { key: [arrival, rowId], type: sql`date`, cursorValue: ({ from }: OfficeBookingShown) => from },
  departure: { key: [departure, rowId], type: sql`date`, cursorValue: ({ to }: OfficeBookingShown) => to },
  booked: {
    key: [sql`${booking.createdAt}`, sql`${booking.id}`],
    type: sql`timestamptz`,
    cursorValue: ({ bookedAt }: OfficeBookingShown) => bookedAt,
  },
} as const

const sortOf = (order: BookingFilter['order']) => sorts[order.replace('-', '') as keyof typeof sorts]
const isFalling = (order: string) => order.startsWith('-')

/** The order of a filter. */
export const bookingOrder = ({ order }: BookingFilter): SQL[] =>
  sortOf(order).key.map(part => (isFalling(order) ? desc(part) : asc(part)))

/** The ids of the bookings of a filter. */
export const bookingIdsOf = (reach: Reach, filter: BookingFilter): SQL => sql`
  select ${booking.id} as id from ${booking}
  join ${bookingItem} on ${bookingItem.bookingId} = ${booking.id} and ${bookingItem.kind} = 'villa' and ${isFirstVilla}
  join ${villa} on ${villa.id} = ${bookingItem.villaId}
  where ${bookingsOf(reach, filter)}`

/** Lists bookings in the order of the filter, and the cursor of the following ones. */
export async function listBookings(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  reach: Reach,
  { cursor, ...filter }: BookingFilter & { cursor?: string | undefined },
): Promise<{ bookings: OfficeBookingShown[]; next: string | null }> {
  const { key, type, cursorValue } = sortOf(filter.order)
  const dot = cursor?.lastIndexOf('.') ?? -1
  const than = isFalling(filter.order) ? sql`<` : sql`>`
  const beyond =
    cursor === undefined
      ? undefined
      : sql`(${sql.join([...key], sql`, `)}) ${than} (${cursor.slice(0, dot)}::${type}, ${cursor.slice(dot + 1)}::bigint)`
  const named = await bookingsNamed(db, filter.words)
  const rows = await selectBookings(db)
    .where(and(bookingsOf(reach, filter, named), beyond))
    .orderBy(...bookingOrder(filter))
    .limit(maxAtOnce + 1)
  const bookings = rows.slice(0, maxAtOnce).map(row => presentListed(world, row))
  const last = bookings.at(-1)
  return { bookings, next: rows.length > maxAtOnce && last ? `${cursorValue(last)}.${last.bookingId}` : null }
}
