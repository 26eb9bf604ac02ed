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

/** Whoever enters somebody else's address over and over shall not fill their box. */
const toOneAddress = { most: 5, seconds: 3600 }

/** Has the link sent that signs in, where somebody can; neither the answer nor its time tells whether that is so. */
export async function askSignInLink(
  tx: Transaction,
  { email, userType, language }: { email: string; userType: UserType; language?: Language | undefined },
): Promise<void> {
  if (!(await mayCall(tx, `sign-in link ${userType} ${sameAddress(email)}`, toOneAddress))) return
  const found = await findAccount(tx, userType, email)
  await enqueue(tx, sendSignInLink, { accountId: found?.id ?? 0, userType, ...(language && { language }) })
}

/** Signs in by the link of a letter, whose reader the account's address is. Throws `link-over`. */
export const signInByLink = (db: Db, { token, device }: { token: string; device: Device }): Promise<Begun> =>
  transact(db, async tx => {
    const link = await takeLink(tx, token, ['sign-in'])
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    const found =
      (await findAccountById(tx, 'contact', accountId)) ?? (await findAccountById(tx, 'cosignin', accountId))
    // Its address has changed since, or nobody invites them any more.
    if (found?.email !== link.email) throw new Refusal('link-over')
    await proveOwner(tx, found)
    return begin(tx, found, device)
  })
