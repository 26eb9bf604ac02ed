import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { BookingFilter } from '#contract/staff/office-lists'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import type { Queryable } from '#database/connection'
import { currentDay } from '#database/current-time'
import { booking, bookingItem } from '#database/tables'
import { bookingStatus, failedBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { bookingsNamed, presentListed, selectBookings, stayStates } from '#server/features/staff-bookings/public'

const maxAtOnce = 50
const failed = [...failedBookingStatuses]
const arrival = sql`lower(${bookingItem.stay})`

const ofState: Readonly<Record<BookingFilter['state'], SQL | undefined>> = {
  ...stayStates,
  today: and(eq(booking.status, bookingStatus.confirmed), sql`${arrival} = ${currentDay}`),
  ended: undefined,
}

/** The bookings of a filter: the list and its export have the same. */
export async function bookingsOf(db: Queryable, { words, state }: BookingFilter): Promise<SQL | undefined> {
  return and(
    await bookingsNamed(db, words),
    state === 'ended' ? inArray(booking.status, failed) : notInArray(booking.status, failed),
    ofState[state],
  )
}

/** The order of a filter. */
export const bookingOrder = ({ order }: BookingFilter): SQL[] =>
  order === 'arrival' ? [asc(arrival), asc(bookingItem.bookingId)] : [desc(arrival), desc(bookingItem.bookingId)]

/** Lists bookings by arrival, and the cursor of the following ones. */
export async function listBookings(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  { cursor, ...filter }: BookingFilter & { cursor?: string | undefined },
): Promise<{ bookings: OfficeBookingShown[]; next: string | null }> {
  const [day = '', id = ''] = cursor?.split('.') ?? []
  const than = filter.order === 'arrival' ? sql`>` : sql`<`
  const beyond =
    cursor === undefined ? undefined : sql`(${arrival}, ${bookingItem.bookingId}) ${than} (${day}::date, ${id}::bigint)`
  const rows = await selectBookings(db)
    .where(and(await bookingsOf(db, filter), beyond))
    .orderBy(...bookingOrder(filter))
    .limit(maxAtOnce + 1)
  const bookings = rows.slice(0, maxAtOnce).map(row => presentListed(world, row))
  const last = bookings.at(-1)
  return { bookings, next: rows.length > maxAtOnce && last ? `${last.from}.${last.bookingId}` : null }
}
