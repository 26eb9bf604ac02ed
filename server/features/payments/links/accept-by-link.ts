import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { payableOf, recordAcceptance } from '#server/features/bookings/public'
import { getLink, lockLink } from './payment-links.ts'

/**
 * Stores that the holder of a payment link accepts the booking conditions. Throws `link-over`, `option-over`,
 * `not-booked-yet`, and `not-in-this-state` where nothing is payable by the link.
 */
export async function acceptByLink(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock'>,
  { secret, language }: { secret: string; language: Language },
): Promise<void> {
  const { id: paymentLinkId, bookingId, part, position } = await getLink(tx, secret)
  await lockLink(tx, paymentLinkId)
  if (!(await payableOf(tx, bookingId, part, { position: position ?? undefined })))
    throw new ProblemError('not-in-this-state')
  await recordAcceptance(tx, world, { bookingId, by: { acceptedBy: 'payment-link', paymentLinkId }, language })
}
