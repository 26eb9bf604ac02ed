import type { PassportList } from '#contract/booking/passports'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { passportPolicy } from '#domain/access/passport-policy'
import { addDays } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { passportRetentionDays } from '#domain/passports/passport'
import { authorize } from '#server/platform/auth/authorize'
import { presentGuest } from './present-guest.ts'
import {
  type FoundPassports,
  findPassports,
  lockPassports,
  type PassportRow,
  type Viewer,
  type World,
} from './queries.ts'

async function openPassports(db: Queryable, world: World, viewer: Viewer, bookingId: number): Promise<FoundPassports> {
  const found = await findPassports(db, world, viewer, bookingId)
  if (viewer.kind === 'passport-link') {
    // The row was archived, or its place in the party is gone.
    if (!found || found.visible.length === 0) throw new ProblemError('link-over')
    return found
  }
  authorize(passportPolicy, viewer, 'open', found?.subject)
  if (!found) throw new Error('an authorised booking is missing')
  return found
}

/** Lists the rows of a booking that the actor may see. Throws `not-found`. */
export async function getPassports(
  db: Queryable,
  world: World,
  viewer: Viewer,
  bookingId: number,
): Promise<PassportList> {
  const found = await openPassports(db, world, viewer, bookingId)
  const { trip, visible } = found
  const { arrival, departure, today } = trip.journey
  const isOpen = trip.status === bookingStatus.confirmed
  // Nothing is asked before the booking is confirmed. Afterwards the written rows stay until they are erased.
  const shown = isOpen ? visible : visible.filter(({ revision }) => revision > 0)
  return {
    bookingId,
    reference: trip.reference,
    ...{ arrival, departure, today },
    open: isOpen,
    erasedOn: addDays(departure, passportRetentionDays),
    guests: shown.map(row => presentGuest(found, row)),
  }
}

/** Locks the details of a confirmed booking for a change. Throws `not-found` and `not-in-this-state`. */
export async function lockOpenPassports(tx: Transaction, world: World, viewer: Viewer, bookingId: number) {
  await lockPassports(tx, bookingId)
  const found = await openPassports(tx, world, viewer, bookingId)
  if (found.trip.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  return found
}

/** The row with that id, where the actor may edit it. Throws `not-found`. */
export function getEditableRow({ all, visible }: FoundPassports, id: string): PassportRow {
  const row = visible.find(one => one.id === id)
  if (!row) throw new ProblemError('not-found', { withheld: all.some(one => one.id === id) })
  return row
}

/** The row as it is after a change, in the shape of replies. Throws `not-found`. */
export async function presentRow(tx: Transaction, world: World, viewer: Viewer, { bookingId, id }: RowId) {
  const found = await openPassports(tx, world, viewer, bookingId)
  return presentGuest(found, getEditableRow(found, id))
}

interface RowId {
  bookingId: number
  id: string
}
