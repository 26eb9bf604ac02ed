import type { Db } from '#database/connection'
import { transact } from '#database/transact'
import { accessLinkKinds } from '#domain/accounts'
import type { CoSignIn, LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import { hashPassword, isPassword } from '#server/platform/passwords'
import { refuseFields } from '#server/platform/refuse-fields'
import { findAccountById, getOwnAccount, lockAccount } from './accounts.ts'
import { tellPasswordChanged } from './letters.ts'
import { endLinks } from './links.ts'
import { endSessions } from './sessions.ts'
import { askSoundPassword, keepPassword } from './set-password.ts'

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
  refuseFields({ password: isRight ? undefined : 'password-wrong' })
  await askSoundPassword(newPassword, own.email, 'body.newPassword')
  const passwordHash = await hashPassword(newPassword)
  await transact(db, async tx => {
    await lockAccount(tx, own.id)
    const still = await findAccountById(tx, own.userType, own.id)
    // A concurrent request can have changed the password.
    refuseFields({ password: still?.passwordHash === own.passwordHash ? undefined : 'password-wrong' })
    await keepPassword(tx, own.id, passwordHash, { proven: false })
    await endSessions(tx, own.id, { except: sessionId })
    await endLinks(
      tx,
      { email: own.email, accountId: own.id },
      accessLinkKinds.filter(kind => kind !== 'confirm-email'),
    )
    await tellPasswordChanged(tx, world, own)
  })
}
