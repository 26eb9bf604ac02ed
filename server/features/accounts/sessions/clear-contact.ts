import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { heldBookingStatuses } from '#domain/lifecycles/booking-status'

/**
 * The handling, at the first proof of an address, of the rows of each table that refers to a contact: before it, a
 * stranger may have filled in the account. A test compares this list with the foreign keys of the database.
 */
export const atFirstProof = {
  /** `proveOwner` ends its password, passkeys, linked identities, sessions and links. */
  account: 'kept',
  /** Options leave the account and expire; paid bookings stay. */
  booking: 'detached',
  /** A stranger's calendar must not follow the owner's bookings. */
  calendar_feed: 'removed',
  contact_address: 'removed',
  contact_interest: 'removed',
  contact_phone: 'removed',
  /** A stranger's words are not the owner's. */
  conversation: 'removed',
  /** A confirmed subscription was confirmed from the mailbox, so it is the owner's; others are removed. */
  email_subscription: 'unconfirmed removed',
  /** Sent to the address itself, and counted against its limit. */
  fact_sheet_request: 'kept',
  guest_login: 'removed',
  /** Actions of staff are part of the audit. */
  looking_on: 'kept',
  reminder_opt_out: 'removed',
} as const

/** Names for an empty account, as an identity provider returns them. */
export interface Names {
  firstName: string
  lastName: string
}

/** Clears a contact of everything that was entered before its address was proven. The account must be locked. */
export async function clearContact(tx: Transaction, contactId: number, names?: Names): Promise<void> {
  const { booking, calendarFeed, contact, contactAddress, contactInterest, contactPhone, conversation } = tables
  const { emailSubscription, guestLogin, reminderOptOut } = tables
  const [was] = await tx.select().from(contact).where(eq(contact.id, contactId))
  if (!was) throw new Error('an account has no contact')
  await tx
    .update(booking)
    .set({
      // Bookings that stay keep the name and the address with which they were made.
      email: sql`coalesce(${booking.email}, ${was.email})`,
      firstName: sql`coalesce(${booking.firstName}, ${was.firstName})`,
      lastName: sql`coalesce(${booking.lastName}, ${was.lastName})`,
    })
    .where(eq(booking.contactId, contactId))
  await tx
    .update(booking)
    .set({ contactId: null })
    .where(and(eq(booking.contactId, contactId), inArray(booking.status, [...heldBookingStatuses])))
  const removed = [
    calendarFeed,
    contactAddress,
    contactInterest,
    contactPhone,
    conversation,
    guestLogin,
    reminderOptOut,
  ]
  for (const table of removed) await tx.delete(table).where(eq(table.contactId, contactId))
  await tx
    .delete(emailSubscription)
    .where(and(eq(emailSubscription.contactId, contactId), isNull(emailSubscription.confirmedAt)))
  const { firstName, lastName } = names ?? { firstName: '', lastName: '' }
  await tx.update(contact).set({ title: '', firstName, lastName }).where(eq(contact.id, contactId))
}
