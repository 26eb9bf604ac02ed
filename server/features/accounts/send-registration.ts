import type { Transaction } from '#database/connection'
import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { findBookingMadeWith } from './find-booking-of-link.ts'
import { sendLink } from './letters.ts'

/** Sends an address the link by which its registration is completed, with the booking that was made with it, if any. */
export async function sendRegistration(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const bookingId = await findBookingMadeWith(tx, email)
  const kind = 'complete-registration'
  await sendLink(tx, world, { email, language, userType: 'contact', accountId: null, kind, bookingId })
}
