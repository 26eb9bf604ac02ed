import { eq } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Permission } from '#domain/access/actor'
import { demonstrationAccounts } from '#domain/demonstration'
import { openSession } from '#server/features/accounts/public'

/** Inserts another staff member, by e-mail address. */
export async function aColleague(
  db: Db,
  { email, permissions }: { email: string; permissions: Permission[] },
): Promise<string> {
  const [person] = await db.insert(tables.staff).values({ name: email, email, permissions }).returning()
  await db.insert(tables.account).values({ staffId: person?.id ?? 0 })
  return email
}

interface LimitedRole {
  changes?: readonly Permission[]
  reads?: readonly Permission[]
  /** Slugs of countries and regions; without any of both the role has no limit. */
  countries?: readonly string[]
  regions?: readonly string[]
}

/** Inserts another staff member with a role of their own, by e-mail address. */
export async function aColleagueWithRole(
  db: Db,
  email: string,
  { changes = [], reads = [], countries, regions }: LimitedRole,
): Promise<string> {
  await aColleague(db, { email, permissions: [] })
  const [person] = await db.select({ id: tables.staff.id }).from(tables.staff).where(eq(tables.staff.email, email))
  const [role] = await db
    .insert(tables.staffRole)
    .values({ name: `Role of ${email}`, changes: [...changes], reads: [...reads] })
    .returning()
  const held = { staffId: person?.id ?? 0, roleId: role?.id ?? 0 }
  await db.insert(tables.staffRoleHolder).values({ ...held, limited: Boolean(countries ?? regions) })
  for (const slug of countries ?? []) {
    const [found] = await db.select({ id: tables.country.id }).from(tables.country).where(eq(tables.country.slug, slug))
    await db.insert(tables.staffRoleLimit).values({ ...held, countryId: found?.id })
  }
  for (const slug of regions ?? []) {
    const [found] = await db.select({ id: tables.region.id }).from(tables.region).where(eq(tables.region.slug, slug))
    await db.insert(tables.staffRoleLimit).values({ ...held, regionId: found?.id })
  }
  return email
}

/**
 * The authorization header of a staff member with both factors; by default the demonstration's, who has all
 * permissions.
 */
export async function staffBearer(
  db: Db,
  email: string = demonstrationAccounts.staff,
): Promise<{ authorization: string }> {
  const [found] = await db
    .select({ accountId: tables.account.id })
    .from(tables.account)
    .innerJoin(tables.staff, eq(tables.staff.id, tables.account.staffId))
    .where(eq(tables.staff.email, email))
  if (!found) throw new Error('no staff member found')
  const device = { browser: 'Chrome', system: 'Linux' }
  const { token } = await withTransaction(db, tx =>
    openSession(tx, { ...found, kind: 'staff', device, withSecondFactor: true }),
  )
  return { authorization: `Bearer ${token}` }
}
