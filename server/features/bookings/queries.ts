import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { onOneConnection, type Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { BookingSubject } from '#domain/booking/booking-policy'
import { databaseNow } from './occupancy/occupancy.ts'
import { findAcceptances } from './people/conditions.ts'

const {
  account,
  booking,
  bookingItem,
  contact,
  coSignIn,
  guestLogin,
  guestLoginBooking,
  instalment,
  option,
  priceLine,
  serviceBalance,
  serviceTerms,
  trip,
  villa,
} = tables

/** An invitation is accepted, not withdrawn, and includes the booking (PD-92). */
const includes = and(
  eq(guestLogin.contactId, booking.contactId),
  isNull(guestLogin.archivedAt),
  isNotNull(guestLogin.acceptedAt),
  sql`(${guestLogin.allBookings} or exists (select from ${guestLoginBooking} where ${guestLoginBooking.guestLoginId} = ${guestLogin.id} and ${guestLoginBooking.bookingId} = ${booking.id} and ${guestLoginBooking.endedAt} is null))`,
)

/** The invited person who requested an item; null for the lead booker and for items of the office. */
const requestedBy = sql<number | null>`coalesce(
  (select planned.co_sign_in_id from planned_experience planned where planned.item_id = ${bookingItem.id}),
  (select asked.requested_by from transfer asked where asked.item_id = ${bookingItem.id}),
  (select ordered.ordered_by from wine_order ordered where ordered.item_id = ${bookingItem.id}))`.mapWith(Number)

type Invited = Pick<BookingSubject, 'coSignInIds' | 'pricedCoSignInIds'>
const nobody: Invited = { coSignInIds: [], pricedCoSignInIds: [] }

/** Finds the guests invited to each of these bookings. */
async function findInvited(db: Queryable, bookingIds: readonly number[]): Promise<Map<number, Invited>> {
  const rows = await db
    .select({ bookingId: booking.id, coSignInId: guestLogin.coSignInId, showsPrices: guestLogin.showsPrices })
    .from(booking)
    .innerJoin(guestLogin, includes)
    .where(inArray(booking.id, [...bookingIds]))
  const idsOf = (some: typeof rows) => some.map(({ coSignInId }) => coSignInId)
  const byBooking = Map.groupBy(rows, ({ bookingId }) => bookingId)
  return new Map(
    [...byBooking].map(([bookingId, some]) => [
      bookingId,
      { coSignInIds: idsOf(some), pricedCoSignInIds: idsOf(some.filter(({ showsPrices }) => showsPrices)) },
    ]),
  )
}

/** Reads all rows of bookings: independent statements, which are issued together. */
function readBookings(db: Queryable, wanted: number[]) {
  const bookings = db
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
  const itemsOfAll = db
    .select({
      row: bookingItem,
      villa: { id: villa.id, name: villa.name, url: villa.path },
      startedAt: option.startedAt,
      expiresAt: option.expiresAt,
      requestedBy,
      /** The item of its deposit, for the balance of a service. */
      balanceOf: serviceBalance.depositItemId,
      due: serviceBalance.due,
      terms: { freeDays: serviceTerms.freeDays, laterPercent: serviceTerms.laterPercent },
    })
    .from(bookingItem)
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(option, eq(option.bookingItemId, bookingItem.id))
    .leftJoin(serviceBalance, eq(serviceBalance.itemId, bookingItem.id))
    .leftJoin(serviceTerms, eq(serviceTerms.itemId, bookingItem.id))
    .where(inArray(bookingItem.bookingId, wanted))
    .orderBy(asc(bookingItem.id))
  const linesOfAll = db
    .select(getTableColumns(priceLine))
    .from(priceLine)
    .innerJoin(bookingItem, eq(bookingItem.id, priceLine.bookingItemId))
    .where(inArray(bookingItem.bookingId, wanted))
    .orderBy(asc(priceLine.bookingItemId), asc(priceLine.position))
  const instalmentsOfAll = db
    .select()
    .from(instalment)
    .where(inArray(instalment.bookingId, wanted))
    .orderBy(asc(instalment.due), asc(instalment.position))
  return Promise.all([
    bookings,
    itemsOfAll,
    linesOfAll,
    instalmentsOfAll,
    db.select().from(trip).where(inArray(trip.bookingId, wanted)),
    findAcceptances(db, wanted),
    findInvited(db, wanted),
  ])
}

/** Finds bookings with all their rows, in the order of their ids; unknown ids are skipped. */
export async function findBookings(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  const [rows, items, lines, instalments, trips, accepted, invited] = await onOneConnection(db, one =>
    readBookings(one, [...ids]),
  )
  const acceptances = Map.groupBy(accepted, one => one.bookingId)
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
    booked: { bookingId: row.id, contactId: row.contactId, ...(invited.get(row.id) ?? nobody) },
  }))
}

export type FoundBooking = Awaited<ReturnType<typeof findBookings>>[number]

/** Finds the owner and guests of a booking, without its contents. */
export async function findBooked(db: Queryable, bookingId: number): Promise<BookingSubject | undefined> {
  const [found] = await db.select({ contactId: booking.contactId }).from(booking).where(eq(booking.id, bookingId))
  if (!found) return undefined
  const invited = await findInvited(db, [bookingId])
  return { bookingId, contactId: found.contactId, ...(invited.get(bookingId) ?? nobody) }
}

/** Finds the reference of a booking and its e-mail address. */
export async function findBookedAs(
  db: Queryable,
  bookingId: number,
): Promise<{ reference: string; email: string | null } | undefined> {
  const [found] = await db
    .select({
      reference: booking.reference,
      email: sql<string | null>`coalesce(${booking.email}, ${contact.email})`,
    })
    .from(booking)
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(eq(booking.id, bookingId))
  return found
}

/** Whether an invited person has requested all of these items of a booking. */
export async function hasRequested(
  db: Queryable,
  coSignInId: number,
  { bookingId, itemIds }: { bookingId: number; itemIds: readonly number[] },
): Promise<boolean> {
  const ids = [...new Set(itemIds)]
  if (ids.length === 0) return false
  const own = await db
    .select({ id: bookingItem.id })
    .from(bookingItem)
    .where(and(eq(bookingItem.bookingId, bookingId), inArray(bookingItem.id, ids), sql`${requestedBy} = ${coSignInId}`))
  return own.length === ids.length
}

export async function findBookingIdOfItem(db: Queryable, itemId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ bookingId: bookingItem.bookingId })
    .from(bookingItem)
    .where(eq(bookingItem.id, itemId))
  return found?.bookingId
}

/** Finds the bookings to which a guest is invited. */
async function findBookingsSharedWith(db: Queryable, publicId: string) {
  const [invited] = await db.select({ id: coSignIn.id }).from(coSignIn).where(eq(coSignIn.publicId, publicId))
  if (!invited) return undefined
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .innerJoin(guestLogin, includes)
    .where(eq(guestLogin.coSignInId, invited.id))
  const booked: BookingSubject = { bookingId: 0, contactId: null, coSignInIds: [invited.id], pricedCoSignInIds: [] }
  return { ids: rows.map(({ id }) => id), booked }
}

/**
 * Finds the ids and the owner of all bookings of a lead booker, or of those to which a co-sign-in is invited; undefined
 * for an unknown id. The caller authorises each booking.
 */
export async function findBookingsOf(db: Queryable, publicId: string) {
  const [owner] = await db.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  if (!owner) return findBookingsSharedWith(db, publicId)
  const rows = await db.select({ id: booking.id }).from(booking).where(eq(booking.contactId, owner.id))
  const ids = rows.map(({ id }) => id)
  const invited = [...(await findInvited(db, ids)).values()].flatMap(({ coSignInIds }) => coSignInIds)
  return { ids, booked: { bookingId: 0, contactId: owner.id, coSignInIds: invited, pricedCoSignInIds: [] } }
}
