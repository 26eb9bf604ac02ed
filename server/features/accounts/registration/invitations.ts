import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { InvitationShown } from '#contract/account/accounts'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Stay } from '#domain/calendar/stay'
import { heldBookingStatuses, paidBookingStatuses } from '#domain/lifecycles/booking-status'
import type { InvitationScope } from '#domain/people/guest-logins'
import { recordEvents } from '#server/features/booking-events/public'
import { findSharedBookings } from './shared-bookings.ts'

const { booking, bookingItem, contact, guestLogin, guestLoginBooking, villa } = tables

/** A stay to which a guest is invited. */
export interface Trip extends Stay {
  villa: string
}

/** The upcoming stays that an invitation shows, next first. */
export async function tripsOf(
  db: Queryable,
  { contactId, allBookings, bookingIds }: InvitationScope & { contactId: number },
): Promise<Trip[]> {
  if (!allBookings && bookingIds.length === 0) return []
  const rows = await db
    .select({ villa: villa.name, stay: bookingItem.stay })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .where(
      and(
        eq(booking.contactId, contactId),
        inArray(booking.status, [...heldBookingStatuses, ...paidBookingStatuses]),
        allBookings ? undefined : inArray(booking.id, [...bookingIds]),
        sql`upper(${bookingItem.stay}) >= (app_now() at time zone 'UTC')::date`,
      ),
    )
    .orderBy(asc(sql`lower(${bookingItem.stay})`), asc(bookingItem.id))
  return rows.map(({ villa, stay }) => ({ villa, ...stay }))
}

/** An invitation as shown to the guest: who invites, the role, and the stays. */
export async function presentInvitation(db: Queryable, id: string): Promise<InvitationShown> {
  const [found] = await db
    .select({ row: guestLogin, firstName: contact.firstName, lastName: contact.lastName })
    .from(guestLogin)
    .innerJoin(contact, eq(contact.id, guestLogin.contactId))
    .where(eq(guestLogin.id, id))
  if (!found) throw new Error('there is no such invitation')
  const { row, firstName, lastName } = found
  const named = await db
    .select({ id: guestLoginBooking.bookingId })
    .from(guestLoginBooking)
    .where(and(eq(guestLoginBooking.guestLoginId, id), isNull(guestLoginBooking.endedAt)))
  const { contactId, allBookings, role, showsPrices: prices } = row
  const trips = await tripsOf(db, { contactId, allBookings, bookingIds: named.map(one => one.id) })
  return { by: firstName || lastName, firstname: row.firstName, role, prices, trips }
}

/** Accepts an invitation unless it was withdrawn. Idempotent. */
export async function acceptInvitation(tx: Transaction, id: string): Promise<void> {
  const accepted = await tx
    .update(guestLogin)
    .set({ acceptedAt: sql`app_now()` })
    .where(and(eq(guestLogin.id, id), isNull(guestLogin.archivedAt), isNull(guestLogin.acceptedAt)))
    .returning({ id: guestLogin.id })
  if (accepted.length > 0)
    await recordEvents(tx, await findSharedBookings(tx, id), { kind: 'guest-joined', actor: 'co-sign-in' })
}
