import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { optionBookings } from '#domain/booking/booking-status'

/**
 * When the owner of an address first proves it, a stranger may have filled in the account before. Each table that names
 * a contact, and what becomes of its rows then. A test compares this list with the foreign keys of the database.
 */
export const atFirstProof = {
  /** The account itself: password, passkeys, linked identities, sessions and links end in `proveOwner`. */
  account: 'kept',
  /** Options leave the account and lapse; bookings that are paid for stay. */
  booking: 'detached',
  contact_address: 'removed',
  contact_interest: 'removed',
  contact_phone: 'removed',
  /** One that was confirmed was confirmed from the mailbox, so it is the owner's; others are removed. */
  email_subscription: 'unconfirmed removed',
  /** Sent to the address itself, and counted against further ones. */
  fact_sheet_request: 'kept',
  guest_login: 'removed',
  /** What staff have done is part of the audit. */
  looking_on: 'kept',
} as const

/** Names for an empty account, as a provider of identities tells them. */
export interface Names {
  firstName: string
  lastName: string
}

/** Empties a contact of everything that was entered before its address was proven. The account is locked. */
export async function clearContact(tx: Transaction, contactId: number, names?: Names): Promise<void> {
  const { booking, contact, contactAddress, contactInterest, contactPhone, emailSubscription, guestLogin } = tables
  const [was] = await tx.select().from(contact).where(eq(contact.id, contactId))
  if (!was) throw new Error('an account has no contact')
  await tx
    .update(booking)
    .set({
      // What stays booked keeps the name and the address it was booked with.
      email: sql`coalesce(${booking.email}, ${was.email})`,
      firstName: sql`coalesce(${booking.firstName}, ${was.firstName})`,
      lastName: sql`coalesce(${booking.lastName}, ${was.lastName})`,
    })
    .where(eq(booking.contactId, contactId))
  await tx
    .update(booking)
    .set({ contactId: null })
    .where(and(eq(booking.contactId, contactId), inArray(booking.status, [...optionBookings])))
  for (const table of [contactAddress, contactInterest, contactPhone, guestLogin])
    await tx.delete(table).where(eq(table.contactId, contactId))
  await tx
    .delete(emailSubscription)
    .where(and(eq(emailSubscription.contactId, contactId), isNull(emailSubscription.confirmedAt)))
  const { firstName, lastName } = names ?? { firstName: '', lastName: '' }
  await tx.update(contact).set({ title: '', firstName, lastName }).where(eq(contact.id, contactId))
}
