import { sql } from 'drizzle-orm'
import type { TripShown } from '#contract/booking/trip-details'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { trip } from '#database/tables'
import type { LeadBooker, Staff } from '#domain/access/actor'
import { changesBetween, loggedFields, maskedChanges, type StaffChanges } from '#domain/access/staff-changes'
import type { Language } from '#domain/text/language'
import { canonicalTrip, type TripDetails } from '#domain/trip-details/trip-details'
import { tripFields } from '#domain/trip-details/trip-fields'
import type { Context } from '#server/context'
import { writeStaffEntry } from '#server/features/staff/public'
import { askToMoveTransfers } from '#server/features/transfers/public'
import { encryptAllergies } from './encrypt-allergies.ts'
import { openTrip, presentTrip } from './get-trip.ts'
import { lockTrip, type World } from './queries.ts'

interface Edit {
  id: number
  details: TripDetails
  /** The revision on which the edit is based. */
  revision: number
  language: Language
}

/** The fields in which two sets of details differ. */
function changedFields(before: TripDetails, after: TripDetails): string[] {
  const [old, changed] = [tripFields(before), tripFields(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(changed)])].filter(
    field => (old[field] ?? '') !== (changed[field] ?? ''),
  )
}

/** Fields of the trip whose values the staff log repeats; of others, which are personal, it tells that they changed. */
const loggedTripFields = ['arrivalTime', 'arrivalBy', 'departureTime', 'departureBy', 'cots', 'highChairs'] as const

function tripChanges(changed: readonly string[], before: TripDetails, after: TripDetails): StaffChanges {
  const values = (details: TripDetails) => Object.fromEntries(loggedTripFields.map(field => [field, details[field]]))
  const parts = new Set(changed.map(field => field.split('.')[0]))
  return {
    ...maskedChanges(loggedFields.filter(field => parts.has(field))),
    ...changesBetween(values(before), values(after)),
  }
}

/** The longest list of changed fields in the log of staff. */
const maxLogged = 12

/**
 * Saves the trip details of a booking, complete or not. A change by staff is logged with the names of its fields.
 * Throws `not-found`, `not-in-this-state`, and `changed-since` with the current state for an edit of an older revision.
 */
export async function saveTrip(
  tx: Transaction,
  world: World & Pick<Context, 'documents'>,
  actor: LeadBooker | Staff,
  { id, details: typed, revision, language }: Edit,
): Promise<TripShown> {
  await lockTrip(tx, id)
  const found = await openTrip(tx, world, actor, { id, language, action: 'edit' })
  const present = async (current = found) => presentTrip(tx, world, { actor, language }, current)
  if (!found.isOpen) throw new ProblemError('not-in-this-state')
  const details = canonicalTrip(typed)
  const changed = changedFields(found.details, details)
  // A repetition of a save whose reply was lost.
  if (changed.length === 0 && found.revision > 0) return present()
  if (found.revision !== revision) throw new ProblemError('changed-since', { more: { current: await present() } })
  const values = {
    ...details,
    allergies: encryptAllergies(world.configuration.keyRing, id, details.allergies),
    arrivalTime: details.arrivalTime || null,
    departureTime: details.departureTime || null,
  }
  await tx
    .insert(trip)
    .values({ bookingId: id, ...values })
    .onConflictDoUpdate({ target: trip.bookingId, set: { ...values, updatedAt: sql`app_now()` } })
  await askToMoveTransfers(tx, world, {
    bookingId: id,
    before: found.details.flights,
    after: details.flights,
  })
  if (actor.kind === 'staff')
    await writeStaffEntry(tx, {
      staffId: actor.staffId,
      action: 'trip-changed',
      reason: `${found.reference}: ${changed.slice(0, maxLogged).join(', ')}${changed.length > maxLogged ? ' …' : ''}`,
      changes: tripChanges(changed, found.details, details),
    })
  return present(await openTrip(tx, world, actor, { id, language, action: 'view' }))
}
