import { eq } from 'drizzle-orm'
import { cardRefund, paymentDifference, paymentLink } from '#database/tables'
import type { JobContext } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'
import { isForPayer, payerLetter } from './links/payer-letter.ts'
import { buildPaymentEmail } from './payment-email.ts'
import { capturedCents, findAttempt } from './queries.ts'

type Letter = Parameters<typeof buildPaymentEmail>[3]['told']

interface Told {
  attemptId: number
  told: Letter
  refundId?: number | undefined
  differenceId?: number | undefined
}

/** Writes the e-mail of a payment, once, in the language of its booking, and to a payer by link one in theirs. */
export async function run(
  context: Pick<JobContext, 'db' | 'documents' | 'configuration' | 'catalogue'>,
  { attemptId, told, refundId = 0, differenceId = 0 }: Told,
  { step }: Pick<Task, 'step'>,
): Promise<void> {
  const { db } = context
  const attempt = await findAttempt(db, attemptId)
  const [booking] = await findBookings(db, [attempt?.bookingId ?? 0])
  if (!attempt || !booking) return
  const [refund] = await db.select().from(cardRefund).where(eq(cardRefund.id, refundId))
  const [difference] = await db.select().from(paymentDifference).where(eq(paymentDifference.id, differenceId))
  const [link] = await db
    .select()
    .from(paymentLink)
    .where(eq(paymentLink.id, attempt.paymentLinkId ?? 0))
  const by = refund?.settledReference ? 'transfer' : 'card'
  const cents = refund?.cents ?? (told === 'let-go' ? attempt.cents : capturedCents(attempt))
  const toPayer =
    link && isForPayer(told) ? await payerLetter(db, context, booking, { told, by, cents, attempt, link }) : undefined
  const toBooking = {
    told,
    part: attempt.part,
    by,
    cents,
    currencyId: attempt.currencyId,
    last4: attempt.cardLast4 ?? '',
    scheme: attempt.cardScheme ?? '',
    wallet: attempt.cardWallet ?? '',
    linkPayer: link?.name,
    reason: attempt.claimReason ?? '',
    ...(difference && { difference }),
  } as const
  // Only the payer gets an e-mail about a failed payment.
  const letter = toPayer && told === 'given-back' ? undefined : await buildPaymentEmail(db, context, booking, toBooking)
  // The result of a step is stored with its job, and an e-mail should not be.
  const nothing = async () => null
  const cause = ['payment', attemptId, told, refundId || differenceId].join(' ')
  if (letter)
    await step('written', nothing, async tx => {
      await queueEmail(tx, { ...letter, purpose: 'transactional', cause })
    })
  if (toPayer)
    await step('written to the payer', nothing, async tx => {
      await queueEmail(tx, { ...toPayer, purpose: 'transactional', cause: `${cause} payer` })
    })
}
