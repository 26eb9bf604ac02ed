import { eq } from 'drizzle-orm'
import type { HeldRoleInput } from '#contract/forms/staff'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Permission } from '#domain/access/actor'
import { changesBetween, maskedValue } from '#domain/access/staff-changes'
import { normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { endSessions, lockAccount } from '#server/features/accounts/public'
import { setHeldRoles } from './held-roles.ts'
import { findPerson, recordAuditEntry } from './queries.ts'
import { clearSecondFactor } from './second-factor.ts'
import { sendInvitation } from './staff-password.ts'

type World = Pick<Context, 'configuration' | 'documents'>

const { account, staff, staffRole } = tables

/** Recorded in the audit log, where no member of staff is named. */
const reason = 'command line'

interface Invited {
  email: string
  name: string
  /** Undefined to leave those of a member as they are. */
  permissions: readonly Permission[] | undefined
  /** Keys of system roles, or names of others. They have no limit; undefined to leave those of a member as they are. */
  roles: readonly string[] | undefined
}

/** Thrown with the names of roles that do not exist. */
export class UnknownRoles extends Error {}

async function findNamedRoles(tx: Transaction, names: readonly string[]): Promise<HeldRoleInput[]> {
  const roles = await tx.select({ id: staffRole.id, key: staffRole.key, name: staffRole.name }).from(staffRole)
  const found = names.map(name =>
    roles.find(role => role.key === name || role.name.toLowerCase() === name.toLowerCase()),
  )
  const unknown = names.filter((_, i) => !found[i])
  if (unknown.length > 0)
    throw new UnknownRoles(`${unknown.join(', ')}. There are: ${roles.map(({ key, name }) => key ?? name).join(', ')}`)
  return found.flatMap(role => (role ? [{ roleId: role.id, limitedTo: null }] : []))
}

/**
 * Invites the first administrator, or sends a member of staff a new link: somebody must be able to let the others in.
 * A former member is readmitted. Roles and permissions of a member stay, unless some are given. Throws `UnknownRoles`.
 */
export async function inviteAdministrator(
  tx: Transaction,
  world: World,
  { permissions, roles, ...invited }: Invited,
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
  const stored = await findPerson(tx, { email })
  if (stored && roles) await setHeldRoles(tx, stored.staff.id, await findNamedRoles(tx, roles))
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
