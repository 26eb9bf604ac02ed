import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { linkKinds } from '#domain/people/accounts'
import type { Account } from '../accounts.ts'
import { revokeLinkTokens } from '../email-links/link-tokens.ts'
import { clearContact, type Names } from '../sessions/clear-contact.ts'
import { endSessions } from '../sessions/sessions.ts'

const { account, accountIdentity, passkey } = tables

/** Removes the ways into an account beside its password, which a stranger may have added. */
export async function revokeOtherCredentials(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(accountIdentity).where(eq(accountIdentity.accountId, accountId))
  await tx.delete(passkey).where(eq(passkey.accountId, accountId))
}

/** Records that the owner of an account has proven its address. */
export const markProven = (tx: Transaction, accountId: number) =>
  tx.update(account).set({ provenAt: sql`app_now()` }).where(eq(account.id, accountId))

/**
 * Handles a proof that the caller reads the mailbox of an account's address. At the first proof, a stranger may have
 * opened the account: all ways in (PD-57) and all entered data are removed. The account must be locked. `names`: the
 * owner's own, where they are known.
 */
export async function verifyEmailOwner(tx: Transaction, { id, email, proven }: Account, names?: Names): Promise<void> {
  if (proven) return
  const [of] = await tx.select({ contactId: account.contactId }).from(account).where(eq(account.id, id))
  if (of && of.contactId !== null) await clearContact(tx, of.contactId, names)
  await revokeOtherCredentials(tx, id)
  await endSessions(tx, id)
  await revokeLinkTokens(tx, { email, accountId: id }, linkKinds)
  await tx.update(account).set({ passwordHash: null, passwordSetAt: null }).where(eq(account.id, id))
  await markProven(tx, id)
}
