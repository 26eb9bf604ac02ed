import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { BookingFilter } from '#contract/staff/office-lists'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { bookingStatus, failedBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { matching, presentListed, selectBookings } from '#server/features/staff-bookings/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'

const maxAtOnce = 50
const failed = [...failedBookingStatuses]
const arrival = sql`lower(${bookingItem.stay})`

const departure = sql`upper(${bookingItem.stay})`

const ofState: Readonly<Record<BookingFilter['state'], SQL | undefined>> = {
  coming: sql`${departure} >= app_now()::date`,
  today: and(eq(booking.status, bookingStatus.confirmed), sql`${arrival} = app_now()::date`),
  past: sql`${departure} < app_now()::date`,
  ended: undefined,
}

/** The bookings of a filter: the list and its export have the same. */
export function bookingsOf(reach: Reach, { words, state }: BookingFilter): SQL | undefined {
  return and(
    // For the index of arrivals.
    eq(bookingItem.kind, 'villa'),
    eq(bookingItem.bookingId, booking.id),
    regionInReach(reach, villa.regionId),
    words === '' ? undefined : sql`${booking.id} in (${matching(words)})`,
    state === 'ended' ? inArray(booking.status, failed) : notInArray(booking.status, failed),
    ofState[state],
  )
}

const rowId = sql`${bookingItem.bookingId}`

/** What the bookings are ordered by, so that an index has the order, and the value of a row as its cursor has it. */
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
  select distinct ${booking.id} as id from ${booking} join ${bookingItem} on ${bookingItem.bookingId} = ${booking.id}
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
  const rows = await selectBookings(db)
    .where(and(bookingsOf(reach, filter), beyond))
    .orderBy(...bookingOrder(filter))
    .limit(maxAtOnce + 1)
  const bookings = rows.slice(0, maxAtOnce).map(row => presentListed(world, row))
  const last = bookings.at(-1)
  return { bookings, next: rows.length > maxAtOnce && last ? `${cursorValue(last)}.${last.bookingId}` : null }
}
