import type { Queryable } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { findContacts } from '#server/features/staff/public'
import { findOfficeBookings } from '#server/features/staff-bookings/public'

const mostOfEach = 5

/** Finds the bookings and clients that a staff member may open, by the beginning of what names them. */
export async function searchOffice(db: Queryable, world: Pick<Context, 'catalogue'>, actor: Staff, words: string) {
  const [{ bookings }, people] = await Promise.all([
    actor.permissions.includes('bookings')
      ? findOfficeBookings(db, world, reachOf(actor, 'bookings'), { words, ended: true, most: mostOfEach })
      : { bookings: [] },
    actor.permissions.includes('contacts') ? findContacts(db, reachOf(actor, 'contacts'), words, mostOfEach) : [],
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
