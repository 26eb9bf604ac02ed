import type { Queryable } from '#database/connection'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { majorOf } from '#domain/pricing/money'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'
import type { FoundBooking } from '#server/features/bookings/public'
import { type Attempt, currencyCode } from '../queries.ts'
import type { PaymentLink } from './payment-links.ts'
import { shownByLink } from './shown-by-link.ts'

type ToldToPayer = Parameters<Documents['letterPayer']>[0]['told']

const toldToPayers: readonly string[] = ['receipt', 'refund', 'given-back'] satisfies ToldToPayer[]

/** Whether a payer by link gets an e-mail of this kind too. */
export const isForPayer = (told: string): told is ToldToPayer => toldToPayers.includes(told)

interface Told {
  told: ToldToPayer
  by: 'card' | 'transfer'
  cents: number
  attempt: Attempt
  link: PaymentLink
}

/** The e-mail to a payer by link, in the language in which they paid; undefined without an address. */
export async function payerLetter(
  db: Queryable,
  { documents, configuration }: Pick<Context, 'documents' | 'configuration'>,
  booking: FoundBooking,
  { told, by, cents, attempt, link }: Told,
) {
  const { publicUrl: site, company, office } = configuration
  const { payerEmail: recipient, language, part, currencyId, cardLast4 } = attempt
  const shown = shownByLink(link, booking)
  if (!recipient || !shown) return undefined
  const letter = await documents.letterPayer({
    sender: { site, company, office },
    ...{ language, recipient, told, part, by },
    villa: shown.villa ?? '',
    askedBy: shown.askedBy ?? '',
    stay: { from: shown.from, to: shown.to },
    reference: shown.reference,
    isCancelled: booking.row.status === bookingStatus.cancelled,
    amount: majorOf(cents),
    currency: await currencyCode(db, currencyId),
    last4: cardLast4 ?? '',
  })
  return {
    recipient,
    // The address is unproven.
    requestedBy: 'nobody' as const,
    language,
    ...letter,
    replyTo: office.email,
  }
}
