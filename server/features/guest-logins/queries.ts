import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { InvitationScope } from '#domain/people/guest-logins'

const { account, booking, contact, coSignIn, guestLogin, guestLoginBooking } = tables

/** The bookings that an active invitation names. */
const named = sql<
  string[]
>`array(select ${guestLoginBooking.bookingId} from ${guestLoginBooking} where ${guestLoginBooking.guestLoginId} = "guest_login"."id" and ${guestLoginBooking.endedAt} is null order by 1)`.mapWith(
  (ids: readonly (string | number)[]) => ids.map(Number),
)

/** Guest logins with their lead booker and guest, by name. */
const selectGuests = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({ guestLogin, contact, coSignIn, accountId: account.id, bookingIds: named })
    .from(guestLogin)
    .innerJoin(contact, eq(contact.id, guestLogin.contactId))
    .innerJoin(coSignIn, eq(coSignIn.id, guestLogin.coSignInId))
    .leftJoin(account, eq(account.coSignInId, coSignIn.id))
    .where(wanted)
    .orderBy(asc(guestLogin.lastName), asc(guestLogin.firstName), asc(guestLogin.id))

export type Guest = Awaited<ReturnType<typeof selectGuests>>[number]

/** The scope of an invitation: all bookings or some. */
export const scopeOf = ({ guestLogin: { allBookings }, bookingIds }: Guest): InvitationScope => ({
  allBookings,
  bookingIds,
})

/** Finds one guest login, archived or not. */
export async function findGuest(db: Queryable, id: string): Promise<Guest | undefined> {
  const [found] = await selectGuests(db, eq(guestLogin.id, id))
  return found
}

/** Finds the guest logins of a lead booker that are not archived; undefined for an unknown id. */
export async function findGuestsOf(db: Queryable, publicId: string) {
  const [owner] = await db.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  if (!owner) return undefined
  const guests = await selectGuests(db, and(eq(guestLogin.contactId, owner.id), isNull(guestLogin.archivedAt)))
  return { contactId: owner.id, guests }
}

/** Finds the lead bookers whose invitations a guest has accepted; undefined for an unknown id. */
export async function findInvitersOf(db: Queryable, publicId: string) {
  const [invited] = await db.select({ id: coSignIn.id }).from(coSignIn).where(eq(coSignIn.publicId, publicId))
  if (!invited) return undefined
  const rows = await db
    .select({ publicId: contact.publicId })
    .from(guestLogin)
    .innerJoin(contact, eq(contact.id, guestLogin.contactId))
    .where(and(eq(guestLogin.coSignInId, invited.id), isNull(guestLogin.archivedAt), isNotNull(guestLogin.acceptedAt)))
    .orderBy(asc(contact.id))
  return { coSignInId: invited.id, publicIds: rows.map(row => row.publicId) }
}

/** Finds the pending invitations of a guest, latest first. */
export const findPending = (db: Queryable, coSignInId: number): Promise<Guest[]> =>
  selectGuests(
    db,
    and(eq(guestLogin.coSignInId, coSignInId), isNull(guestLogin.archivedAt), isNull(guestLogin.acceptedAt)),
  )

/** Filters booking ids to those of a lead booker. */
export async function findOwnBookings(db: Queryable, contactId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.contactId, contactId), inArray(booking.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Replaces the bookings that an invitation names. */
export async function nameBookings(
  tx: Transaction,
  guestLoginId: string,
  bookingIds: readonly number[],
): Promise<void> {
  await tx.delete(guestLoginBooking).where(eq(guestLoginBooking.guestLoginId, guestLoginId))
  if (bookingIds.length > 0)
    await tx.insert(guestLoginBooking).values(bookingIds.map(bookingId => ({ guestLoginId, bookingId })))
}
