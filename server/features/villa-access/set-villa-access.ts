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

/** The way into a villa with its revision; 0 before the first save. */
export type EditedAccess = VillaAccess & { revision: number }

async function readWayIn(db: Queryable, { configuration }: World, villaId: number): Promise<EditedAccess> {
  const { access, revision } = await findAccess(db, configuration.keyRing, villaId)
  return { ...access, revision }
}

/** The way into a villa, as staff edit it. Throws `not-found`. */
export async function getWayIn(db: Queryable, world: World, villaId: number): Promise<EditedAccess> {
  const [found] = await db.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId))
  if (!found) throw new ProblemError('not-found')
  return readWayIn(db, world, villaId)
}

const names = ['directions', 'handover', 'codes'] as const

/**
 * Sets the way into a villa, for all of its bookings. The log names the changed fields only. Throws `not-found`, and
 * `changed-since` with the current state, as `present` shapes it, for an edit of an older revision.
 */
export async function setWayIn(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { villaId, access, revision }: { villaId: number; access: VillaAccess; revision: number },
  present: (current: EditedAccess) => object = current => current,
): Promise<EditedAccess> {
  // Two first saves wait for each other.
  const [locked] = await tx.select({ name: villa.name }).from(villa).where(eq(villa.id, villaId)).for('no key update')
  if (!locked) throw new ProblemError('not-found')
  const { keyRing } = world.configuration
  const before = await findAccess(tx, keyRing, villaId)
  const changed = names.filter(field => JSON.stringify(before.access[field]) !== JSON.stringify(access[field]))
  const current = () => readWayIn(tx, world, villaId)
  // A repetition of a save whose reply was lost.
  if (changed.length === 0) return current()
  if (before.revision !== revision)
    throw new ProblemError('changed-since', { more: { current: present(await current()) } })
  const details = encryptAccess(keyRing, villaId, access)
  await tx
    .insert(villaAccess)
    .values({ villaId, details })
    .onConflictDoUpdate({ target: villaAccess.villaId, set: { details, updatedAt: sql`app_now()` } })
  const changes = maskedChanges(changed)
  await writeStaffEntry(tx, { staffId, action: 'villa-access-changed', reason: locked.name, changes })
  return current()
}

async function getBookedVilla(db: Queryable, bookingId: number) {
  const [found] = await findBookings(db, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  return { reference: found.row.reference, villaId: item.villaId, villa: item.villa.name }
}

/** The way into the villa of a booking, as staff edit it. Throws `not-found`. */
export async function getOfficeVillaAccess(db: Queryable, world: World, bookingId: number): Promise<OfficeVillaAccess> {
  const { villaId, ...booked } = await getBookedVilla(db, bookingId)
  return { bookingId, ...booked, ...(await readWayIn(db, world, villaId)) }
}

/** Sets the way into the villa of a booking. Throws the problems of `setWayIn`. */
export async function setVillaAccess(
  tx: Transaction,
  world: World,
  actor: Staff,
  { id: bookingId, access, revision }: { id: number; access: VillaAccess; revision: number },
): Promise<OfficeVillaAccess> {
  const { villaId, ...booked } = await getBookedVilla(tx, bookingId)
  const present = (current: EditedAccess) => ({ bookingId, ...booked, ...current })
  return { bookingId, ...booked, ...(await setWayIn(tx, world, actor, { villaId, access, revision }, present)) }
}
