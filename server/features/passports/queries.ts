import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { passportPolicy } from '#domain/access/passport-policy'
import { can } from '#domain/access/policy'
import { commonZone, todayAt } from '#domain/calendar/today'
import { emptyPassport, type PassportDetails } from '#domain/passports/passport'
import type { Context } from '#server/context'
import { findBooked } from '#server/features/bookings/public'
import type { KeyRing } from '#server/platform/security/key-ring'
import { decryptDetails, encryptDetails } from './encrypt-details.ts'

const { booking, bookingItem, contact, guestLogin, passport } = tables

export type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>

/** Villas in this zone are registered with the Italian police. */
export const italianTimezone = 'Europe/Rome'

/** The holder of a private link: one row, without an account. */
export interface LinkHolder {
  kind: 'passport-link'
  passportId: string
}

export type Viewer = Actor | LinkHolder

/** A row as stored, or as it will be once somebody writes into it (`revision` 0). */
export interface PassportRow {
  id: string
  kind: 'party' | 'extra'
  coSignInId: number | null
  details: PassportDetails
  guardianId: string | null
  archivedAt: Date | null
  revision: number
  savedAt: Date | null
}

/** A UUID (version 8) that always is the same for these names. */
function deriveId(...names: readonly (string | number)[]): string {
  const bytes = createHash('sha256')
    .update(['passport', ...names].join(' '))
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** The id of the row of a guest of the party; slots count from 1. */
const idOfSlot = (bookingId: number, slot: number): string => deriveId(bookingId, slot)

const rowOfLead = (bookingId: number) => idOfSlot(bookingId, 1)

/** Finds a booking with its stay; undefined where there is none. */
async function findTrip(db: Queryable, { catalogue, clock }: World, bookingId: number) {
  const [found] = await db
    .select({
      row: booking,
      firstName: sql<string>`coalesce(${booking.firstName}, ${contact.firstName}, '')`,
      lastName: sql<string>`coalesce(${booking.lastName}, ${contact.lastName}, '')`,
      villaId: bookingItem.villaId,
      stay: bookingItem.stay,
    })
    .from(booking)
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .where(eq(booking.id, bookingId))
    .orderBy(asc(sql`lower(${bookingItem.stay})`))
    .limit(1)
  if (!found) return undefined
  const { row, stay, villaId, ...names } = found
  const timezone = catalogue.villas.get(villaId)?.timezone ?? commonZone
  return {
    bookingId,
    reference: row.reference,
    status: row.status,
    isInItaly: timezone === italianTimezone,
    party: row.adults + row.children + row.infants,
    journey: { arrival: stay.from, departure: stay.to, today: todayAt(clock.now(), timezone) },
    ...names,
  }
}
export type Trip = NonNullable<Awaited<ReturnType<typeof findTrip>>>

/** Finds the written rows of bookings. */
export const findRows = async (db: Queryable, { configuration }: World, bookingIds: readonly number[]) =>
  (
    await db
      .select()
      .from(passport)
      .where(inArray(passport.bookingId, [...bookingIds]))
      .orderBy(asc(passport.slot), asc(passport.createdAt), asc(passport.id))
  ).map(({ details, updatedAt, ...row }) => ({
    ...row,
    details: decryptDetails(configuration.keyRing, row.id, details),
    savedAt: updatedAt,
  }))

/** Finds the guests, not travel agents, among people who are invited to a booking. */
const findGuests = (db: Queryable, contactId: number | null, coSignInIds: readonly number[]) =>
  contactId === null || coSignInIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: guestLogin.coSignInId, firstName: guestLogin.firstName, lastName: guestLogin.lastName })
        .from(guestLogin)
        .where(
          and(
            eq(guestLogin.contactId, contactId),
            inArray(guestLogin.coSignInId, [...coSignInIds]),
            eq(guestLogin.role, 1),
            isNull(guestLogin.archivedAt),
          ),
        )

const unwritten = (id: string, names: { firstName: string; lastName: string }, of: Partial<PassportRow>) => ({
  ...{ id, kind: 'party' as const, coSignInId: null, guardianId: null, archivedAt: null, revision: 0, savedAt: null },
  details: { ...emptyPassport, givenNames: names.firstName, surname: names.lastName },
  ...of,
})

/** The rows of the party that nobody has written yet. Archived ones count: those guests do not travel. */
function unwrittenRows(trip: Trip, rows: readonly PassportRow[]): PassportRow[] {
  const written = new Set(rows.map(({ id }) => id))
  const count = Math.max(0, trip.party - rows.filter(({ kind }) => kind === 'party').length)
  const nobody = { firstName: '', lastName: '' }
  const lead = rowOfLead(trip.bookingId)
  const ids = Array.from({ length: trip.party }, (_, at) => deriveId(trip.bookingId, at + 1))
  return ids
    .filter(id => !written.has(id))
    .slice(0, count)
    .map(id => unwritten(id, id === lead ? trip : nobody, {}))
}

/** Reads the passport details of a booking for all its people; undefined where the booking or its stay is missing. */
export async function readPassports(db: Queryable, world: World, bookingId: number) {
  const booked = await findBooked(db, bookingId)
  const trip = booked && (await findTrip(db, world, bookingId))
  if (!booked || !trip) return undefined
  const guests = await findGuests(db, booked.contactId, booked.coSignInIds)
  const subject = { contactId: booked.contactId, guestCoSignInIds: guests.map(({ id }) => id) }
  return { trip, guests, subject, rows: await findRows(db, world, [bookingId]) }
}
type ReadPassports = NonNullable<Awaited<ReturnType<typeof readPassports>>>

/** The passport details of a booking, as an actor may see them. */
export function passportsSeenBy(viewer: Viewer, { trip, guests, subject, rows }: ReadPassports) {
  const { bookingId } = trip
  // A guest begins with a row of their own, which takes a place of the party when it is first saved.
  const own = guests
    .filter(({ id }) => !rows.some(({ coSignInId }) => coSignInId === id))
    .map(guest => unwritten(deriveId(bookingId, 'guest', guest.id), guest, { coSignInId: guest.id }))
    .filter(({ id, coSignInId }) =>
      viewer.kind === 'passport-link'
        ? id === viewer.passportId
        : viewer.kind === 'co-sign-in' && coSignInId === viewer.coSignInId,
    )
  const all = [...rows, ...unwrittenRows(trip, rows), ...own]
  const lead = rowOfLead(bookingId)
  return {
    trip,
    subject,
    /** Every row: of these, an actor may only be told whether one is the adult of a minor. */
    all,
    visible: all
      .filter(row =>
        viewer.kind === 'passport-link'
          ? row.id === viewer.passportId && !row.archivedAt
          : can(passportPolicy, viewer, 'edit', { ...subject, rowOf: row.coSignInId }),
      )
      .toSorted((one, other) => Number(other.id === lead) - Number(one.id === lead)),
    /** The row of the lead booker. */
    leadId: lead,
  }
}
export type FoundPassports = ReturnType<typeof passportsSeenBy>

/** Reads the passport details of a booking for one actor; undefined where the booking or its stay is missing. */
export async function findPassports(
  db: Queryable,
  world: World,
  viewer: Viewer,
  bookingId: number,
): Promise<FoundPassports | undefined> {
  const read = await readPassports(db, world, bookingId)
  return read && passportsSeenBy(viewer, read)
}

/** Serializes changes of a booking's passport details with each other and with its cancellation. */
export const lockPassports = (tx: Transaction, bookingId: number) =>
  tx.select({ id: booking.id }).from(booking).where(eq(booking.id, bookingId)).for('no key update')

/** Finds the booking of a row; undefined where nobody has written that row. */
export async function findBookingOfRow(db: Queryable, id: string): Promise<number | undefined> {
  const [found] = await db.select({ bookingId: passport.bookingId }).from(passport).where(eq(passport.id, id))
  return found?.bookingId
}

/** How rows of passport details are named and encrypted, for the seeds of the demonstration. */
export const passportStore = (ring: KeyRing) => ({
  idOf: idOfSlot,
  encrypt: (id: string, details: PassportDetails): string => encryptDetails(ring, id, details),
})
