import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Permission } from '#domain/access/actor'
import { changesBetween, maskedValue } from '#domain/access/staff-changes'
import { normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { endSessions, lockAccount } from '#server/features/accounts/public'
import { findPerson, recordAuditEntry } from './queries.ts'
import { clearSecondFactor } from './second-factor.ts'
import { sendInvitation } from './staff-password.ts'

type World = Pick<Context, 'configuration' | 'documents'>

const { account, staff } = tables

/** Recorded in the audit log, where no member of staff is named. */
const reason = 'command line'

/**
 * Invites the first administrator, or sends a member of staff a new link: somebody must be able to let the others in.
 * A former member is readmitted. Permissions of a member stay, unless some are given.
 */
export async function inviteAdministrator(
  tx: Transaction,
  world: World,
  { permissions, ...invited }: { email: string; name: string; permissions: readonly Permission[] | undefined },
): Promise<'invited' | 'known'> {
  const email = normaliseEmail(invited.email)
  const known = await findPerson(tx, { email })
  if (known) {
    await lockAccount(tx, known.accountId)
    await tx
      .update(staff)
      .set({ leftAt: null, ...(permissions && { permissions: [...permissions] }) })
      .where(eq(staff.id, known.staff.id))
  } else {
    const [made] = await tx
      .insert(staff)
      .values({ email, name: invited.name, permissions: [...(permissions ?? [])] })
      .returning({ id: staff.id })
    await tx.insert(account).values({ staffId: made?.id ?? 0 })
  }
  const person = await findPerson(tx, { email })
  if (!person) throw new Error('the member of staff was not stored')
  await sendInvitation(tx, world, person, 'staff')
  await recordAuditEntry(tx, { staffId: undefined, action: 'invited', subjectStaffId: person.staff.id, reason })
  return known ? 'known' : 'invited'
}

/** Resets the second factor of a member of staff and ends their sessions. Returns whether there is such a person. */
export async function resetSecondFactorByEmail(tx: Transaction, written: string): Promise<boolean> {
  const person = await findPerson(tx, { email: normaliseEmail(written) })
  if (!person) return false
  await lockAccount(tx, person.accountId)
  await clearSecondFactor(tx, person.staff.id)
  await endSessions(tx, person.accountId)
  const subjectStaffId = person.staff.id
  const changes = changesBetween({ secondFactor: person.hasSecondFactor ? maskedValue : null }, { secondFactor: null })
  await recordAuditEntry(tx, { staffId: undefined, action: 'second-factor-reset', subjectStaffId, reason, changes })
  return true
}
