import { sql } from 'drizzle-orm'
import type { BookingFilter } from '#contract/staff/office-lists'
import { booking, bookingItem, contact, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { statusName } from '#domain/access/staff-changes'
import type { Day } from '#domain/calendar/day'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { bookingsNamed, isFirstVilla } from '#server/features/staff-bookings/public'
import { type ExportSource, exportList } from './export-list.ts'
import { bookingOrder, bookingsOf } from './list-bookings.ts'

interface BookingRow extends Record<string, unknown> {
  reference: string
  status: BookingStatus
  villa: string
  from: Day
  to: Day
  first_name: string
  last_name: string
  email: string
  language: string
  adults: number
  children: number
  infants: number
}

/** Exports bookings as they are filtered. */
export const exportBookings = async (source: ExportSource, actor: Staff, filter: BookingFilter) =>
  exportList<BookingRow>(source, actor, {
    name: 'bookings',
    filter,
    query: sql`
      select ${booking.reference}, ${booking.status}, ${villa.name} as villa,
        lower(${bookingItem.stay})::text as "from", upper(${bookingItem.stay})::text as "to",
        coalesce(${booking.firstName}, ${contact.firstName}, '') as first_name,
        coalesce(${booking.lastName}, ${contact.lastName}, '') as last_name,
        coalesce(${booking.email}, ${contact.email}, '') as email,
        ${booking.language}, ${booking.adults}, ${booking.children}, ${booking.infants}
      from ${booking}
      join ${bookingItem} on ${bookingItem.bookingId} = ${booking.id} and ${bookingItem.kind} = 'villa'
        and ${isFirstVilla}
      join ${villa} on ${villa.id} = ${bookingItem.villaId}
      left join ${contact} on ${contact.id} = ${booking.contactId}
      where ${bookingsOf(reachOf(actor, 'bookings'), filter, await bookingsNamed(source.db, filter.words))} order by ${sql.join(bookingOrder(filter), sql`, `)}`,
    columns: [
      ['Reference', row => row.reference],
      ['Status', row => statusName(bookingStatus, row.status)],
      ['Villa', row => row.villa],
      ['Arrival', row => row.from],
      ['Departure', row => row.to],
      ['First name', row => row.first_name],
      ['Last name', row => row.last_name],
      ['E-mail', row => row.email],
      ['Language', row => row.language],
      ['Adults', row => row.adults],
      ['Children', row => row.children],
      ['Infants', row => row.infants],
    ],
  })
