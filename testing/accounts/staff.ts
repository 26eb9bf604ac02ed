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
