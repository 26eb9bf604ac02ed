import type { Limits, Permission, PermissionReach, Reach, Staff } from '../actor.ts'

export type { Limits, Reach }

/** The union of reaches; region ids in ascending order. */
export function unionOf(reaches: readonly Reach[]): Reach {
  if (reaches.includes('everywhere')) return 'everywhere'
  return [...new Set((reaches as readonly (readonly number[])[]).flat())].toSorted((a, b) => a - b)
}

const reachIn = (use: keyof PermissionReach, { permissions, limits = {} }: Staff, wanted: readonly Permission[]) =>
  unionOf(wanted.filter(one => permissions.includes(one)).map(one => limits[one]?.[use] ?? 'everywhere'))

/** The villas about which a staff member reads by one of these permissions; empty without any of them. */
export const reachOf = (staff: Staff, ...wanted: readonly Permission[]): Reach => reachIn('reads', staff, wanted)

/** The villas about which a staff member makes changes by one of these permissions. */
export const changeReachOf = (staff: Staff, ...wanted: readonly Permission[]): Reach =>
  reachIn('changes', staff, wanted)

/** Whether a staff member has a permission for all villas. */
export const isUnlimited = (staff: Staff, permission: Permission): boolean =>
  reachOf(staff, permission) === 'everywhere'

/** Whether a staff member can make any change by a permission. */
export const mayChange = (staff: Staff, permission: Permission): boolean => {
  const reach = changeReachOf(staff, permission)
  return reach === 'everywhere' || reach.length > 0
}

/** Whether a region is in reach. */
export const reaches = (reach: Reach, regionId: number): boolean => reach === 'everywhere' || reach.includes(regionId)
