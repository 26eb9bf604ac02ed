import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { UserType } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { tooManyEmails } from '#server/features/mail/public'
import { findAccount } from '../accounts.ts'
import { sendLinkEmail } from '../emails.ts'

/** E-mails the link to reset a password. Throws `no-such-account` and `too-many-emails`. */
export async function sendPasswordReset(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, userType, language }: { email: string; userType: UserType; language?: Language | undefined },
): Promise<void> {
  const found = await findAccount(tx, userType, email)
  if (!found && userType === 'contact')
    throw new ProblemError('no-such-account', { more: { supportEmail: world.configuration.office.predeparture } })
  if (!found) throw new ProblemError('no-such-account')
  const isSent = await sendLinkEmail(tx, world, {
    email: found.email,
    requestedBy: `access-${userType}`,
    userType,
    language: language ?? found.language,
    accountId: found.id,
    kind: 'password-reset',
  })
  if (!isSent) throw tooManyEmails()
}
