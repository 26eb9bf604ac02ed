import { ProblemError } from '#contract/problems'
import type { registerObstacles } from '#contract/staff/office-register'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import { type PoliceGuest, policeFile } from '#domain/passports/police-record'
import { writeStaffEntry } from '#server/features/staff/public'
import { presentGuest } from '../present-guest.ts'
import { type FoundPassports, findPassports, type World } from '../queries.ts'
import { policeGuestOf } from './police-guest.ts'

interface Obstacle {
  /** The position in the list of guests, from 1. */
  guest: number
  obstacle: (typeof registerObstacles)[number]
}

/** Finds a sold booking of a villa in Italy. Throws `not-found` and `not-in-this-state`. */
export async function getRegisteredBooking(
  tx: Transaction,
  world: World,
  staff: Staff,
  bookingId: number,
): Promise<FoundPassports> {
  const found = await findPassports(tx, world, staff, bookingId)
  if (!found) throw new ProblemError('not-found')
  if (!found.trip.isInItaly || !isPaidStatus(found.trip.status)) throw new ProblemError('not-in-this-state')
  return found
}

/** The head of the group is the first adult with a document. */
const headFirst = (guests: readonly PoliceGuest[]) => {
  const head = guests.find(({ document }) => document)
  return head ? [head, ...guests.filter(guest => guest !== head)] : undefined
}

/**
 * Makes the file of a booking for the police register, and logs the staff member with the reason. There is none without
 * complete details of every guest. Throws `not-found` and `not-in-this-state`.
 */
export async function makePoliceFile(
  tx: Transaction,
  world: World,
  staff: Staff,
  { bookingId, reason }: { bookingId: number; reason: string },
) {
  const found = await getRegisteredBooking(tx, world, staff, bookingId)
  const { journey, reference } = found.trip
  const rows = found.all.filter(({ archivedAt }) => !archivedAt)
  const obstacles: Obstacle[] = []
  const guests = rows.flatMap((row, at) => {
    const isReady = presentGuest(found, row).readiness === 'ready'
    const guest = isReady ? policeGuestOf(row.details) : 'incomplete'
    if (typeof guest !== 'string') return [guest]
    obstacles.push({ guest: at + 1, obstacle: guest })
    return []
  })
  const ordered = headFirst(guests)
  if (!ordered && obstacles.length === 0) obstacles.push({ guest: 1, obstacle: 'incomplete' })
  await writeStaffEntry(tx, { staffId: staff.staffId, action: 'register-made', reason: `${reference}: ${reason}` })
  return {
    fileName: `alloggiati-${reference}-${journey.arrival}.txt`,
    content: ordered && obstacles.length === 0 ? policeFile(journey, ordered) : null,
    obstacles,
  }
}
