import { and, eq, ne, sql } from 'drizzle-orm'
import type { RoleInput } from '#contract/forms/staff'
import { ProblemError } from '#contract/problems'
import type { StaffRole } from '#contract/staff/office-roles'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { systemRoles } from '#domain/access/roles/staff-roles'
import type { VersionedAction } from '#domain/access/staff'
import type { RecordState } from '#domain/access/versions'
import { lockAdministration, requireAdministrator } from '#server/features/staff/public'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { getRole, lockRole, type RoleRow } from './queries.ts'

const { staffRole, staffRoleHolder: holder } = tables

export const stateOf = ({ name, changes, reads }: Pick<RoleRow, 'name' | 'changes' | 'reads'>): RecordState => ({
  name,
  changes: changes.toSorted(),
  reads: reads.toSorted(),
})

/** Throws `invalid-input` for a name that another role has. The caller has locked the administration. */
async function requireFreeName(tx: Transaction, name: string, id?: number): Promise<void> {
  const [same] = await tx
    .select({ id: staffRole.id })
    .from(staffRole)
    .where(
      and(eq(sql`lower(${staffRole.name})`, name.toLowerCase()), id === undefined ? undefined : ne(staffRole.id, id)),
    )
  const isSystemName = Object.values(systemRoles).some(role => role.name.toLowerCase() === name.toLowerCase())
  if (same || isSystemName) throwFieldErrors({ name: 'taken' })
}

/** Adds a role. Throws `invalid-input`. */
export async function addRole(tx: Transaction, actor: Staff, role: RoleInput): Promise<StaffRole> {
  await lockAdministration(tx)
  await requireFreeName(tx, role.name)
  const [made] = await tx.insert(staffRole).values(role).returning()
  if (!made) throw new Error('the role was not stored')
  await writeVersion(tx, actor, {
    ...{ kind: 'role', recordId: made.id, before: null, after: stateOf(made) },
    ...{ action: 'role-changed', reason: `Added: ${made.name}` },
  })
  return getRole(tx, made.id)
}

/** A role that the actor may change. Throws `not-found`, and `not-in-this-state` for a system role or one of their own. */
async function lockOwnRole(tx: Transaction, actor: Staff, id: number): Promise<RoleRow> {
  await lockAdministration(tx)
  const found = await lockRole(tx, id)
  if (!found) throw new ProblemError('not-found')
  const [held] = await tx
    .select({ roleId: holder.roleId })
    .from(holder)
    .where(and(eq(holder.roleId, id), eq(holder.staffId, actor.staffId)))
  if (found.key !== null || held) throw new ProblemError('not-in-this-state')
  return found
}

/**
 * Changes a role, and returns the number of its version. Throws `not-found`, `not-in-this-state`, `edited-meanwhile`
 * with the current role, `invalid-input`, and `last-administrator` where nobody could manage people afterwards.
 */
export async function writeRole(
  tx: Transaction,
  actor: Staff,
  { id, revision, role, action }: { id: number; revision?: number; role: RoleInput; action: VersionedAction },
): Promise<number> {
  const before = await lockOwnRole(tx, actor, id)
  if (revision !== undefined && before.revision !== revision)
    throw new ProblemError('edited-meanwhile', { more: { current: await getRole(tx, id) } })
  await requireFreeName(tx, role.name, id)
  await tx.update(staffRole).set(role).where(eq(staffRole.id, id))
  await requireAdministrator(tx)
  return writeVersion(tx, actor, {
    ...{ kind: 'role', recordId: id, before: stateOf(before), after: stateOf(role) },
    ...{ action, reason: `Changed: ${role.name}` },
  })
}

/** Changes a role as an administrator edits it. */
export async function changeRole(
  tx: Transaction,
  actor: Staff,
  edit: { id: number; revision: number; role: RoleInput },
): Promise<StaffRole> {
  await writeRole(tx, actor, { ...edit, action: 'role-changed' })
  return getRole(tx, edit.id)
}

/**
 * Removes a role. Throws `not-found`, `not-in-this-state`, `edited-meanwhile`, and `role-in-use` while someone has it, also
 * a person who has left.
 */
export async function removeRole(
  tx: Transaction,
  actor: Staff,
  { id, revision }: { id: number; revision: number },
): Promise<void> {
  const before = await lockOwnRole(tx, actor, id)
  if (before.revision !== revision) throw new ProblemError('edited-meanwhile')
  const [held] = await tx.select({ roleId: holder.roleId }).from(holder).where(eq(holder.roleId, id)).limit(1)
  if (held) throw new ProblemError('role-in-use')
  await tx.delete(staffRole).where(eq(staffRole.id, id))
  await writeVersion(tx, actor, {
    ...{ kind: 'role', recordId: id, before: stateOf(before), after: null },
    ...{ action: 'role-changed', reason: `Removed: ${before.name}` },
  })
}
