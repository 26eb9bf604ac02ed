import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff/office-roles'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { systemRoleKeys } from '#domain/access/roles/staff-roles'

const { staff, staffRole, staffRoleHolder: holder } = tables

export type RoleRow = typeof staffRole.$inferSelect

/** Roles with the number of the members of staff who have them. */
const selectRoles = (db: Queryable, wanted?: SQL) =>
  db
    .select({
      role: staffRole,
      holders: sql<number>`(select count(*)::int from ${holder} join ${staff} on ${staff.id} = ${holder.staffId}
        where ${holder.roleId} = ${staffRole}.id and ${staff.leftAt} is null)`,
    })
    .from(staffRole)
    .where(wanted)
    .orderBy(asc(sql`lower(${staffRole.name})`), asc(staffRole.id))

const presentRole = ({ role, holders }: Awaited<ReturnType<typeof selectRoles>>[number]): StaffRole => ({
  id: role.id,
  revision: role.revision,
  name: role.name,
  key: role.key,
  changes: role.changes,
  reads: role.reads,
  holders,
})

/** The system roles in their order, then those of the company's own by name. */
export async function findRoles(db: Queryable): Promise<StaffRole[]> {
  const roles = (await selectRoles(db)).map(presentRole)
  const place = ({ key }: StaffRole) => (key ? systemRoleKeys.indexOf(key) : systemRoleKeys.length)
  return roles.toSorted((a, b) => place(a) - place(b))
}

export async function getRole(db: Queryable, id: number): Promise<StaffRole> {
  const [found] = await selectRoles(db, eq(staffRole.id, id))
  if (!found) throw new Error('the role is not there')
  return presentRole(found)
}

/** A role, which stays as it is until the transaction ends. */
export async function lockRole(tx: Transaction, id: number): Promise<RoleRow | undefined> {
  const [found] = await tx.select().from(staffRole).where(eq(staffRole.id, id)).for('update')
  return found
}
