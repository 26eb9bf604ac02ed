import { and, asc, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { VillaOrder } from '#contract/staff/office-villas'
import type { Queryable, Transaction } from '#database/connection'
import { villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { VersionedAction } from '#domain/access/staff'
import { isPermutation, reorderVillas } from '#domain/catalogue/villa-order'
import { type VersionedRecord, writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { findRegion } from './queries.ts'

/** Villas of a region that staff order at once. */
const maxOrdered = 500

const orderedOf = (db: Queryable, regionId: number) =>
  db
    .select({
      id: villa.id,
      name: villa.name,
      place: villa.place,
      bedrooms: villa.bedrooms,
      sortOrder: villa.sortOrder,
    })
    .from(villa)
    .where(and(eq(villa.regionId, regionId), villa.live))
    .orderBy(asc(villa.sortOrder), asc(villa.id))
    .limit(maxOrdered)

/** The recommended order of the live villas of a region. Throws `not-found`. */
export async function getVillaOrder(db: Queryable, regionId: number): Promise<VillaOrder> {
  const region = await findRegion(db, regionId)
  if (!region) throw new ProblemError('not-found')
  const villas = await orderedOf(db, regionId)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from villa where region_id = ${regionId} and live`,
  )
  return {
    regionId,
    region: region.name.en,
    villas: villas.map(({ sortOrder: _, ...shown }) => shown),
    further: (rows[0]?.count ?? 0) - villas.length,
  }
}

async function lockOrder(tx: Transaction, regionId: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`villa order ${regionId}`}, 0))`)
  return orderedOf(tx, regionId)
}

async function writeOrder(
  tx: Transaction,
  actor: Staff,
  regionId: number,
  { wanted, action }: { wanted: readonly number[]; action: VersionedAction },
): Promise<number | undefined> {
  const region = await findRegion(tx, regionId)
  const villas = await lockOrder(tx, regionId)
  const before = villas.map(({ id }) => id)
  const changed = reorderVillas(villas, wanted)
  if (changed.length === 0) return undefined
  await tx.execute(sql`
    update villa set sort_order = ordered.sort_order
    from unnest(
      ${sql.param(changed.map(({ id }) => id))}::int[],
      ${sql.param(changed.map(({ sortOrder }) => sortOrder))}::int[]) as ordered (id, sort_order)
    where villa.id = ordered.id`)
  return writeVersion(tx, actor, {
    kind: 'villa-order',
    recordId: regionId,
    before: { villaIds: before },
    after: { villaIds: wanted },
    action,
    reason: region?.name.en ?? '',
  })
}

/** Sets the order of a region as one step. Throws `not-found`, `invalid-input` and `edited-meanwhile`. */
export async function setVillaOrder(
  tx: Transaction,
  actor: Staff,
  { regionId, before, wanted }: { regionId: number; before: readonly number[]; wanted: readonly number[] },
): Promise<VillaOrder> {
  if (!(await findRegion(tx, regionId))) throw new ProblemError('not-found')
  const present = (await lockOrder(tx, regionId)).map(({ id }) => id)
  if (present.join() !== before.join()) throw new ProblemError('edited-meanwhile')
  if (!isPermutation(present, wanted)) throwFieldErrors({ villaIds: 'invalid' })
  await writeOrder(tx, actor, regionId, { wanted, action: 'villa-changed' })
  return getVillaOrder(tx, regionId)
}

/** Versions of the recommended order, by region. Villas that came later stay behind those that are ordered. */
export const versionedOrder: VersionedRecord = {
  permission: 'villas',
  find: async (db, recordId) => {
    const region = await findRegion(db, recordId)
    if (!region) return undefined
    const villas = await orderedOf(db, recordId)
    return { name: region.name.en, state: { villaIds: villas.map(({ id }) => id) } }
  },
  restore: async (tx, actor, { recordId, state }) => {
    const present = (await lockOrder(tx, recordId)).map(({ id }) => id)
    const ordered = Array.isArray(state.villaIds) ? state.villaIds.filter(id => present.includes(id)) : []
    const wanted = [...ordered, ...present.filter(id => !ordered.includes(id))]
    const number = await writeOrder(tx, actor, recordId, { wanted, action: 'record-reverted' })
    if (number === undefined) throw new ProblemError('not-in-this-state')
    return number
  },
}
