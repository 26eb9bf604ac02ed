import type { Transaction } from '#database/connection'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { findBookingMadeWith } from './find-booking-of-link.ts'
import { sendLink } from './letters.ts'

/**
 * Sends an address the link by which its registration is completed, with the booking that was made with it, if any: that
 * is how its owner gets at the booking, so that others cannot use up their limit.
 */
export async function sendRegistration(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const bookingId = await findBookingMadeWith(tx, email)
  const kind = 'complete-registration'
  const requestedBy = bookingId === undefined ? 'nobody' : 'access-contact'
  await sendLink(tx, world, { email, language, userType: 'contact', requestedBy, accountId: null, kind, bookingId })
}
