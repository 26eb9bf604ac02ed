import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'

const { account, contact, coSignIn, guestLogin } = tables

/** Guest logins with whose they are and who is invited, by name. */
const selectGuests = (db: Reads, wanted: SQL | undefined) =>
  db
    .select({ guestLogin, contact, coSignIn, accountId: account.id, passwordHash: account.passwordHash })
    .from(guestLogin)
    .innerJoin(contact, eq(contact.id, guestLogin.contactId))
    .innerJoin(coSignIn, eq(coSignIn.id, guestLogin.coSignInId))
    .leftJoin(account, eq(account.coSignInId, coSignIn.id))
    .where(wanted)
    .orderBy(asc(guestLogin.lastName), asc(guestLogin.firstName), asc(guestLogin.id))

export type Guest = Awaited<ReturnType<typeof selectGuests>>[number]

/** One guest login, archived or not. */
export async function findGuest(db: Reads, id: string): Promise<Guest | undefined> {
  const [found] = await selectGuests(db, eq(guestLogin.id, id))
  return found
}

/** Those of a lead booker that are not archived; undefined where nobody has that id. */
export async function findGuestsOf(db: Reads, publicId: string) {
  const [owner] = await db.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  if (!owner) return undefined
  const guests = await selectGuests(db, and(eq(guestLogin.contactId, owner.id), isNull(guestLogin.archivedAt)))
  return { contactId: owner.id, guests }
}
