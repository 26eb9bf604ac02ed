import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { Device } from '#domain/access/user-agent'
import { normaliseEmail, type UserType } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { tryConsume } from '#server/platform/security/rate-limits'
import { findAccount, findAccountById, lockAccount } from '../accounts.ts'
import { verifyEmailOwner } from '../credentials/verify-email-owner.ts'
import { sendSignInLink } from '../jobs.ts'
import { type StartedSession, startSession } from '../sessions/sign-in.ts'
import { consumeLinkToken } from './link-tokens.ts'

/** E-mails per address and hour, so that strangers cannot flood a mailbox by entering its address. */
const toOneAddress = { max: 5, windowSeconds: 3600 }

/** Requests the link to sign in. Neither the reply nor its timing reveals whether the address has an account. */
export async function askSignInLink(
  tx: Transaction,
  { email, userType, language }: { email: string; userType: UserType; language?: Language | undefined },
): Promise<void> {
  if (!(await tryConsume(tx, `sign-in link ${userType} ${normaliseEmail(email)}`, toOneAddress))) return
  const found = await findAccount(tx, userType, email)
  await enqueue(tx, sendSignInLink, { accountId: found?.id ?? 0, userType, ...(language && { language }) })
}

/** Signs in by the link of an e-mail, which proves the account's address. Throws `link-over`. */
export const signInByLink = (db: Db, { token, device }: { token: string; device: Device }): Promise<StartedSession> =>
  withTransaction(db, async tx => {
    const link = await consumeLinkToken(tx, token, ['sign-in'])
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    const found =
      (await findAccountById(tx, 'contact', accountId)) ?? (await findAccountById(tx, 'cosignin', accountId))
    // The address has changed, or the guest has no invitation any more.
    if (found?.email !== link.email) throw new ProblemError('link-over')
    await verifyEmailOwner(tx, found)
    return startSession(tx, found, device)
  })
