import type { Transaction } from '#database/connection'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBookingByEmail } from '../email-links/linked-booking.ts'
import { sendLinkEmail } from '../emails.ts'

/**
 * E-mails an address the link to complete its registration, with the booking that was made with it, if any. Only this
 * gives the owner access to the booking, so that strangers cannot use up the address's limit of holds.
 */
export async function sendRegistration(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const bookingId = await findBookingByEmail(tx, email)
  const kind = 'complete-registration'
  const requestedBy = bookingId === undefined ? 'nobody' : 'access-contact'
  await sendLinkEmail(tx, world, {
    email,
    language,
    userType: 'contact',
    requestedBy,
    accountId: null,
    kind,
    bookingId,
  })
}
