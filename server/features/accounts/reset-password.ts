import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'
import { transact } from '#database/transact'
import { accessLinkKinds, type LinkKind, type UserType } from '#domain/accounts'
import type { Context } from '#server/context'
import { hashPassword } from '#server/platform/passwords'
import { findAccountById, lockAccount } from './accounts.ts'
import { acceptInvitation } from './invitations.ts'
import { tellPasswordChanged } from './letters.ts'
import { endLinks, getLink, takeLink } from './links.ts'
import { forgetOtherWays, proveOwner } from './prove-owner.ts'
import { endSessions } from './sessions.ts'
import { askSoundPassword, keepPassword } from './set-password.ts'
import { forgetTries, triesOf } from './sign-in.ts'

/** The kinds of links that can set a password. */
export const linksToSet: Readonly<Record<UserType, readonly LinkKind[]>> = {
  contact: ['password-reset'],
  cosignin: ['password-reset', 'invitation'],
}

/**
 * Sets a password by the link of an e-mail. All sessions and all other links of the account end, and its address is
 * proven. `removeOtherWays` removes passkeys and linked identities too. The link must match the user type. Throws
 * `link-over`.
 */
export async function resetPassword(
  db: Db,
  world: Pick<Context, 'configuration' | 'documents'>,
  {
    token,
    password,
    removeOtherWays,
    userType,
    caller,
  }: { token: string; password: string; removeOtherWays: boolean; userType: UserType; caller: string },
): Promise<void> {
  const kinds = linksToSet[userType]
  const link = await getLink(db, token, kinds)
  await askSoundPassword(password, link.email)
  const passwordHash = await hashPassword(password)
  await transact(db, async tx => {
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    const { guestLoginId } = await takeLink(tx, token, kinds)
    const account = await findAccountById(tx, userType, accountId)
    // The user type does not match, the address has changed, or the guest has no invitation any more.
    if (account?.email !== link.email) throw new Refusal('link-over')
    // The link of an invitation only sets a first password; later the guest logs in to accept.
    if (guestLoginId && account.passwordHash !== null) throw new Refusal('link-over')
    await proveOwner(tx, account)
    if (removeOtherWays) await forgetOtherWays(tx, account.id)
    await keepPassword(tx, account.id, passwordHash, { proven: true })
    await endSessions(tx, account.id)
    await endLinks(tx, link, accessLinkKinds)
    // Neither an attacker's attempts nor the owner's own mistakes must lock the owner out.
    await forgetTries(tx, triesOf(userType, account.email), caller)
    if (guestLoginId) await acceptInvitation(tx, guestLoginId)
    if (account.passwordHash !== null) await tellPasswordChanged(tx, world, account)
  })
}
