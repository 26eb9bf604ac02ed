import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'
import { villaAccess } from '#database/tables'
import { withTransaction } from '#database/transact'
import { emptyVillaAccess, type VillaAccess } from '#domain/information-pack/villa-access'
import { decryptColumn, encryptColumn, type KeyRing } from '#server/platform/security/key-ring'

const placeOf = (villaId: number) => ({ table: 'villa_access', column: 'details', row: String(villaId) })

/** Encrypts the way into a villa as a whole. */
export const encryptAccess = (ring: KeyRing, villaId: number, access: VillaAccess): string =>
  encryptColumn(ring, JSON.stringify(access), placeOf(villaId))

const decryptAccess = (ring: KeyRing, villaId: number, value: string): VillaAccess => ({
  ...emptyVillaAccess,
  ...(JSON.parse(decryptColumn(ring, value, placeOf(villaId))) as Partial<VillaAccess>),
})

/** The way into a villa with its revision; empty with revision 0 where the office has written nothing. */
export async function findAccess(
  db: Queryable,
  ring: KeyRing,
  villaId: number,
): Promise<{ access: VillaAccess; revision: number }> {
  const [row] = await db.select().from(villaAccess).where(eq(villaAccess.villaId, villaId))
  if (!row) return { access: emptyVillaAccess, revision: 0 }
  return { access: decryptAccess(ring, villaId, row.details), revision: row.revision }
}

const rowsAtOnce = 100

/** Encrypts every row with the active key, and returns the number of changed rows. It can be repeated and interrupted. */
export async function reencryptAccess(db: Db, ring: KeyRing): Promise<number> {
  let changed = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after
    const done = await withTransaction(db, async tx => {
      const rows = await tx
        .select()
        .from(villaAccess)
        .where(and(gt(villaAccess.villaId, from), sql`split_part(${villaAccess.details}, '.', 2) <> ${ring.activeId}`))
        .orderBy(asc(villaAccess.villaId))
        .limit(rowsAtOnce)
        .for('update')
      const encrypted = rows.map(({ villaId, details }) => ({
        villaId,
        details: encryptAccess(ring, villaId, decryptAccess(ring, villaId, details)),
      }))
      await tx.execute(sql`
        update villa_access set details = encrypted.details
        from unnest(
          ${sql.param(encrypted.map(({ villaId }) => villaId))}::integer[],
          ${sql.param(encrypted.map(({ details }) => details))}::text[]) as encrypted (villa_id, details)
        where villa_access.villa_id = encrypted.villa_id`)
      return { count: rows.length, last: rows.length === rowsAtOnce ? rows.at(-1)?.villaId : undefined }
    })
    changed += done.count
    after = done.last
  }
  return changed
}
