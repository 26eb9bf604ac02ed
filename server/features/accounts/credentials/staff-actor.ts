import { sql } from 'drizzle-orm'
import * as tables from '#database/tables'
import type { Permission, Staff } from '#domain/access/actor'
import { combineRoles, type HeldRole } from '#domain/access/roles/staff-roles'

const { region, staff, staffRole, staffRoleHolder: holder, staffRoleLimit: limit } = tables

/** The regions of a limited role; those that its countries have now. */
const regionsOfLimits = sql`(
  select coalesce(json_agg(${region.id}), '[]') from ${region} where exists (
    select from ${limit}
    where ${limit.staffId} = ${holder.staffId} and ${limit.roleId} = ${holder.roleId}
      and (${limit.regionId} = ${region.id} or ${limit.countryId} = ${region.countryId})))`

/** The roles of a row of `staff`, with the regions that each reaches. */
export const heldRoles = sql<HeldRole[]>`(
  select coalesce(json_agg(json_build_object(
    'changes', ${staffRole.changes}, 'reads', ${staffRole.reads},
    'regionIds', case when ${holder.limited} then ${regionsOfLimits} end)), '[]')
  from ${holder} join ${staffRole} on ${staffRole.id} = ${holder.roleId}
  where ${holder.staffId} = ${staff.id})`

/** A staff member as an actor, with the permissions of all their roles. */
export function staffActor(
  staffId: number,
  { permissions: own, roles }: { permissions: readonly Permission[]; roles: readonly HeldRole[] },
): Staff {
  const { permissions, limits } = combineRoles(own, roles)
  return { kind: 'staff', staffId, permissions, ...(Object.keys(limits).length > 0 && { limits }) }
}
