import type { TripShown } from '#contract/booking/trip-details'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { tripPolicy } from '#domain/access/trip-policy'
import type { Language } from '#domain/text/language'
import { localPath } from '#domain/text/language'
import { partyGuests } from '#domain/trip-details/party'
import { missingOfTrip, tripFaults, tripReadiness } from '#domain/trip-details/trip-readiness'
import { findPartyNames } from '#server/features/passports/public'
import { authorize } from '#server/platform/auth/authorize'
import { toInternationalFormat } from '#server/platform/phone-format'
import { type FoundTrip, findGuestNames, findTrip, type World } from './queries.ts'

/** The trip of a booking, where the actor may do so. Throws `not-found`. */
export async function openTrip(
  db: Queryable,
  world: World,
  actor: Actor,
  { id, language, action }: { id: number; language: Language; action: 'view' | 'edit' },
): Promise<FoundTrip> {
  const found = await findTrip(db, world, id, language)
  authorize(tripPolicy, actor, action, found)
  if (!found) throw new Error('an authorised booking is missing')
  return found
}

/** The party with what passport details and the booking know; staff learn ages from passports, but no names. */
async function partyOf(db: Queryable, world: World, actor: Actor, found: FoundTrip) {
  const known = await findPartyNames(db, world.configuration.keyRing, found)
  const seesNames = can(tripPolicy, actor, 'view-passport-names', found)
  const lead = `${found.firstName} ${found.lastName}`.trim()
  const named = known.map(guest => ({ ...guest, name: seesNames ? guest.name : '' }))
  if (!named.some(({ slot }) => slot === 1)) named.push({ slot: 1, name: '', age: null })
  return partyGuests(
    found.party,
    named.map(guest => (guest.slot === 1 && guest.name === '' ? { ...guest, name: lead } : guest)),
  )
}

/** A trip in the shape of replies. */
export async function presentTrip(
  db: Queryable,
  world: World,
  { actor, language }: { actor: Actor; language: Language },
  found: FoundTrip,
): Promise<TripShown> {
  const { villa, details, airports, arrival, departure } = found
  const party = await partyOf(db, world, actor, found)
  const faults = tripFaults(details, { arrival, departure, bedrooms: villa.rooms.length })
  const missing = missingOfTrip(details, { party, hasPhone: found.phone !== '' })
  return {
    bookingId: found.bookingId,
    reference: found.reference,
    arrival,
    departure,
    today: found.today,
    timezone: found.timezone,
    open: found.isOpen,
    erasedOn: found.erasedOn,
    villa: {
      name: villa.name,
      url: localPath(villa.path, language),
      arrivalFrom: villa.arrivalFrom,
      departureBy: villa.departureBy,
      airports,
      rooms: villa.rooms.map(({ kind, floor }) => ({ kind, floor })),
    },
    party,
    names: await findGuestNames(db, found),
    knownPhone: found.phone === '' ? '' : toInternationalFormat(found.phone),
    details,
    revision: found.revision,
    faults,
    missing,
    readiness: tripReadiness(details, { missing, faults }),
    savedAt: found.savedAt?.toISOString() ?? null,
  }
}

/** Gets the trip details of a booking. Throws `not-found`. */
export async function getTrip(
  db: Queryable,
  world: World,
  actor: Actor,
  { id, language }: { id: number; language: Language },
): Promise<TripShown> {
  const found = await openTrip(db, world, actor, { id, language, action: 'view' })
  return presentTrip(db, world, { actor, language }, found)
}
