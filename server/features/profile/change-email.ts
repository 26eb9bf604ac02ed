import { eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { accessLinkKinds, normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import {
  consumeLinkToken,
  endSessions,
  findAccount,
  getOwnAccount,
  lockAccount,
  revokeLinkTokens,
  sendEmailChangeEmail,
  sendLinkEmail,
} from '#server/features/accounts/public'
import { tooManyEmails } from '#server/features/mail/public'
import { isPassword } from '#server/platform/auth/passwords'
import { throwFieldErrors } from '#server/platform/http/errors'
import { isOpened, moveContact, moveCoSignIn } from './move-address.ts'

const { account, accountIdentity } = tables

type Mover = LeadBooker | CoSignIn
type World = Pick<Context, 'configuration' | 'documents'>

/**
 * Sends a confirmation link to the new address, and notifies the old one. Throws `address-taken` and `too-many-emails`.
 */
export async function requestEmailChange(
  db: Db,
  world: World,
  { actor, email: written, password }: { actor: Mover; email: string; password: string },
): Promise<void> {
  const own = await getOwnAccount(db, actor)
  const isRight = await isPassword(password, own.passwordHash)
  throwFieldErrors({ password: isRight ? undefined : 'password-wrong' })
  const email = normaliseEmail(written)
  if (email === own.email) return throwFieldErrors({ email: 'invalid' })
  await withTransaction(db, async tx => {
    await lockAccount(tx, own.id)
    const { language, userType, proven } = own
    const known = await findAccount(tx, userType, email)
    // An unused invitation does not count as another account.
    if (known && (userType === 'contact' || isOpened(known))) throw new ProblemError('address-taken')
    // The new address is unproven, so the e-mail counts against its limit.
    const addressee = { email, language, userType, requestedBy: 'nobody' } as const
    if (!(await sendLinkEmail(tx, world, { ...addressee, accountId: own.id, kind: 'change-email' })))
      throw tooManyEmails()
    await sendEmailChangeEmail(tx, world, {
      email: own.email,
      language,
      userType,
      proven,
      told: 'address-asked',
      about: email,
    })
  })
}

/** Moves an account to the address whose link was opened. Throws `link-over` and `address-taken`. */
export async function confirmEmailChange(
  tx: Transaction,
  world: World,
  { actor, sessionId, token }: { actor: Mover; sessionId: string; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const { accountId, email } = await consumeLinkToken(tx, token, ['change-email'])
  if (accountId !== own.id) throw new ProblemError('link-over')
  if (actor.kind === 'lead-booker') await moveContact(tx, email, actor.contactId)
  else await moveCoSignIn(tx, email, actor.coSignInId)
  await tx.update(account).set({ provenAt: sql`app_now()` }).where(eq(account.id, own.id))
  // The linked identities vouch for the old address.
  await tx.delete(accountIdentity).where(eq(accountIdentity.accountId, own.id))
  await endSessions(tx, own.id, { except: sessionId })
  await revokeLinkTokens(tx, { email: own.email, accountId: own.id }, accessLinkKinds)
  const { language, userType, proven } = own
  const addressee = { email: own.email, language, userType }
  if (proven)
    await sendLinkEmail(tx, world, {
      ...addressee,
      requestedBy: 'reader',
      accountId: own.id,
      kind: 'undo-address',
      about: email,
    })
  // The old address was never proven, so its reader cannot take the account back.
  else await sendEmailChangeEmail(tx, world, { ...addressee, proven, told: 'address-changed', about: email })
}
