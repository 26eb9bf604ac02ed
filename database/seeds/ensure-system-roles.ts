import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { staffRole } from '#database/tables'
import { systemRoleKeys, systemRoles } from '#domain/access/roles/staff-roles'

/** Inserts missing system roles, and gives the others the permissions of this version: they are fixed (PD-210). */
export async function ensureSystemRoles(db: Db | Transaction): Promise<void> {
  const rows = systemRoleKeys.map(key => {
    const { name, changes, reads } = systemRoles[key]
    return { key, name, changes: [...changes], reads: [...reads] }
  })
  const { changes, reads } = staffRole
  await db
    .insert(staffRole)
    .values(rows)
    .onConflictDoUpdate({
      target: staffRole.key,
      set: { changes: sql`excluded.changes`, reads: sql`excluded.reads` },
      setWhere: sql`(${changes}, ${reads}) is distinct from (excluded.changes, excluded.reads)`,
    })
}
