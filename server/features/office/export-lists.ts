import { and, type SQL, sql } from 'drizzle-orm'
import type { FilePayload } from '#contract/endpoint'
import type { BookingFilter, ContactFilter } from '#contract/staff/office-lists'
import type { VillaFilter } from '#contract/staff/office-villas'
import type { LogFilter } from '#contract/staff/staff'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { type StaffChanges, statusName } from '#domain/access/staff-changes'
import type { Day } from '#domain/calendar/day'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { villaOrder, villasOf } from '#server/features/office-villas/public'
import { logged, logOrder, writeStaffEntry } from '#server/features/staff/public'
import { bookingsNamed, isFirstVilla } from '#server/features/staff-bookings/public'
import { bookingOrder, bookingsOf } from './list-bookings.ts'
import { contactOrder, contactsOf } from './list-contacts.ts'
import { type CsvColumns, streamCsv } from './stream-csv.ts'

const { account, booking, bookingItem, contact, region, staff, staffAuditEntry, villa } = tables

/** The database with the log, and that from which an export reads. */
export type ExportSource = Pick<Context, 'db' | 'reports'>

export const yesNo = (is: boolean) => (is ? 'yes' : 'no')

/** Logs an export with its filter, and begins to stream it. */
export async function exportList<Row extends Record<string, unknown>>(
  { db, reports }: ExportSource,
  { staffId }: Staff,
  { name, filter, query, columns }: { name: string; filter: object; query: SQL; columns: CsvColumns<Row> },
): Promise<FilePayload<'text/csv'>> {
  const told = Object.entries(filter).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
  const reason = [name, ...told].join(', ')
  await withTransaction(db, tx => writeStaffEntry(tx, { staffId, action: 'list-exported', reason }))
  return { type: 'text/csv', name: `${name}.csv`, saved: true, bytes: streamCsv(await reports.db(), query, columns) }
}

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

interface ContactRow extends Record<string, unknown> {
  email: string
  title: string
  first_name: string
  last_name: string
  language: string
  has_account: boolean
  created_at: Day
}

/** Exports clients as they are filtered. */
export const exportContacts = (source: ExportSource, actor: Staff, filter: ContactFilter) =>
  exportList<ContactRow>(source, actor, {
    name: 'clients',
    filter,
    query: sql`
      select ${contact.email}, ${contact.title}, ${contact.firstName}, ${contact.lastName}, ${contact.language},
        ${contact.createdAt}::date::text as created_at,
        exists (select from ${account} where ${account.contactId} = ${contact.id}) as has_account
      from ${contact} where ${contactsOf(reachOf(actor, 'contacts'), filter) ?? sql`true`} order by ${sql.join(contactOrder(filter), sql`, `)}`,
    columns: [
      ['E-mail', row => row.email],
      ['Title', row => row.title],
      ['First name', row => row.first_name],
      ['Last name', row => row.last_name],
      ['Language', row => row.language],
      ['Account', row => yesNo(row.has_account)],
      ['Known since', row => row.created_at],
    ],
  })

interface VillaRow extends Record<string, unknown> {
  id: number
  code: string | null
  name: string
  region: string
  place: string
  bedrooms: number
  sleeps: number
  bathrooms: number
  exquisite: boolean
  registration_number: string
  sort_order: number
  path: string
}

/** Exports villas as they are filtered. */
export const exportVillas = (source: ExportSource, actor: Staff, filter: VillaFilter) =>
  exportList<VillaRow>(source, actor, {
    name: 'villas',
    filter,
    query: sql`
      select ${villa.id}, ${villa.code}, ${villa.name}, ${region.name} ->> 'en' as region, ${villa.place},
        ${villa.bedrooms}, ${villa.sleeps}, ${villa.bathrooms}, ${villa.exquisite}, ${villa.registrationNumber},
        ${villa.sortOrder}, ${villa.path}
      from ${villa} join ${region} on ${region.id} = ${villa.regionId}
      where ${villasOf(reachOf(actor, 'villas'), filter)} order by ${sql.join(villaOrder(filter), sql`, `)}`,
    columns: [
      ['Id', row => row.id],
      ['Code', row => row.code],
      ['Name', row => row.name],
      ['Region', row => row.region],
      ['Place', row => row.place],
      ['Bedrooms', row => row.bedrooms],
      ['Sleeps', row => row.sleeps],
      ['Bathrooms', row => row.bathrooms],
      ['Exquisite', row => yesNo(row.exquisite)],
      ['Registration number', row => row.registration_number],
      ['Order', row => row.sort_order],
      ['Path', row => row.path],
    ],
  })

interface LogRow extends Record<string, unknown> {
  at: string
  who: string | null
  action: string
  subject: string | null
  reason: string
  changes: StaffChanges
  browser: string
  system: string
}

const changesText = (changes: StaffChanges): string =>
  Object.entries(changes)
    .map(([field, { before, after }]) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
    .join('; ')

/** Exports the staff log as it is filtered. */
export const exportLog = (source: ExportSource, actor: Staff, filter: LogFilter) =>
  exportList<LogRow>(source, actor, {
    name: 'log',
    filter,
    query: sql`
      select to_char(${staffAuditEntry.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, ${staff.name} as who,
        ${staffAuditEntry.action}, ${staffAuditEntry.reason}, ${staffAuditEntry.changes}, ${staffAuditEntry.browser},
        ${staffAuditEntry.system}, coalesce(subject.name, ${contact.email}) as subject
      from ${staffAuditEntry}
      left join ${staff} on ${staff.id} = ${staffAuditEntry.staffId}
      left join ${staff} subject on subject.id = ${staffAuditEntry.subjectStaffId}
      left join ${contact} on ${contact.publicId} = ${staffAuditEntry.subjectContact}
      where ${and(sql`true`, logged(filter))} order by ${logOrder(filter)}`,
    columns: [
      ['Time', row => row.at],
      ['By', row => row.who],
      ['Action', row => row.action],
      ['About', row => row.subject],
      ['Reason', row => row.reason],
      ['Changes', row => changesText(row.changes)],
      ['Browser', row => row.browser],
      ['System', row => row.system],
    ],
  })
