import { eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { StaffMember, StaffPerson } from '#contract/staff/staff'
import type { Queryable, Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { isUnlimited, mayChange } from '#domain/access/roles/reach'
import type { VersionedAction } from '#domain/access/staff'
import type { AddingAction, ChangingAction, StaffChanges } from '#domain/access/staff-changes'
import type { Device } from '#domain/access/user-agent'
import { wholeText } from '#domain/text/language'
import { heldRoles, staffActor } from '#server/features/accounts/public'
import { assignedRoles, type Place } from './held-roles.ts'

const { account, staff, staffAuditEntry: staffEntry, staffSecondFactor } = tables

/** Members of staff with their accounts, by name. */
const selectStaff = (db: Queryable, wanted?: SQL) =>
  db
    .select({
      staff,
      accountId: account.id,
      passwordHash: account.passwordHash,
      hasSecondFactor: sql<boolean>`${isNotNull(staffSecondFactor.staffId)}`,
      roles: assignedRoles,
      granted: heldRoles,
    })
    .from(staff)
    .innerJoin(account, eq(account.staffId, staff.id))
    .leftJoin(staffSecondFactor, eq(staffSecondFactor.staffId, staff.id))
    .where(wanted)
    .orderBy(staff.name, staff.id)

export type Person = Awaited<ReturnType<typeof selectStaff>>[number]

export const findAllStaff = (db: Queryable): Promise<Person[]> => selectStaff(db)

export async function findPerson(
  db: Queryable,
  by: { email: string } | { id: string } | { staffId: number } | { accountId: number },
): Promise<Person | undefined> {
  const wanted =
    'email' in by
      ? eq(staff.email, by.email)
      : 'id' in by
        ? eq(staff.publicId, by.id)
        : 'staffId' in by
          ? eq(staff.id, by.staffId)
          : eq(account.id, by.accountId)
  const [found] = await selectStaff(db, wanted)
  return found
}

const presentAccount = ({ staff: who, passwordHash, hasSecondFactor }: Person) => ({
  id: who.publicId,
  email: who.email,
  name: who.name,
  left: who.leftAt !== null,
  hasPassword: passwordHash !== null,
  hasSecondFactor,
})

/** A member of staff with what all their roles allow together. */
export function presentPerson(person: Person): StaffPerson {
  const { staff: who, roles, granted } = person
  const actor = staffActor(who.id, { permissions: who.permissions, roles: granted })
  const isLimited = actor.permissions.some(permission => !isUnlimited(actor, permission))
  const places = isLimited
    ? roles.flatMap(({ limitedTo }) => [...(limitedTo?.countries ?? []), ...(limitedTo?.regions ?? [])])
    : []
  return {
    ...presentAccount(person),
    permissions: [...actor.permissions],
    readsOnly: actor.permissions.filter(permission => !mayChange(actor, permission)),
    limitedTo: [...new Map(places.map(({ name }) => [name.en, wholeText(name)])).values()],
  }
}

const presentPlaces = (places: readonly Place[]) => places.map(({ id, name }) => ({ id, name: wholeText(name) }))

/** A member of staff with their roles, and their own permissions beside them. */
export const presentMember = (person: Person): StaffMember => ({
  ...presentAccount(person),
  permissions: person.staff.permissions,
  roles: person.roles.map(({ limitedTo, ...role }) => ({
    ...role,
    limitedTo: limitedTo && {
      countries: presentPlaces(limitedTo.countries),
      regions: presentPlaces(limitedTo.regions),
    },
  })),
})

/** The change of an entry: before and after by field, unless its action only adds or reads something. */
type Recorded =
  | { action: AddingAction; changes?: never }
  | { action: ChangingAction; changes: StaffChanges }
  | { action: VersionedAction; versionId: number; changes?: never }

type Entry = Recorded & {
  /** Undefined for an administrator at the command line. */
  staffId: number | undefined
  subjectStaffId?: number
  subjectContact?: string
  reason?: string
  device?: Device
}

/** Writes an entry to the staff log in the transaction of its action. */
export async function recordAuditEntry(tx: Transaction, { device, ...entry }: Entry): Promise<void> {
  await tx.insert(staffEntry).values({ ...entry, ...device })
}

/** Writes entries of one action on many records. */
export async function recordAuditEntries(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  const rows = entries.map(({ device, ...entry }) => ({ ...entry, ...device }))
  await insertAll(rows, part => tx.insert(staffEntry).values(part))
}
