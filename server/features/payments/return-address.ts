import { type Language, localPath } from '#domain/language'
import { type AttemptStatus, attemptStatus } from '#domain/payments/attempt'
import type { Configuration } from '#server/platform/configuration'
import type { Attempt } from './queries.ts'

/** Where the holder's bank sends the browser back to: below it stand the provider and the code of the attempt. */
export const returnPath = '/payment-return'

const undecided: readonly AttemptStatus[] = [attemptStatus.begun, attemptStatus.challenged, attemptStatus.authorised]

/** Where a payment waits that is with a bank (40). */
const atBank = '/secure/ob/3d-secure'

/** The page of a payment link; its secret stands behind the `#`, which browsers keep to themselves. */
export const linkPath = '/secure/ob/pay'

export const returnAddress = (
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  { provider, batchCode }: Pick<Attempt, 'provider' | 'batchCode'>,
): string => `${publicUrl}${returnPath}/${provider}/${batchCode}`

/** What decides where a booking is paid: whether it was made online, and whether it is a client's. */
export interface PaidBooking {
  online: boolean
  contactId: number | null
}

/** Where a part is paid: guest users of a booking have the pages of an online booking alone. */
function whereToPay(part: Attempt['part'], { online, contactId }: PaidBooking): string {
  if (contactId === null || (part === 'deposit' && online)) return '/secure/ob/payment'
  return part === 'deposit' ? '/secure/provisional/payment' : '/secure/overview-and-payment'
}

/**
 * The page that tells what an attempt has come to: of thanks where it is paid, else the one where one pays. It is told
 * the attempt alone, and shows no name to whoever is not signed in.
 */
export function pageOf(
  { id, part, status, bookingId, paymentLinkId }: Attempt,
  booking: PaidBooking,
  language: Language,
): string {
  // Whoever pays by a link has its secret in their browser, and sees nothing but that.
  if (paymentLinkId !== null) return `${localPath(linkPath, language)}?payment=${id}`
  // The bank's word is still to come.
  if (undecided.includes(status)) return `${localPath(atBank, language)}?booking=${bookingId}&payment=${id}`
  const thanks = part === 'deposit' ? '/secure/ob/deposit-thanks' : '/secure/ob/balance-thanks'
  const path = status === attemptStatus.paid ? thanks : whereToPay(part, booking)
  return `${localPath(path, language)}?booking=${bookingId}&payment=${id}`
}
