import type { Transaction } from '#database/connection'
import type { Context } from '#server/context'
import { sendLinkEmail, tripsOf } from '#server/features/accounts/public'
import { tooManyEmails } from '#server/features/mail/public'
import { consumeOrThrow } from '#server/platform/security/rate-limits'
import { type Guest, scopeOf } from './queries.ts'

/** Invitations per address and day, so that a lead booker cannot flood a mailbox. */
const toOneAddress = { max: 6, windowSeconds: 86_400 }

/**
 * E-mails a guest who invites them, and to what. Text and work are the same whether or not the address has an account,
 * so that neither the reply nor its timing reveals it. Throws `too-many-requests` and `too-many-emails`.
 */
export async function sendInvitation(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  guest: Guest,
): Promise<void> {
  const { contact, coSignIn, accountId, guestLogin } = guest
  const { email, language } = coSignIn
  await consumeOrThrow(tx, `invitation of ${email} by ${contact.id}`, toOneAddress)
  if (accountId === null) throw new Error('a guest has no account')
  const isSent = await sendLinkEmail(tx, world, {
    ...{ email, language, userType: 'cosignin', requestedBy: 'nobody', kind: 'invitation' },
    accountId,
    guestLoginId: guestLogin.id,
    inviter: contact.firstName || contact.lastName,
    trips: await tripsOf(tx, { contactId: contact.id, ...scopeOf(guest) }),
  })
  if (!isSent) throw tooManyEmails()
}
