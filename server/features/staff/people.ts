import { eq, sql } from 'drizzle-orm'
import type { HeldRoleInput } from '#contract/forms/staff'
import { ProblemError } from '#contract/problems'
import type { StaffMember } from '#contract/staff/staff'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Permission, Staff } from '#domain/access/actor'
import { accessFields, accessOfMember, type PersonAccess } from '#domain/access/roles/staff-role-fields'
import { changesBetween, maskedValue } from '#domain/access/staff-changes'
import { isSameValue } from '#domain/access/versions'
import { linkKinds, normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { endSessions, lockAccount, revokeLinkTokens } from '#server/features/accounts/public'
import { endViewsOf } from '#server/features/saved-views/public'
import { lockAdministration, requireAdministrator } from './administrators.ts'
import { describeRole, setHeldRoles } from './held-roles.ts'
import { findPerson, type Person, presentMember, recordAuditEntry } from './queries.ts'
import { clearSecondFactor } from './second-factor.ts'
import { sendInvitation } from './staff-password.ts'

const { account, staff } = tables

type World = Pick<Context, 'configuration' | 'documents'>

interface Invited {
  email: string
  name: string
  permissions: readonly Permission[]
  roles: readonly HeldRoleInput[]
}

/**
 * Invites a person to the back office. Throws `address-taken` for a current or former member of staff: `changePerson`
 * readmits the latter.
 */
export async function inviteStaff(
  tx: Transaction,
  world: World,
  { actor, ...invited }: Invited & { actor: Staff },
): Promise<StaffMember> {
  const { name, permissions, roles } = invited
  const [made] = await tx
    .insert(staff)
    .values({ email: normaliseEmail(invited.email), name, permissions: [...new Set(permissions)] })
    .onConflictDoNothing()
    .returning({ id: staff.id })
  if (!made) throw new ProblemError('address-taken')
  await tx.insert(account).values({ staffId: made.id })
  await setHeldRoles(tx, made.id, roles)
  const person = await findPerson(tx, { staffId: made.id })
  if (!person) throw new Error('the member of staff was not stored')
  await sendInvitation(tx, world, person, 'staff')
  await recordAuditEntry(tx, {
    staffId: actor.staffId,
    action: 'invited',
    subjectStaffId: made.id,
    reason: [...person.roles.map(describeRole), ...permissions].join(', '),
  })
  return presentMember(person)
}

/**
 * Gets another member of staff and locks their account. Throws `not-found`, and `not-in-this-state` for the actor
 * themselves.
 */
async function getOther(tx: Transaction, actor: Staff, id: string): Promise<Person> {
  const found = await findPerson(tx, { id })
  if (!found) throw new ProblemError('not-found')
  if (found.staff.id === actor.staffId) throw new ProblemError('not-in-this-state')
  await lockAccount(tx, found.accountId)
  return found
}

/** Sends another invitation to a member of staff without a password. */
export async function resendInvitation(tx: Transaction, world: World, actor: Staff, id: string): Promise<void> {
  const person = await getOther(tx, actor, id)
  if (person.passwordHash !== null || person.staff.leftAt) throw new ProblemError('not-in-this-state')
  await sendInvitation(tx, world, person, 'staff')
  await recordAuditEntry(tx, {
    staffId: actor.staffId,
    action: 'invited',
    subjectStaffId: person.staff.id,
    reason: 'again',
  })
}

const loggedPerson = ({ staff: { name, permissions, leftAt }, roles }: Person) => ({
  name,
  permissions: permissions.toSorted(),
  roles: roles.map(describeRole),
  access: leftAt === null,
})

interface Changed {
  name?: string | undefined
  permissions?: readonly Permission[] | undefined
  roles?: readonly HeldRoleInput[] | undefined
  left?: boolean | undefined
  /** The access on which the change is based. */
  expected?: PersonAccess | undefined
}

/**
 * Changes the roles and permissions of another member of staff; one who leaves loses access with the next request. Throws
 * `last-administrator` where nobody could manage people afterwards, and `edited-meanwhile` with the person as they are.
 */
export async function updateStaff(
  tx: Transaction,
  { actor, id, changed: { name, permissions, roles, left, expected } }: { actor: Staff; id: string; changed: Changed },
): Promise<StaffMember> {
  await lockAdministration(tx)
  const person = await getOther(tx, actor, id)
  const { id: staffId, email } = person.staff
  const current = presentMember(person)
  if (expected && !isSameValue(accessFields(expected), accessFields(accessOfMember(current))))
    throw new ProblemError('edited-meanwhile', { more: { current } })
  await tx
    .update(staff)
    .set({
      email,
      ...(name !== undefined && { name }),
      ...(permissions && { permissions: [...new Set(permissions)] }),
      ...(left !== undefined && { leftAt: left ? sql`coalesce(${staff.leftAt}, app_now())` : null }),
    })
    .where(eq(staff.id, staffId))
  if (roles) await setHeldRoles(tx, staffId, roles)
  if (left || permissions || roles) await requireAdministrator(tx)
  if (left) {
    await endViewsOf(tx, staffId)
    await endSessions(tx, person.accountId)
    await revokeLinkTokens(tx, { email, accountId: person.accountId }, linkKinds)
  }
  const still = await findPerson(tx, { staffId })
  if (!still) throw new ProblemError('not-found')
  const allowed = [...still.roles.map(describeRole), ...still.staff.permissions].join(', ')
  const told = [(permissions || roles) && `may: ${allowed || 'nothing'}`, left && 'left', left === false && 'back']
  await recordAuditEntry(tx, {
    staffId: actor.staffId,
    action: 'changed',
    subjectStaffId: staffId,
    reason: told.filter(Boolean).join('; '),
    changes: changesBetween(loggedPerson(person), loggedPerson(still)),
  })
  return presentMember(still)
}

/** Resets the second factor of another member of staff and ends their sessions. */
export async function resetSecondFactor(tx: Transaction, actor: Staff, id: string): Promise<void> {
  const person = await getOther(tx, actor, id)
  await clearSecondFactor(tx, person.staff.id)
  await endSessions(tx, person.accountId)
  await recordAuditEntry(tx, {
    staffId: actor.staffId,
    action: 'second-factor-reset',
    subjectStaffId: person.staff.id,
    changes: changesBetween({ secondFactor: person.hasSecondFactor ? maskedValue : null }, { secondFactor: null }),
  })
}
