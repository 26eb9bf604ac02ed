import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { bookingStatus, paidBookingStatuses } from '#domain/lifecycles/booking-status'
import { giveBooking } from '../give-booking.ts'
import { getLinkToken } from './link-tokens.ts'

const { booking, bookingItem, contact, villa } = tables

const madeWith = (email: string) => or(eq(sql`lower(${booking.email} collate "C")`, email), eq(contact.email, email))

const hasComeToSomething = inArray(booking.status, [bookingStatus.officeOption, ...paidBookingStatuses])

/** Finds the newest booking made with an address, except expired and cancelled ones. */
export async function findBookingByEmail(db: Queryable, email: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: booking.id })
    .from(booking)
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(and(hasComeToSomething, madeWith(email)))
    .orderBy(desc(booking.id))
    .limit(1)
  return found?.id
}

/**
 * The booking of a visitor who is about to complete a registration by the link of an e-mail (PD-54); it must have been
 * made with the address of the link. Throws `link-over` and `not-found`.
 */
export async function findLinkedBooking(db: Queryable, { token, bookingId }: { token: string; bookingId: number }) {
  const { email } = await getLinkToken(db, token, ['complete-registration'])
  const rows = await db
    .select({
      status: booking.status,
      reference: booking.reference,
      adults: booking.adults,
      children: booking.children,
      infants: booking.infants,
      stay: bookingItem.stay,
      villa: { id: villa.id, name: villa.name, place: villa.place, path: villa.path },
    })
    .from(booking)
    .innerJoin(bookingItem, and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa')))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .where(and(eq(booking.id, bookingId), madeWith(email)))
    .orderBy(asc(bookingItem.id))
  const [first] = rows
  if (!first) throw new ProblemError('not-found', { withheld: true })
  const { status, reference, adults, children, infants } = first
  const villas = rows.map(({ stay, villa: { path: url, ...named } }) => ({
    ...named,
    url,
    from: stay.from,
    to: stay.to,
  }))
  return { email, bookingId, status, reference, adults, children, infants, villas }
}

/** Transfers a booking without an account to the contact with the address it was made with. */
export async function assignLinkedBooking(
  tx: Transaction,
  { bookingId, email, contactId }: { bookingId: number; email: string; contactId: number },
): Promise<void> {
  const isTheirs = eq(sql`lower(${booking.email} collate "C")`, email)
  await giveBooking(tx, { bookingId, contactId }, and(hasComeToSomething, isTheirs))
}
