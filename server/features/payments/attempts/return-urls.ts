import { type PaidFor, paymentPageOf, thanksPageOf } from '#domain/booking/payment/payment-pages'
import { type AttemptStatus, attemptStatus } from '#domain/lifecycles/attempt'
import { type Language, localPath } from '#domain/text/language'
import type { Configuration } from '#server/platform/config/configuration'
import type { Attempt } from '../queries.ts'

/** The path to which the cardholder's bank redirects the browser, followed by the provider and the attempt's code. */
export const returnPath = '/payment-return'

const undecided: readonly AttemptStatus[] = [attemptStatus.begun, attemptStatus.challenged, attemptStatus.authorised]

/** The waiting page of a payment at a bank (40). */
const challengePendingPath = '/secure/ob/3d-secure'

/** The page of a payment link; its secret is in the fragment, which browsers do not send. */
export const linkPath = '/secure/ob/pay'

export const challengeReturnUrl = (
  { publicUrl }: Pick<Configuration, 'publicUrl'>,
  { provider, batchCode }: Pick<Attempt, 'provider' | 'batchCode'>,
): string => `${publicUrl}${returnPath}/${provider}/${batchCode}`

/** The facts that select the payment page: whether the booking was made online, and whether it has a client. */
export interface PaidBooking {
  online: boolean
  contactId: number | null
}

/** The page to pay a part. Guest users only have the pages of an online booking. */
function paymentPagePath(paid: PaidFor, { online, contactId }: PaidBooking): string {
  if (contactId === null || (paid.part === 'deposit' && online)) return '/secure/ob/payment'
  return paid.part === 'deposit' ? '/secure/provisional/payment' : paymentPageOf(paid)
}

/**
 * The page that shows the outcome of an attempt: the thank-you page if it is paid, else the payment page. Its URL has
 * only the ids, so that it shows no names without a session.
 */
export function resultPageUrl(
  { id, part, status, bookingId, paymentLinkId }: Attempt,
  itemKinds: PaidFor['itemKinds'],
  booking: PaidBooking,
  language: Language,
): string {
  // The browser of a payer by link still has the secret, and shows nothing but the link.
  if (paymentLinkId !== null) return `${localPath(linkPath, language)}?payment=${id}`
  // The bank has not decided yet.
  if (undecided.includes(status))
    return `${localPath(challengePendingPath, language)}?booking=${bookingId}&payment=${id}`
  const paid = { part, itemKinds }
  const path = status === attemptStatus.paid ? thanksPageOf(paid) : paymentPagePath(paid, booking)
  return `${localPath(path, language)}?booking=${bookingId}&payment=${id}`
}
