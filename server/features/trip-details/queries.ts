import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { commonZone, todayAt } from '#domain/calendar/today'
import { closedBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import { emptyTrip, type TripDetails, tripRetentionDays } from '#domain/trip-details/trip-details'
import type { Context } from '#server/context'
import { databaseNow, effectiveStatus } from '#server/features/bookings/public'
import type { KeyRing } from '#server/platform/security/key-ring'
import { decryptAllergies } from './encrypt-allergies.ts'

const { booking, bookingItem, contact, contactPhone, guestLogin, guestLoginBooking, option, trip, villa } = tables

export type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>

/** The booking of a trip with its villa and what is stored; undefined where there is no such booking, or no stay. */
export async function findTrip(
  db: Queryable,
  { catalogue, clock, configuration }: World,
  bookingId: number,
  language: Language,
) {
  const [found] = await db
    .select({
      row: booking,
      firstName: sql<string>`coalesce(${booking.firstName}, ${contact.firstName}, '')`,
      lastName: sql<string>`coalesce(${booking.lastName}, ${contact.lastName}, '')`,
      item: bookingItem,
      startedAt: option.startedAt,
      expiresAt: option.expiresAt,
      villa: {
        name: villa.name,
        path: villa.path,
        arrivalFrom: villa.arrivalFrom,
        departureBy: villa.departureBy,
        nearby: villa.nearby,
        rooms: villa.rooms,
      },
      trip,
      phone: sql<string>`coalesce((select ${contactPhone.number} from ${contactPhone} where ${contactPhone.contactId} = ${booking.contactId} order by ${contactPhone.position} limit 1), '')`,
      now: databaseNow,
    })
    .from(booking)
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(option, eq(option.bookingItemId, bookingItem.id))
    .leftJoin(trip, eq(trip.bookingId, booking.id))
    .where(eq(booking.id, bookingId))
    .orderBy(asc(sql`lower(${bookingItem.stay})`))
    .limit(1)
  if (!found) return undefined
  const { row, item, trip: stored, startedAt, expiresAt, now, ...rest } = found
  const timezone = catalogue.villas.get(item.villaId)?.timezone ?? commonZone
  const today = todayAt(clock.now(), timezone)
  const status = effectiveStatus(row.status, [{ status: item.status, expiresAt }], now)
  return {
    ...rest,
    bookingId,
    contactId: row.contactId,
    reference: row.reference,
    party: { adults: row.adults, children: row.children, infants: row.infants },
    arrival: item.stay.from,
    departure: item.stay.to,
    timezone,
    today,
    isOpen: !closedBookingStatuses.includes(status) && today <= item.stay.to,
    erasedOn: addDays(item.stay.to, tripRetentionDays),
    airports: rest.villa.nearby.filter(({ kind }) => kind === 'airport').map(({ name }) => name[language]),
    stored,
    details: decryptedDetails(configuration.keyRing, stored),
    revision: stored?.revision ?? 0,
    savedAt: stored?.updatedAt ?? null,
  }
}
export type FoundTrip = NonNullable<Awaited<ReturnType<typeof findTrip>>>

export type StoredTrip = typeof trip.$inferSelect

/** Trip details with decrypted allergies. */
function decryptedDetails(ring: KeyRing, stored: StoredTrip | null): TripDetails {
  const details = detailsOf(stored)
  return stored ? { ...details, allergies: decryptAllergies(ring, stored.bookingId, stored.allergies) } : details
}

/** Trip details as they are stored: allergies are encrypted. */
export function detailsOf(stored: StoredTrip | null): TripDetails {
  if (!stored) return emptyTrip
  const { bookingId: _, revision: __, updatedAt: ___, arrivalTime, departureTime, ...told } = stored
  return { ...told, arrivalTime: arrivalTime ?? '', departureTime: departureTime ?? '' }
}

/** Finds the names of invited guests, not travel agents, who see a booking. */
export async function findGuestNames(
  db: Queryable,
  { bookingId, contactId }: Pick<FoundTrip, 'bookingId' | 'contactId'>,
): Promise<string[]> {
  if (contactId === null) return []
  const rows = await db
    .select({ name: sql<string>`btrim(concat_ws(' ', ${guestLogin.firstName}, ${guestLogin.lastName}))` })
    .from(guestLogin)
    .where(
      and(
        eq(guestLogin.contactId, contactId),
        eq(guestLogin.role, 1),
        isNull(guestLogin.archivedAt),
        isNotNull(guestLogin.acceptedAt),
        sql`(${guestLogin.allBookings} or exists (select from ${guestLoginBooking} where ${guestLoginBooking.guestLoginId} = ${guestLogin.id} and ${guestLoginBooking.bookingId} = ${bookingId} and ${guestLoginBooking.endedAt} is null))`,
      ),
    )
    .orderBy(asc(guestLogin.firstName), asc(guestLogin.id))
    .limit(50)
  return [...new Set(rows.map(({ name }) => name).filter(name => name !== ''))]
}

/** Serializes changes of a booking's trip details, the first ones too. */
export const lockTrip = (tx: Queryable, bookingId: number) =>
  tx.select({ id: booking.id }).from(booking).where(eq(booking.id, bookingId)).for('no key update')
