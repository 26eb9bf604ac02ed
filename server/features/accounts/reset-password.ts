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

/** The links by which a password may be set. */
export const linksToSet: Readonly<Record<UserType, readonly LinkKind[]>> = {
  contact: ['password-reset'],
  cosignin: ['password-reset', 'invitation'],
}

/**
 * Sets a password by the link of a letter: all sessions end, all other links of the account too, and its address is
 * proven. `removeOtherWays`: passkeys and linked identities end as well. A link of a lead booker is none of a guest's.
 * Throws `link-over`.
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
    // Another kind of account, or one whose address has changed since, or to which nobody invites any more.
    if (account?.email !== link.email) throw new Refusal('link-over')
    // The link of an invitation sets a first password alone: afterwards one logs in to accept.
    if (guestLoginId && account.passwordHash !== null) throw new Refusal('link-over')
    await proveOwner(tx, account)
    if (removeOtherWays) await forgetOtherWays(tx, account.id)
    await keepPassword(tx, account.id, passwordHash, { proven: true })
    await endSessions(tx, account.id)
    await endLinks(tx, link, accessLinkKinds)
    // Somebody who guesses meanwhile must not keep the owner out, nor may what the owner mistyped before.
    await forgetTries(tx, triesOf(userType, account.email), caller)
    if (guestLoginId) await acceptInvitation(tx, guestLoginId)
    if (account.passwordHash !== null) await tellPasswordChanged(tx, world, account)
  })
}
