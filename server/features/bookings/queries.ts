import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import type { Booked } from '#domain/booking/booking-rights'
import { findAcceptances } from './conditions.ts'
import { databaseNow } from './nights.ts'

const { account, booking, bookingItem, contact, coSignIn, guestLogin, instalment, option, priceLine, trip, villa } =
  tables

/** Those whom lead bookers invite and have not archived, by the lead booker. */
async function findInvited(db: Reads, contactIds: readonly number[]): Promise<Map<number, number[]>> {
  if (contactIds.length === 0) return new Map()
  const rows = await db
    .select({ contactId: guestLogin.contactId, coSignInId: guestLogin.coSignInId })
    .from(guestLogin)
    .where(and(inArray(guestLogin.contactId, [...contactIds]), isNull(guestLogin.archivedAt)))
  const invited = new Map<number, number[]>()
  for (const { contactId, coSignInId } of rows) invited.set(contactId, [...(invited.get(contactId) ?? []), coSignInId])
  return invited
}

/** Bookings with all that stands in them, in the order of their ids; those that there are not are left out. */
export async function findBookings(db: Reads, ids: readonly number[]) {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const rows = await db
    .select({
      row: booking,
      email: contact.email,
      firstName: contact.firstName,
      lastName: contact.lastName,
      provenEmail: sql<string | null>`case when ${account.provenAt} is not null then ${contact.email} end`,
      now: databaseNow,
    })
    .from(booking)
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(account, eq(account.contactId, booking.contactId))
    .where(inArray(booking.id, wanted))
    .orderBy(asc(booking.id))
  const items = await db
    .select({
      row: bookingItem,
      villa: { id: villa.id, name: villa.name, url: villa.path },
      startedAt: option.startedAt,
      expiresAt: option.expiresAt,
    })
    .from(bookingItem)
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(option, eq(option.bookingItemId, bookingItem.id))
    .where(inArray(bookingItem.bookingId, wanted))
    .orderBy(asc(bookingItem.id))
  const itemIds = items.map(({ row }) => row.id)
  const lines = itemIds.length
    ? await db
        .select()
        .from(priceLine)
        .where(inArray(priceLine.bookingItemId, itemIds))
        .orderBy(asc(priceLine.bookingItemId), asc(priceLine.position))
    : []
  const instalments = await db
    .select()
    .from(instalment)
    .where(inArray(instalment.bookingId, wanted))
    .orderBy(asc(instalment.due), asc(instalment.position))
  const trips = await db.select().from(trip).where(inArray(trip.bookingId, wanted))
  const acceptances = Map.groupBy(await findAcceptances(db, wanted), one => one.bookingId)
  const invited = await findInvited(
    db,
    rows.flatMap(({ row }) => row.contactId ?? []),
  )
  const linesOf = Map.groupBy(lines, line => line.bookingItemId)
  const itemsOf = Map.groupBy(
    items.map(({ row, ...more }) => ({ ...row, ...more, lines: linesOf.get(row.id) ?? [] })),
    item => item.bookingId,
  )
  const instalmentsOf = Map.groupBy(instalments, one => one.bookingId)
  return rows.map(({ row, email, firstName, lastName, provenEmail, now }) => ({
    row,
    now,
    provenEmail,
    email: row.email ?? email,
    firstName: row.firstName ?? firstName,
    lastName: row.lastName ?? lastName,
    items: itemsOf.get(row.id) ?? [],
    instalments: instalmentsOf.get(row.id) ?? [],
    acceptances: acceptances.get(row.id) ?? [],
    trip: trips.find(({ bookingId }) => bookingId === row.id),
    booked: { bookingId: row.id, contactId: row.contactId, coSignInIds: invited.get(row.contactId ?? 0) ?? [] },
  }))
}

export type FoundBooking = Awaited<ReturnType<typeof findBookings>>[number]

/** Whose a booking is, without what stands in it. */
export async function findBooked(db: Reads, bookingId: number): Promise<Booked | undefined> {
  const [found] = await db.select({ contactId: booking.contactId }).from(booking).where(eq(booking.id, bookingId))
  if (!found) return undefined
  const { contactId } = found
  const invited = await findInvited(db, contactId === null ? [] : [contactId])
  return { bookingId, contactId, coSignInIds: invited.get(contactId ?? 0) ?? [] }
}

/** The booking of an item. */
export async function findBookingIdOfItem(db: Reads, itemId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ bookingId: bookingItem.bookingId })
    .from(bookingItem)
    .where(eq(bookingItem.id, itemId))
  return found?.bookingId
}

/** The bookings that are shared with somebody by those who have invited them, and not archived. */
async function findBookingsSharedWith(db: Reads, publicId: string) {
  const [invited] = await db.select({ id: coSignIn.id }).from(coSignIn).where(eq(coSignIn.publicId, publicId))
  if (!invited) return undefined
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .innerJoin(guestLogin, eq(guestLogin.contactId, booking.contactId))
    .where(and(eq(guestLogin.coSignInId, invited.id), isNull(guestLogin.archivedAt)))
  return {
    ids: rows.map(({ id }) => id),
    booked: { bookingId: 0, contactId: null, coSignInIds: [invited.id] },
  }
}

/**
 * The ids of all bookings of a lead booker, or of those that are shared with a co-sign-in, and whose they are; undefined
 * where nobody has that id.
 */
export async function findBookingsOf(db: Reads, publicId: string) {
  const [owner] = await db.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  if (!owner) return findBookingsSharedWith(db, publicId)
  const rows = await db.select({ id: booking.id }).from(booking).where(eq(booking.contactId, owner.id))
  const invited = await findInvited(db, [owner.id])
  return {
    ids: rows.map(({ id }) => id),
    booked: { bookingId: 0, contactId: owner.id, coSignInIds: invited.get(owner.id) ?? [] },
  }
}
