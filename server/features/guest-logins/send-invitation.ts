import type { Transaction } from '#database/connection'
import type { Context } from '#server/context'
import { sendLink, tellInvited } from '#server/features/accounts/public'
import { tooManyEmails } from '#server/features/mail/public'
import { countCall } from '#server/platform/limits'
import type { Guest } from './queries.ts'

/** Whoever enters somebody else's address over and over shall not fill their box. */
const toOneAddress = { most: 6, seconds: 86_400 }

/** Writes to a guest that they are invited, with a link by which they set a password where they have none. Throws `too-many-requests` and `too-many-emails`. */
export async function sendInvitation(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { contact, coSignIn, accountId, passwordHash }: Guest,
): Promise<void> {
  const { email, language } = coSignIn
  await countCall(tx, `invitation of ${email}`, toOneAddress)
  const addressee = { email, language, userType: 'cosignin' } as const
  const inviter = `${contact.firstName} ${contact.lastName}`.trim()
  if (passwordHash === null && accountId === null) throw new Error('a guest has no account')
  const isSent =
    passwordHash === null
      ? await sendLink(tx, world, { ...addressee, requestedBy: 'nobody', accountId, kind: 'invitation', inviter })
      : await tellInvited(tx, world, addressee, inviter)
  if (!isSent) throw tooManyEmails()
}
