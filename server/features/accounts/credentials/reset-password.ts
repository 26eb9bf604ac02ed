import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import { accessLinkKinds, type LinkKind, type UserType } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { hashPassword } from '#server/platform/auth/passwords'
import { findAccountById, lockAccount } from '../accounts.ts'
import { consumeLinkToken, getLinkToken, revokeLinkTokens } from '../email-links/link-tokens.ts'
import { sendPasswordChangedEmail } from '../emails.ts'
import { acceptInvitation } from '../registration/invitations.ts'
import { endSessions } from '../sessions/sessions.ts'
import { attemptCounterKeys, forgetTries } from '../sessions/sign-in.ts'
import { assertAcceptablePassword, savePassword } from './set-password.ts'
import { revokeOtherCredentials, verifyEmailOwner } from './verify-email-owner.ts'

/** The kinds of links that can set a password. */
export const passwordLinkKinds: Readonly<Record<UserType, readonly LinkKind[]>> = {
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
  const kinds = passwordLinkKinds[userType]
  const link = await getLinkToken(db, token, kinds)
  await assertAcceptablePassword(password, link.email)
  const passwordHash = await hashPassword(password)
  await withTransaction(db, async tx => {
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    const { guestLoginId } = await consumeLinkToken(tx, token, kinds)
    const account = await findAccountById(tx, userType, accountId)
    // The user type does not match, the address has changed, or the guest has no invitation any more.
    if (account?.email !== link.email) throw new ProblemError('link-over')
    // The link of an invitation only sets a first password; later the guest logs in to accept.
    if (guestLoginId && account.passwordHash !== null) throw new ProblemError('link-over')
    await verifyEmailOwner(tx, account)
    if (removeOtherWays) await revokeOtherCredentials(tx, account.id)
    await savePassword(tx, account.id, passwordHash, { proven: true })
    await endSessions(tx, account.id)
    await revokeLinkTokens(tx, link, accessLinkKinds)
    // Neither an attacker's attempts nor the owner's own mistakes must lock the owner out.
    await forgetTries(tx, attemptCounterKeys(userType, account.email), caller)
    if (guestLoginId) await acceptInvitation(tx, guestLoginId)
    if (account.passwordHash !== null) await sendPasswordChangedEmail(tx, world, account)
  })
}
