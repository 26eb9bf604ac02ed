import { type Permission, permissions } from '../actor.ts'
import type { RecordState } from '../versions.ts'
import type { RoleGrants } from './staff-roles.ts'

/** The fields of the roles of a person, as a form has them: by the key `r<id>`, since a number would be a list. */
export interface HeldRoleFields {
  role?: string | readonly string[] | undefined
  where?: Readonly<Record<string, string>> | undefined
  country?: Readonly<Record<string, string | readonly string[]>> | undefined
  region?: Readonly<Record<string, string | readonly string[]>> | undefined
}

const listOf = (value: string | readonly string[] | undefined) => (value === undefined ? [] : [value].flat())
const idsOf = (value: string | readonly string[] | undefined) => listOf(value).map(Number)

/** The key of a role in the fields of a form. */
export const roleKey = (roleId: number): string => `r${roleId}`

/** The roles of the fields: those that are ticked, limited to the ticked places where the form says so. */
export const rolesOfFields = ({ role, where, country, region }: HeldRoleFields) =>
  listOf(role).map(key => ({
    roleId: Number(key.slice(1)),
    limitedTo: where?.[key] === 'limited' ? { countries: idsOf(country?.[key]), regions: idsOf(region?.[key]) } : null,
  }))

/** The access of a person: name, own permissions, and roles with the ids of the places to which each is limited. */
export interface PersonAccess {
  name: string
  permissions: readonly Permission[]
  roles: readonly { roleId: number; limitedTo: { countries: readonly number[]; regions: readonly number[] } | null }[]
}

const ordered = (ids: readonly number[]) => [...ids].toSorted((one, other) => one - other)

/** The access of a person as fields that are compared one by one: each role is a field of its own. */
export const accessFields = ({ name, permissions: own, roles }: PersonAccess): RecordState => ({
  name,
  permissions: [...own].toSorted(),
  ...Object.fromEntries(
    roles.map(({ roleId, limitedTo }) => [
      roleKey(roleId),
      limitedTo === null
        ? 'everywhere'
        : { countries: ordered(limitedTo.countries), regions: ordered(limitedTo.regions) },
    ]),
  ),
})

/** The access of such fields; a role without a value is none. */
export const accessOfFields = ({ name, permissions: own, ...roles }: RecordState): PersonAccess => ({
  name: String(name),
  permissions: own as Permission[],
  roles: Object.entries(roles).flatMap(([key, limit]) =>
    limit === undefined
      ? []
      : [
          {
            roleId: Number(key.slice(1)),
            limitedTo: limit === 'everywhere' ? null : (limit as { countries: number[]; regions: number[] }),
          },
        ],
  ),
})

interface MemberRole {
  roleId: number
  limitedTo: { countries: readonly { id: number }[]; regions: readonly { id: number }[] } | null
}

/** The access of a person whose places have names. */
export const accessOfMember = ({
  name,
  permissions: own,
  roles,
}: Pick<PersonAccess, 'name' | 'permissions'> & { roles: readonly MemberRole[] }): PersonAccess => ({
  name,
  permissions: own,
  roles: roles.map(({ roleId, limitedTo }) => ({
    roleId,
    limitedTo: limitedTo && {
      countries: limitedTo.countries.map(({ id }) => id),
      regions: limitedTo.regions.map(({ id }) => id),
    },
  })),
})

/** The permissions of a role as fields of a form: `changes` or `reads` for each permission. */
export const grantsOfFields = (grant: Readonly<Partial<Record<Permission, string>>> | undefined): RoleGrants => ({
  changes: permissions.filter(permission => grant?.[permission] === 'changes'),
  reads: permissions.filter(permission => grant?.[permission] === 'reads'),
})
