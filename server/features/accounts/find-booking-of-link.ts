import { and, asc, eq, or, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import * as tables from '#database/tables'
import { getLink } from './links.ts'

const { booking, bookingItem, contact, villa } = tables

/**
 * The booking of somebody who is about to complete their registration, by the link of their letter (decision 54): one
 * that was made with the address to which that was sent. Throws `link-over` and `not-found`.
 */
export async function findBookingOfLink(db: Reads, { token, bookingId }: { token: string; bookingId: number }) {
  const { email } = await getLink(db, token, ['complete-registration'])
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
    .where(and(eq(booking.id, bookingId), or(eq(sql`lower(${booking.email})`, email), eq(contact.email, email))))
    .orderBy(asc(bookingItem.id))
  const [first] = rows
  if (!first) throw new Refusal('not-found', { withheld: true })
  const { status, reference, adults, children, infants } = first
  const villas = rows.map(({ stay, villa: { path: url, ...named } }) => ({
    ...named,
    url,
    from: stay.from,
    to: stay.to,
  }))
  return { email, bookingId, status, reference, adults, children, infants, villas }
}
