import { Refusal } from '#contract/refusals'
import type { Db, Transaction } from '#database/connection'
import { transact } from '#database/transact'
import { sameAddress, type UserType } from '#domain/accounts'
import type { Device } from '#domain/device'
import type { Language } from '#domain/language'
import { enqueue } from '#server/platform/jobs/enqueue'
import { mayCall } from '#server/platform/limits'
import { findAccount, findAccountById, lockAccount } from './accounts.ts'
import { sendSignInLink } from './jobs.ts'
import { takeLink } from './links.ts'
import { proveOwner } from './prove-owner.ts'
import { type Begun, begin } from './sign-in.ts'

/** E-mails per address and hour, so that strangers cannot flood a mailbox by entering its address. */
const toOneAddress = { most: 5, seconds: 3600 }

/** Requests the link to sign in. Neither the reply nor its timing reveals whether the address has an account. */
export async function askSignInLink(
  tx: Transaction,
  { email, userType, language }: { email: string; userType: UserType; language?: Language | undefined },
): Promise<void> {
  if (!(await mayCall(tx, `sign-in link ${userType} ${sameAddress(email)}`, toOneAddress))) return
  const found = await findAccount(tx, userType, email)
  await enqueue(tx, sendSignInLink, { accountId: found?.id ?? 0, userType, ...(language && { language }) })
}

/** Signs in by the link of an e-mail, which proves the account's address. Throws `link-over`. */
export const signInByLink = (db: Db, { token, device }: { token: string; device: Device }): Promise<Begun> =>
  transact(db, async tx => {
    const link = await takeLink(tx, token, ['sign-in'])
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    const found =
      (await findAccountById(tx, 'contact', accountId)) ?? (await findAccountById(tx, 'cosignin', accountId))
    // The address has changed, or the guest has no invitation any more.
    if (found?.email !== link.email) throw new Refusal('link-over')
    await proveOwner(tx, found)
    return begin(tx, found, device)
  })
