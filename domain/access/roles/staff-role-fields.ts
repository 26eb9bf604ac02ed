import { type Permission, permissions } from '../actor.ts'
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

/** What a role allows, by the fields of a form: `changes` or `reads` for each permission. */
export const grantsOfFields = (grant: Readonly<Partial<Record<Permission, string>>> | undefined): RoleGrants => ({
  changes: permissions.filter(permission => grant?.[permission] === 'changes'),
  reads: permissions.filter(permission => grant?.[permission] === 'reads'),
})
