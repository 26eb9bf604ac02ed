import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { accessLinkKinds } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { hashPassword, isPassword } from '#server/platform/auth/passwords'
import { throwFieldErrors } from '#server/platform/http/errors'
import { findAccountById, getOwnAccount, lockAccount } from '../accounts.ts'
import { revokeLinkTokens } from '../email-links/link-tokens.ts'
import { sendPasswordChangedEmail } from '../emails.ts'
import { endSessions } from '../sessions/sessions.ts'
import { assertAcceptablePassword, savePassword } from './set-password.ts'

/** Changes a password, given the current one. The other sessions end, and an e-mail reports it. */
export async function changePassword(
  db: Db,
  world: Pick<Context, 'configuration' | 'documents'>,
  {
    actor,
    sessionId,
    password,
    newPassword,
  }: { actor: LeadBooker | CoSignIn; sessionId: string; password: string; newPassword: string },
): Promise<void> {
  const own = await getOwnAccount(db, actor)
  const isRight = await isPassword(password, own.passwordHash)
  throwFieldErrors({ password: isRight ? undefined : 'password-wrong' })
  await assertAcceptablePassword(newPassword, own.email, 'body.newPassword')
  const passwordHash = await hashPassword(newPassword)
  await withTransaction(db, async tx => {
    await lockAccount(tx, own.id)
    const still = await findAccountById(tx, own.userType, own.id)
    // A concurrent request can have changed the password.
    throwFieldErrors({ password: still?.passwordHash === own.passwordHash ? undefined : 'password-wrong' })
    await savePassword(tx, own.id, passwordHash, { proven: false })
    await endSessions(tx, own.id, { except: sessionId })
    await revokeLinkTokens(
      tx,
      { email: own.email, accountId: own.id },
      accessLinkKinds.filter(kind => kind !== 'confirm-email'),
    )
    await sendPasswordChangedEmail(tx, world, own)
  })
}
