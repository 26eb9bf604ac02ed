import type { Queryable } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import type { Context } from '#server/context'
import { findContacts } from '#server/features/staff/public'
import { findOfficeBookings } from '#server/features/staff-bookings/public'

const mostOfEach = 5

/** Finds the bookings and clients that a staff member may open, by the beginning of what names them. */
export async function searchOffice(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  { permissions }: Staff,
  words: string,
) {
  const [{ bookings }, people] = await Promise.all([
    permissions.includes('bookings')
      ? findOfficeBookings(db, world, { words, ended: true, most: mostOfEach })
      : { bookings: [] },
    permissions.includes('contacts') ? findContacts(db, words, mostOfEach) : [],
  ])
  return {
    bookings: bookings.map(({ bookingId, reference, villa, from, to, name }) => ({
      ...{ bookingId, reference, villa, from, to, name },
    })),
    people: people.map(({ id, email, firstname, lastname }) => ({
      ...{ id, email, name: `${firstname} ${lastname}`.trim() },
    })),
  }
}
