import { eq } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { openSession } from '#server/features/accounts/public'

/** What the demonstration's member of staff sends along who has shown both factors; they may do everything. */
export async function staffBearer(db: Db): Promise<{ authorization: string }> {
  const [found] = await db
    .select({ accountId: tables.account.id })
    .from(tables.account)
    .innerJoin(tables.staff, eq(tables.staff.id, tables.account.staffId))
    .where(eq(tables.staff.email, demonstrationAccounts.staff))
  if (!found) throw new Error('nobody works here')
  const device = { browser: 'Chrome', system: 'Linux' }
  const { token } = await transact(db, tx => openSession(tx, { ...found, kind: 'staff', device }))
  return { authorization: `Bearer ${token}` }
}
