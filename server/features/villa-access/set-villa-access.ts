import { eq, sql } from 'drizzle-orm'
import type { OfficeVillaAccess } from '#contract/booking/villa-access'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { villa, villaAccess } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { maskedChanges } from '#domain/access/staff-changes'
import type { VillaAccess } from '#domain/information-pack/villa-access'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { encryptAccess, findAccess } from './stored-access.ts'

type World = Pick<Context, 'configuration'>

async function getBookedVilla(db: Queryable, bookingId: number) {
  const [found] = await findBookings(db, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  return { reference: found.row.reference, villaId: item.villaId, villa: item.villa.name }
}

/** The way into the villa of a booking, as staff edit it. Throws `not-found`. */
export async function getOfficeVillaAccess(
  db: Queryable,
  { configuration }: World,
  bookingId: number,
): Promise<OfficeVillaAccess> {
  const { villaId, ...booked } = await getBookedVilla(db, bookingId)
  const { access, revision } = await findAccess(db, configuration.keyRing, villaId)
  return { bookingId, ...booked, ...access, revision }
}

const names = ['directions', 'handover', 'codes'] as const

/**
 * Sets the way into the villa of a booking, for all of its bookings. The log names the changed fields only. Throws
 * `not-found`, and `changed-since` with the current state for an edit of an older revision.
 */
export async function setVillaAccess(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { id: bookingId, access, revision }: { id: number; access: VillaAccess; revision: number },
): Promise<OfficeVillaAccess> {
  const { villaId, villa: name } = await getBookedVilla(tx, bookingId)
  // Two first saves wait for each other.
  await tx.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId)).for('no key update')
  const before = await findAccess(tx, world.configuration.keyRing, villaId)
  const changed = names.filter(field => JSON.stringify(before.access[field]) !== JSON.stringify(access[field]))
  const current = () => getOfficeVillaAccess(tx, world, bookingId)
  // A repetition of a save whose reply was lost.
  if (changed.length === 0) return current()
  if (before.revision !== revision) throw new ProblemError('changed-since', { more: { current: await current() } })
  const details = encryptAccess(world.configuration.keyRing, villaId, access)
  await tx
    .insert(villaAccess)
    .values({ villaId, details })
    .onConflictDoUpdate({ target: villaAccess.villaId, set: { details, updatedAt: sql`app_now()` } })
  const changes = maskedChanges(changed)
  await writeStaffEntry(tx, { staffId, action: 'villa-access-changed', reason: name, changes })
  return current()
}
