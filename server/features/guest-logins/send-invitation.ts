import type { Transaction } from '#database/connection'
import type { Context } from '#server/context'
import { sendLink, tripsOf } from '#server/features/accounts/public'
import { tooManyEmails } from '#server/features/mail/public'
import { countCall } from '#server/platform/limits'
import { type Guest, scopeOf } from './queries.ts'

/** A lead booker who enters somebody's address over and over shall not fill their box. */
const toOneAddress = { most: 6, seconds: 86_400 }

/**
 * Writes to a guest who invites them to what. The same is written and done whether or not the address has an account:
 * nothing of that may show in the answer or its time. Throws `too-many-requests` and `too-many-emails`.
 */
export async function sendInvitation(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  guest: Guest,
): Promise<void> {
  const { contact, coSignIn, accountId, guestLogin } = guest
  const { email, language } = coSignIn
  await countCall(tx, `invitation of ${email} by ${contact.id}`, toOneAddress)
  if (accountId === null) throw new Error('a guest has no account')
  const isSent = await sendLink(tx, world, {
    ...{ email, language, userType: 'cosignin', requestedBy: 'nobody', kind: 'invitation' },
    accountId,
    guestLoginId: guestLogin.id,
    inviter: contact.firstName || contact.lastName,
    trips: await tripsOf(tx, { contactId: contact.id, ...scopeOf(guest) }),
  })
  if (!isSent) throw tooManyEmails()
}
