import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { linkKinds } from '#domain/accounts'
import type { Account } from './accounts.ts'
import { clearContact, type Names } from './clear-contact.ts'
import { endLinks } from './links.ts'
import { endSessions } from './sessions.ts'

const { account, accountIdentity, passkey } = tables

/** Forgets the ways into an account beside its password, which whoever opened it may have made. */
export async function forgetOtherWays(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(accountIdentity).where(eq(accountIdentity.accountId, accountId))
  await tx.delete(passkey).where(eq(passkey.accountId, accountId))
}

/** Notes that the owner of an account has just proven its address. */
export const markProven = (tx: Transaction, accountId: number) =>
  tx.update(account).set({ provenAt: sql`app_now()` }).where(eq(account.id, accountId))

/**
 * Whoever reads what comes to the address of an account is its owner. If nobody had shown that before, a stranger may
 * have opened it: every way in that was made until now is void (PD-57), and so is what was entered. The account is
 * locked. `names`: the owner's own, where they are known.
 */
export async function proveOwner(tx: Transaction, { id, email, proven }: Account, names?: Names): Promise<void> {
  if (proven) return
  const [of] = await tx.select({ contactId: account.contactId }).from(account).where(eq(account.id, id))
  if (of && of.contactId !== null) await clearContact(tx, of.contactId, names)
  await forgetOtherWays(tx, id)
  await endSessions(tx, id)
  await endLinks(tx, { email, accountId: id }, linkKinds)
  await tx.update(account).set({ passwordHash: null, passwordSetAt: null }).where(eq(account.id, id))
  await markProven(tx, id)
}
