import { type Permission, permissions } from '../actor.ts'
import { type Limits, type Reach, unionOf } from './reach.ts'

/** What a role allows: to change something, or only to read it (PD-209). */
export interface RoleGrants {
  changes: readonly Permission[]
  reads: readonly Permission[]
}

/** The keys of the roles that every installation has, in the order of their list. */
export const systemRoleKeys = [
  'content',
  'pictures',
  'villas',
  'prices',
  'reservations',
  'concierge',
  'finance',
  'passports',
  'marketing',
  'auditor',
  'administrator',
] as const
export type SystemRoleKey = (typeof systemRoleKeys)[number]

/** The roles of every installation. An auditor reads all but passports, and changes nothing (PD-210). */
export const systemRoles: Readonly<Record<SystemRoleKey, RoleGrants & { name: string }>> = {
  content: { name: 'Content', changes: ['content'], reads: [] },
  pictures: { name: 'Pictures', changes: ['pictures'], reads: [] },
  villas: { name: 'Villas', changes: ['villas'], reads: [] },
  prices: { name: 'Prices and calendars', changes: ['prices'], reads: [] },
  reservations: { name: 'Reservations', changes: ['bookings', 'contacts'], reads: [] },
  concierge: { name: 'Concierge', changes: ['bookings'], reads: ['contacts'] },
  finance: { name: 'Finance', changes: ['payments'], reads: ['bookings', 'contacts'] },
  passports: { name: 'Passports', changes: ['passports'], reads: [] },
  marketing: { name: 'Marketing', changes: ['content', 'pictures'], reads: ['villas'] },
  auditor: { name: 'Auditor', changes: [], reads: permissions.filter(permission => permission !== 'passports') },
  administrator: { name: 'Administrator', changes: permissions, reads: [] },
}

/** Permissions about records without a villa. A limited role does not give them (PD-211). */
export const unlimitedPermissions: readonly Permission[] = ['content', 'settings', 'accounts']

/** Whether a role gives anything to a person for whom it is limited to regions. */
export const canBeLimited = ({ changes, reads }: RoleGrants): boolean =>
  [...changes, ...reads].some(permission => !unlimitedPermissions.includes(permission))

/** A role that a person has, with the regions to which it is limited; null for none. */
export interface HeldRole extends RoleGrants {
  regionIds: readonly number[] | null
}

/**
 * The permissions of a person: their own, which reach everywhere, and those of their roles; per permission the union.
 * Limited roles do not give permissions about records without a villa.
 */
export function combineRoles(
  own: readonly Permission[],
  roles: readonly HeldRole[],
): { permissions: Permission[]; limits: Limits } {
  const limits: Partial<Record<Permission, { reads: Reach; changes: Reach }>> = {}
  const held = permissions.filter(permission => {
    if (own.includes(permission)) return true
    const reaches = roles.flatMap(({ changes, reads, regionIds }) => {
      if (regionIds && unlimitedPermissions.includes(permission)) return []
      const reach: Reach = regionIds ?? 'everywhere'
      if (changes.includes(permission)) return [{ reads: reach, changes: reach }]
      return reads.includes(permission) ? [{ reads: reach, changes: [] as Reach }] : []
    })
    if (reaches.length === 0) return false
    const reads = unionOf(reaches.map(one => one.reads))
    const changes = unionOf(reaches.map(one => one.changes))
    if (reads !== 'everywhere' || changes !== 'everywhere') limits[permission] = { reads, changes }
    return true
  })
  return { permissions: held, limits }
}
