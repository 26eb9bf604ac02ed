import type { Trip } from '#contract/booking/trips'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { passportPolicy } from '#domain/access/passport-policy'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBookings, findBookingsOf } from '#server/features/bookings/public'
import { countInvitedGuests } from '#server/features/guest-logins/public'
import { countReadyGuests } from '#server/features/passports/public'
import { authorize } from '#server/platform/auth/authorize'
import { type CurrentTrip, currentTrip } from './current-trip.ts'
import { presentTrip } from './present-trip.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>

/**
 * Lists the held and confirmed trips of a lead booker, or those shared with an invited person, nearest first, each with
 * what is to be done. Throws `not-found`.
 */
export async function listTrips(
  db: Queryable,
  world: World,
  actor: Actor,
  { publicId, language }: { publicId: string; language: Language },
): Promise<{ now: number; trips: Trip[] }> {
  const owned = await findBookingsOf(db, publicId)
  authorize(bookingPolicy, actor, 'view', owned?.booked)
  const bookings = await findBookings(db, owned.ids)
  const trips = bookings
    .filter(({ booked }) => can(bookingPolicy, actor, 'view', booked))
    .flatMap(found => currentTrip(world, found) ?? [])
    .toSorted((one, other) => (one.villa.stay.from < other.villa.stay.from ? -1 : 1))
  const confirmed = trips.filter(({ status }) => status === bookingStatus.confirmed)
  const mayOpenPassports = ({ found: { booked } }: CurrentTrip) =>
    can(passportPolicy, actor, 'open', {
      contactId: booked.contactId,
      guestCoSignInIds: actor.kind === 'co-sign-in' && actor.role === 'guest' ? booked.coSignInIds : [],
    })
  const passports = await countReadyGuests(
    db,
    world,
    actor,
    confirmed.filter(mayOpenPassports).map(({ found: { row }, villa: { stay }, today }) => ({
      bookingId: row.id,
      party: row.adults + row.children + row.infants,
      journey: { arrival: stay.from, departure: stay.to, today },
    })),
  )
  const invited =
    actor.kind === 'lead-booker'
      ? await countInvitedGuests(
          db,
          publicId,
          confirmed.map(({ found: { row } }) => row.id),
        )
      : new Map<number, number>()
  return {
    now: world.clock.now(),
    trips: trips.map(trip =>
      presentTrip(world, trip, {
        language,
        priced: can(bookingPolicy, actor, 'view-prices', trip.found.booked),
        passports: passports.get(trip.found.row.id),
        guestsInvited: invited.get(trip.found.row.id),
        tellsJourney: actor.kind === 'lead-booker',
      }),
    ),
  }
}
