import { eq, inArray, sql } from 'drizzle-orm'
import type { HeldRoleInput } from '#contract/forms/staff'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { canBeLimited, type SystemRoleKey } from '#domain/access/roles/staff-roles'
import type { Text } from '#domain/text/language'
import { throwFieldErrors } from '#server/platform/http/errors'

const { country, region, staff, staffRole, staffRoleHolder: holder, staffRoleLimit: limit } = tables

/** A country or region. */
export interface Place {
  id: number
  name: Partial<Text> & Pick<Text, 'en'>
}

/** A role of a person, with the places to which it is limited. */
export interface AssignedRole {
  roleId: number
  name: string
  key: SystemRoleKey | null
  limitedTo: { countries: Place[]; regions: Place[] } | null
}

const placesOf = (
  table: typeof country | typeof region,
  reference: typeof limit.countryId | typeof limit.regionId,
) => sql`(
  select coalesce(json_agg(json_build_object('id', ${table.id}, 'name', ${table.name}) order by ${table.position}, ${table.id}), '[]')
  from ${limit} join ${table} on ${table.id} = ${reference}
  where ${limit.staffId} = ${holder.staffId} and ${limit.roleId} = ${holder.roleId})`

/** The roles of a row of `staff`, by name. */
export const assignedRoles = sql<AssignedRole[]>`(
  select coalesce(json_agg(json_build_object(
    'roleId', ${staffRole.id}, 'name', ${staffRole.name}, 'key', ${staffRole.key},
    'limitedTo', case when ${holder.limited} then json_build_object(
      'countries', ${placesOf(country, limit.countryId)}, 'regions', ${placesOf(region, limit.regionId)}) end)
    order by lower(${staffRole.name}), ${staffRole.id}), '[]')
  from ${holder} join ${staffRole} on ${staffRole.id} = ${holder.roleId}
  where ${holder.staffId} = ${staff.id})`

/** A role in the staff log: `Reservations (Italy, Corfu)`. */
export function describeRole({ name, limitedTo }: AssignedRole): string {
  if (!limitedTo) return name
  const places = [...limitedTo.countries, ...limitedTo.regions].map(place => place.name.en)
  return `${name} (${places.join(', ') || 'nowhere'})`
}

/**
 * Sets the roles of a person. The roles stay as they are until the transaction ends. Throws `invalid-input` for unknown
 * roles and places, and for the limit of a role that has no records of villas.
 */
export async function setHeldRoles(tx: Transaction, staffId: number, wanted: readonly HeldRoleInput[]): Promise<void> {
  const roleIds = wanted.map(({ roleId }) => roleId)
  if (new Set(roleIds).size < roleIds.length) throwFieldErrors({ roles: 'invalid' })
  const known = roleIds.length
    ? await tx.select().from(staffRole).where(inArray(staffRole.id, roleIds)).orderBy(staffRole.id).for('share')
    : []
  const limited = wanted.filter(({ limitedTo }) => limitedTo)
  const countryIds = [...new Set(limited.flatMap(({ limitedTo }) => limitedTo?.countries ?? []))]
  const regionIds = [...new Set(limited.flatMap(({ limitedTo }) => limitedTo?.regions ?? []))]
  const { rows } = await tx.execute<{ places: number }>(sql`select
    (select count(*) from ${country} where ${country.id} = any(${sql.param(`{${countryIds}}`)}::int[]))::int
    + (select count(*) from ${region} where ${region.id} = any(${sql.param(`{${regionIds}}`)}::int[]))::int as places`)
  const hasUnlimited = limited.some(({ roleId }) => {
    const role = known.find(({ id }) => id === roleId)
    return role && !canBeLimited(role)
  })
  if (known.length < roleIds.length || rows[0]?.places !== countryIds.length + regionIds.length || hasUnlimited)
    throwFieldErrors({ roles: 'invalid' })
  await tx.delete(holder).where(eq(holder.staffId, staffId))
  if (wanted.length === 0) return
  await tx
    .insert(holder)
    .values(wanted.map(({ roleId, limitedTo }) => ({ staffId, roleId, limited: limitedTo !== null })))
  const limits = limited.flatMap(({ roleId, limitedTo }) => [
    ...[...new Set(limitedTo?.countries)].map(countryId => ({ staffId, roleId, countryId })),
    ...[...new Set(limitedTo?.regions)].map(regionId => ({ staffId, roleId, regionId })),
  ])
  if (limits.length > 0) await tx.insert(limit).values(limits)
}
