import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/access/actor'
import type { Context } from '#server/context'
import { tooManyEmails } from '#server/features/mail/public'
import { getOwnAccount } from '../accounts.ts'
import { consumeLinkToken } from '../email-links/link-tokens.ts'
import { sendLinkEmail } from '../emails.ts'

/**
 * Confirms the address of the actor by the link of an e-mail. Session and link together prove that the same person set
 * the password and reads the mailbox. Throws `link-over`, also for the link of another account.
 */
export async function confirmEmail(
  tx: Transaction,
  { actor, token }: { actor: LeadBooker; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const { accountId, email } = await consumeLinkToken(tx, token, ['confirm-email'])
  if (accountId !== own.id || email !== own.email) throw new ProblemError('link-over')
  const { account } = tables
  await tx
    .update(account)
    .set({ provenAt: sql`coalesce(${account.provenAt}, app_now())` })
    .where(eq(account.id, own.id))
}

/** Sends another confirmation e-mail, unless the address is confirmed. Throws `too-many-emails`. */
export async function resendConfirmation(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  actor: LeadBooker,
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  if (own.proven) return
  const isSent = await sendLinkEmail(tx, world, {
    ...own,
    requestedBy: 'nobody',
    accountId: own.id,
    kind: 'confirm-email',
  })
  if (!isSent) throw tooManyEmails()
}
