import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { linkKinds } from '#domain/accounts'
import type { Account } from './accounts.ts'
import { endLinks } from './links.ts'
import { endSessions } from './sessions.ts'

const { account, accountIdentity, passkey } = tables

/** Forgets the ways into an account beside its password, which whoever opened it may have made. */
export async function forgetOtherWays(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(accountIdentity).where(eq(accountIdentity.accountId, accountId))
  await tx.delete(passkey).where(eq(passkey.accountId, accountId))
}

/**
 * Whoever reads what comes to the address of an account is its owner. If nobody had shown that before, a stranger may
 * have opened it: every way in that was made until now is void (decision 57). The account is locked.
 */
export async function proveOwner(tx: Transaction, { id, email, proven }: Account): Promise<void> {
  if (proven) return
  await forgetOtherWays(tx, id)
  await endSessions(tx, id)
  await endLinks(tx, { email, accountId: id }, linkKinds)
  await tx
    .update(account)
    .set({ passwordHash: null, passwordSetAt: null, provenAt: sql`app_now()` })
    .where(eq(account.id, id))
}
