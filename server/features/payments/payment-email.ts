import type { Queryable } from '#database/connection'
import type { paymentDifference } from '#database/tables'
import type { PayablePart } from '#domain/booking/payment/payable-part'
import { type CurrencyId, majorOf } from '#domain/pricing/money'
import type { Documents } from '#server/adapters/documents/documents'
import type { CardWallet } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { clientAreaUrl, type FoundBooking, namedManager } from '#server/features/bookings/public'
import { confirmationLetter } from '#server/features/confirmation/public'
import { currencyCode } from './queries.ts'

/** The data of an e-mail about a payment. */
interface Told {
  told: Parameters<Documents['paymentEmail']>[0]['told'] | 'confirmation'
  part: PayablePart
  by?: 'card' | 'transfer'
  cents: number
  currencyId: CurrencyId
  /** The last digits of the card; empty without one. */
  last4?: string | undefined
  /** The card's scheme, and its wallet. */
  scheme?: string | undefined
  wallet?: CardWallet | '' | undefined
  /** As in `LetterPayment`. */
  linkPayer?: string | undefined
  /** The reason of a damage claim. */
  reason?: string
  /** The difference between the provider's report and our request. */
  difference?: Pick<
    typeof paymentDifference.$inferSelect,
    'kind' | 'expectedCents' | 'reportedCents' | 'reportedCurrency'
  >
}

/** E-mails of payments that go to the office. */
const forOffice: readonly Told['told'][] = ['look', 'difference', 'refund-late']

/** Those about entries in lists of the back office. */
const inOffice: readonly Told['told'][] = ['difference', 'refund-late']

/** The e-mail of a payment, in the language of its booking; undefined without a recipient. */
export async function buildPaymentEmail(
  db: Queryable,
  world: Pick<Context, 'documents' | 'configuration' | 'catalogue'>,
  booking: FoundBooking,
  {
    told,
    part,
    by = 'card',
    cents,
    currencyId,
    last4 = '',
    scheme = '',
    wallet = '',
    reason = '',
    difference,
    linkPayer,
  }: Told,
) {
  if (told === 'confirmation') return confirmationLetter(db, world, booking)
  const { publicUrl: site, company, office } = world.configuration
  const item = booking.items.find(({ kind }) => kind === 'villa')
  const isForOffice = forOffice.includes(told)
  const recipient = isForOffice ? office.email : booking.email
  if (!item || !recipient) return undefined
  const open = booking.instalments.filter(({ paidAt }) => !paidAt)
  const [next] = open
  const { language, reference } = booking.row
  const letter = await world.documents.paymentEmail({
    sender: { site, company, office },
    language,
    recipient,
    told,
    part,
    by,
    villa: item.villa.name,
    stay: item.stay,
    reference,
    amount: majorOf(cents),
    currency: await currencyCode(db, currencyId),
    last4,
    scheme,
    wallet,
    manager: isForOffice ? undefined : namedManager(world, booking),
    reason,
    ...(difference && {
      difference: {
        kind: difference.kind,
        expected: majorOf(difference.expectedCents),
        reported: majorOf(difference.reportedCents),
        reportedCurrency: difference.reportedCurrency,
      },
    }),
    linkPayer,
    open: majorOf(open.reduce((sum, { cents }) => sum + cents, 0)),
    left: majorOf(next?.cents ?? 0),
    due: next?.due ?? '',
    address: inOffice.includes(told)
      ? `${site}/office/payments`
      : clientAreaUrl(world, '/secure/bookings', booking.row),
  })
  return {
    recipient,
    requestedBy: isForOffice ? ('office' as const) : ('own-booking' as const),
    language,
    ...letter,
    replyTo: office.email,
  }
}
