import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import { tooManyEmails } from '#server/features/mail/public'
import { getOwnAccount } from './accounts.ts'
import { sendLink } from './letters.ts'
import { takeLink } from './links.ts'

/**
 * Confirms the address of who has signed in, by the link of their letter: both together show that who set the password
 * reads the letters. Throws `link-over`, also for the link of another account.
 */
export async function confirmAddress(
  tx: Transaction,
  { actor, token }: { actor: LeadBooker; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const { accountId, email } = await takeLink(tx, token, ['confirm-email'])
  if (accountId !== own.id || email !== own.email) throw new Refusal('link-over')
  const { account } = tables
  await tx
    .update(account)
    .set({ provenAt: sql`coalesce(${account.provenAt}, app_now())` })
    .where(eq(account.id, own.id))
}

/** Sends the letter by which an address is confirmed once more, unless it is. Throws `too-many-emails`. */
export async function askToConfirm(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  actor: LeadBooker,
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  if (own.proven) return
  const isSent = await sendLink(tx, world, { ...own, requestedBy: 'nobody', accountId: own.id, kind: 'confirm-email' })
  if (!isSent) throw tooManyEmails()
}
