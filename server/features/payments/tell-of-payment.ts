import { eq } from 'drizzle-orm'
import { cardRefund } from '#database/tables'
import { localPath } from '#domain/language'
import { majorOf } from '#domain/money'
import type { JobContext } from '#server/context'
import { calendarOf, findBookings } from '#server/features/bookings/public'
import { writeMail } from '#server/features/mail/public'
import type { Task } from '#server/platform/jobs/define-job'
import { codeOf, findAttempt } from './queries.ts'

interface Told {
  attemptId: number
  told: 'confirmation' | 'receipt' | 'given-back' | 'refund' | 'look'
  refundId?: number | undefined
}

/** Writes the letter of a payment, once, in the language of its booking. */
export async function run(
  context: Pick<JobContext, 'db' | 'documents' | 'configuration' | 'catalogue'>,
  { attemptId, told, refundId = 0 }: Told,
  { step }: Pick<Task, 'step'>,
): Promise<void> {
  const { db, documents, configuration } = context
  const attempt = await findAttempt(db, attemptId)
  const [booking] = await findBookings(db, [attempt?.bookingId ?? 0])
  const item = booking?.items.find(({ kind }) => kind === 'villa')
  const { publicUrl: site, company, office } = configuration
  const recipient = told === 'look' ? office.email : booking?.email
  if (!attempt || !booking || !item || !recipient) return
  const [refund] = await db.select().from(cardRefund).where(eq(cardRefund.id, refundId))
  const open = booking.instalments.find(({ paidAt }) => !paidAt)
  const { language, reference } = booking.row
  const currency = await codeOf(db, attempt.currencyId)
  const letter = await documents.letterPayment({
    sender: { site, company, office },
    language,
    recipient,
    told,
    part: attempt.part,
    villa: item.villa.name,
    stay: item.stay,
    reference,
    amount: majorOf(refund?.cents ?? attempt.cents),
    currency,
    last4: attempt.cardLast4 ?? '',
    left: majorOf(open?.cents ?? 0),
    due: open?.due ?? '',
    address: `${site}${localPath('/secure/bookings', language)}`,
  })
  const calendar = told === 'confirmation' ? await calendarOf(context, booking) : undefined
  // What a step answers is kept with its job, and a letter is nothing to keep there.
  const nothing = async () => null
  await step('written', nothing, async tx => {
    await writeMail(tx, {
      recipient,
      language,
      ...letter,
      replyTo: office.email,
      cause: ['payment', attemptId, told, refundId].join(' '),
      ...(calendar && { calendar, calendarMethod: 'publish' as const }),
    })
  })
}
