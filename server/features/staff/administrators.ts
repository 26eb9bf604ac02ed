import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'

const { account, staff, staffRole, staffRoleHolder: holder } = tables

/** Locks who administers, so that two administrators cannot remove one another at the same time. */
export const lockAdministration = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`)

/** The condition that a row of `staff` can manage people; a limited role does not give that (PD-211). */
export const managesPeople = sql`('accounts' = any(${staff.permissions}) or exists (
  select from ${holder} join ${staffRole} on ${staffRole.id} = ${holder.roleId}
  where ${holder.staffId} = ${staff.id} and not ${holder.limited} and 'accounts' = any(${staffRole.changes})))`

/** Throws `last-administrator` unless a member of staff who has a password can still manage people. */
export async function requireAdministrator(tx: Transaction): Promise<void> {
  const [administrator] = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(account, eq(account.staffId, staff.id))
    .where(and(managesPeople, isNull(staff.leftAt), isNotNull(account.passwordHash)))
    .limit(1)
  if (!administrator) throw new ProblemError('last-administrator')
}
