import { Refusal } from '#contract/refusals'
import type { Transaction } from '#database/connection'
import type { UserType } from '#domain/accounts'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { tooManyEmails } from '#server/features/mail/public'
import { findAccount } from './accounts.ts'
import { sendLink } from './letters.ts'

/** E-mails the link to reset a password. Throws `no-such-account` and `too-many-emails`. */
export async function askRecovery(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, userType, language }: { email: string; userType: UserType; language?: Language | undefined },
): Promise<void> {
  const found = await findAccount(tx, userType, email)
  if (!found && userType === 'contact')
    throw new Refusal('no-such-account', { more: { supportEmail: world.configuration.office.predeparture } })
  if (!found) throw new Refusal('no-such-account')
  const isSent = await sendLink(tx, world, {
    email: found.email,
    requestedBy: `access-${userType}`,
    userType,
    language: language ?? found.language,
    accountId: found.id,
    kind: 'password-reset',
  })
  if (!isSent) throw tooManyEmails()
}
