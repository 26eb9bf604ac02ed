import { eq } from 'drizzle-orm'
import { roleForm } from '#contract/forms/staff'
import { ProblemError } from '#contract/problems'
import { staffRole } from '#database/tables'
import type { VersionedRecord } from '#server/features/versions/public'
import { lockRole } from './queries.ts'
import { stateOf, writeRole } from './write-role.ts'

/** Versions of roles. A removed role is not restored: it is added again. */
export const versionedRole: VersionedRecord = {
  permission: 'accounts',
  isSensitive: true,
  find: async (db, recordId) => {
    const [found] = await db.select().from(staffRole).where(eq(staffRole.id, recordId))
    return found && { name: found.name, state: stateOf(found) }
  },
  restore: async (tx, actor, { recordId, state }) => {
    const wanted = roleForm.safeParse(state)
    if (!wanted.success || !(await lockRole(tx, recordId))) throw new ProblemError('not-in-this-state')
    return writeRole(tx, actor, { id: recordId, role: wanted.data, action: 'record-reverted' })
  },
}
