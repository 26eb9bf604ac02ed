import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import { type EventActor, eventActors } from '#domain/booking/booking-events'
import { isItemPart } from '#domain/booking/payment/payable-part'
import { attemptLifecycle, attemptStatus, type NextAction, nextActions } from '#domain/lifecycles/attempt'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { charge, invoice } from '#domain/payments/ledger'
import type { BankChallenge, ProviderPayment, ReportedMoney } from '#server/adapters/payments/payment-provider'
import { recordEvent } from '#server/features/booking-events/public'
import { confirmPaid } from '#server/features/bookings/public'
import { confirmExperiences } from '#server/features/itineraries/public'
import type { Configuration } from '#server/platform/config/configuration'
import { enqueue } from '#server/platform/jobs/enqueue'
import { endClaim } from '../deposits/claims.ts'
import { executeRefund, reconcileAttempt, sendPaymentEmail } from '../jobs.ts'
import { compareReport } from '../ledger/compare-report.ts'
import { invoicedBy, issueInvoice } from '../ledger/issue-invoice.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { type Attempt, bookedCents, capturedCents, currencyCode, lockAttempt } from '../queries.ts'

/** The next request to the provider; undefined where there is none. */
export type NextProviderCall = 'capture' | 'refundOrVoid' | undefined

/**
 * How long the bank can take to reply, and the cardholder to answer its challenge, before an attempt is given up; in
 * milliseconds.
 */
export type PaymentTimeouts = Configuration['payments']['patience']

type Change = PgUpdateSetSource<typeof paymentAttempt>

async function change(tx: Transaction, attempt: Attempt, set: Change): Promise<void> {
  const [changed] = await tx.update(paymentAttempt).set(set).where(eq(paymentAttempt.id, attempt.id)).returning()
  Object.assign(attempt, changed)
}

async function step(
  tx: Transaction,
  attempt: Attempt,
  name: keyof typeof attemptLifecycle.steps,
  set: Change = {},
): Promise<void> {
  const refusal = findTransitionProblem(attemptLifecycle, name, attempt.status, {})
  if (refusal) throw new Error(`attempt ${attempt.id} of status ${attempt.status} does not ${name}`)
  await change(tx, attempt, { ...set, status: attemptLifecycle.steps[name].to })
}

/** Books the captured amount of an attempt, minus what was booked before. */
async function recordPayment(tx: Transaction, attempt: Attempt, captured: number): Promise<void> {
  const { id: attemptId, bookingId, currencyId, provider } = attempt
  const cents = captured - (await bookedCents(tx, attemptId))
  if (cents <= 0) return
  const cause = { bookingId, currencyId, attemptId }
  await Promise.all([
    postToLedger(tx, charge(`bank:${provider}`, cents), cause),
    postToLedger(tx, invoice(cents), cause),
    issueInvoice(tx, { kind: 'invoice', ...invoicedBy(attempt), cents }),
  ])
}

/** The party that pays, by the key of the attempt's actor. */
function payerOf({ payer, paymentLinkId }: Attempt): EventActor {
  if (paymentLinkId !== null) return 'payer'
  return eventActors.find(party => payer.startsWith(`${party} `)) ?? 'payer'
}

const settled = { settledAt: sql`app_now()` }

/** Whether a provider has captured less than requested, or in another currency: then nothing counts as paid. */
function isShort(attempt: Attempt, { money }: ProviderPayment, currency: string): boolean {
  return money !== undefined && (money.currency !== currency || money.captured < capturedCents(attempt))
}

/** Marks an attempt as paid, after its booking was confirmed. */
async function pay(tx: Transaction, attempt: Attempt): Promise<void> {
  await step(tx, attempt, 'pay', { ...settled, reason: null })
  await recordPayment(tx, attempt, capturedCents(attempt))
  const { id: attemptId, part } = attempt
  await recordEvent(tx, attempt.bookingId, {
    kind: 'payment-received',
    actor: payerOf(attempt),
    data: { part, cents: capturedCents(attempt), by: 'card' },
  })
  if (part === 'service')
    await enqueue(tx, confirmExperiences, { bookingId: attempt.bookingId, itemIds: attempt.itemIds ?? [] })
  if (part === 'deposit') await enqueue(tx, sendPaymentEmail, { attemptId, told: 'confirmation' })
  await enqueue(tx, sendPaymentEmail, { attemptId, told: part === 'damage' ? 'claimed' : 'receipt' })
}

/** Marks an attempt as freed: the bank has released the money or, if it had captured it, a refund is requested. */
export async function markReleased(tx: Transaction, attempt: Attempt, captured: number): Promise<void> {
  await step(tx, attempt, 'free', settled)
  await recordPayment(tx, attempt, captured)
  const cents = await bookedCents(tx, attempt.id)
  if (cents > 0) await requestRefund(tx, attempt, cents, 'nothing-to-be-had')
}

/** The reason of a refund, such as nights that are taken, a grant of the office, or a cancellation. */
export type RefundCause = typeof cardRefund.$inferSelect.cause

/** Requests a refund of part of an attempt, and returns it. The database rejects more than was paid. */
export async function requestRefund(
  tx: Transaction,
  { id: attemptId }: Pick<Attempt, 'id'>,
  cents: number,
  cause: RefundCause,
): Promise<typeof cardRefund.$inferSelect> {
  const [refund] = await tx.insert(cardRefund).values({ attemptId, cents, cause }).returning()
  if (!refund) throw new Error('the refund was not stored')
  await enqueue(tx, executeRefund, { refundId: refund.id })
  return refund
}

/** The captured amount of an attempt, in cents: the requested amount, unless the provider reports another. */
const capturedOf = (attempt: Attempt, { truth, money }: ProviderPayment): number =>
  truth === 'captured' ? (money?.captured ?? capturedCents(attempt)) : 0

/** The bank has approved: the booking decides whether the money is captured or freed. */
async function confirmOrRelease(tx: Transaction, attempt: Attempt, state: ProviderPayment): Promise<NextProviderCall> {
  const { id: attemptId, bookingId, part, itemIds, positions, cents } = attempt
  const { truth, status = 'OK', money } = state
  const currency = await currencyCode(tx, attempt.currencyId)
  const unsure = { cardStatus: status, reason: 'ERROR_AFTER_PAYMENT' } as const
  if (truth === 'captured' && isShort(attempt, state, currency)) {
    if (attempt.status !== attemptStatus.short) await step(tx, attempt, 'fallShort', unsure)
    return undefined
  }
  // An authorisation in another currency, or of less than requested, is not captured.
  const isOther = money !== undefined && (money.currency !== currency || money.authorised < cents)
  const taken = isOther
    ? 'nights-gone'
    : await confirmPaid(tx, bookingId, { part, itemIds, positions, ...(!isItemPart(part) && { cents }) })
  if (taken === 'confirmed' && part === 'damage') {
    await step(tx, attempt, 'hold', { cardStatus: status, reason: null })
    await recordEvent(tx, bookingId, { kind: 'damage-deposit-held', actor: payerOf(attempt), data: { cents } })
    await enqueue(tx, sendPaymentEmail, { attemptId, told: 'held' })
    return undefined
  }
  await enqueue(tx, reconcileAttempt, { attemptId, ifOpen: true })
  if (taken === 'confirmed') {
    await step(tx, attempt, 'take', { cardStatus: status, reason: null })
    if (truth === 'authorised') return 'capture'
    await pay(tx, attempt)
    return undefined
  }
  await step(tx, attempt, 'giveBack', unsure)
  await enqueue(tx, sendPaymentEmail, { attemptId, told: 'given-back' })
  if (truth === 'authorised') return 'refundOrVoid'
  await markReleased(tx, attempt, capturedOf(attempt, state))
  return undefined
}

/** How long a capture can be pending before the office is notified, in milliseconds. */
const captureAlertMs = 3_600_000

/**
 * Notifies the office, once, that a person must act: the bank has released the money of a confirmed booking, or does
 * not let us capture it.
 */
async function escalateToStaff(tx: Transaction, attempt: Attempt): Promise<void> {
  if (attempt.officeNotifiedAt) return
  await change(tx, attempt, { officeNotifiedAt: sql`app_now()` })
  await enqueue(tx, sendPaymentEmail, { attemptId: attempt.id, told: 'look' })
}

const isOlder = async (tx: Transaction, { begunAt }: Attempt, milliseconds: number) => {
  const { rows } = await tx.execute<{ older: boolean }>(
    sql`select ${begunAt.toISOString()}::timestamptz <= app_now() - make_interval(secs => ${milliseconds / 1000}) as older`,
  )
  return rows[0]?.older ?? false
}

const patienceWith = ({ status }: Attempt, patience: PaymentTimeouts) =>
  status === attemptStatus.challenged ? patience.challenged : patience.begun

/** Gives an attempt up after its timeout. */
async function expireAttempt(tx: Transaction, attempt: Attempt, after: number): Promise<void> {
  if (!(await isOlder(tx, attempt, after))) return
  const verdict =
    attempt.status === attemptStatus.challenged
      ? ({ cardStatus: 'REJECTED', reason: 'ThreeDSecureFailed' } as const)
      : ({ cardStatus: 'ERROREXTENDED', reason: 'TechnicalIssue' } as const)
  await step(tx, attempt, 'giveUp', { ...verdict, ...settled })
}

const columnsOf = ({ url, cReq, paReq }: BankChallenge) => ({
  challengeUrl: url,
  challengeCReq: cReq ?? null,
  challengePaReq: paReq ?? null,
})

/** The amount that the provider reports, for the comparison of the books; not in another currency. */
async function reportOf(tx: Transaction, attempt: Attempt, { currency, captured, refunded }: ReportedMoney) {
  if (currency !== (await currencyCode(tx, attempt.currencyId))) return {}
  return { reportedCents: captured - refunded, reportedAt: sql`app_now()` }
}

/**
 * Applies the state at a provider to an attempt. Idempotent: a repeated, late or reordered state changes nothing. The
 * reported money is compared with our requests. Returns the next request to the provider.
 */
export async function settle(
  tx: Transaction,
  patience: PaymentTimeouts,
  attemptId: number,
  state: ProviderPayment,
): Promise<NextProviderCall> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) return undefined
  const { providerId, card, money } = state
  await change(tx, attempt, {
    askedAt: sql`app_now()`,
    ...(money && (await reportOf(tx, attempt, money))),
    ...(providerId && { providerId }),
    ...(card && { cardScheme: card.scheme, cardLast4: card.last4, cardWallet: card.wallet ?? attempt.cardWallet }),
  })
  const next = await follow(tx, patience, attempt, state)
  if (money) await compareReport(tx, attempt, money)
  return next
}

/** Acts on the state that a provider reports. */
async function follow(
  tx: Transaction,
  patience: PaymentTimeouts,
  attempt: Attempt,
  state: ProviderPayment,
): Promise<NextProviderCall> {
  const { challenge } = state
  const consequence: NextAction | undefined = nextActions[attempt.status][state.truth]
  switch (consequence) {
    case 'challenge':
      if (challenge) await step(tx, attempt, 'challenge', { cardStatus: 'THREEDAUTH', ...columnsOf(challenge) })
      // The bank requires a challenge, but the reply with its URL was lost, so that it cannot be answered.
      else await expireAttempt(tx, attempt, patience.begun)
      return undefined
    case 'settle':
      return confirmOrRelease(tx, attempt, state)
    case 'pay':
      if (!isShort(attempt, state, await currencyCode(tx, attempt.currencyId))) await pay(tx, attempt)
      return undefined
    case 'decline':
      await step(tx, attempt, 'decline', {
        cardStatus: state.status ?? 'ERROR',
        reason: state.reason ?? 'TechnicalIssue',
        ...settled,
      })
      return undefined
    case 'giveUp':
      await expireAttempt(tx, attempt, state.truth === 'voided' ? 0 : patienceWith(attempt, patience))
      return undefined
    case 'free':
      await markReleased(tx, attempt, 0)
      return undefined
    case 'capture':
      // A claim on a damage deposit starts long after the attempt, and the office itself has requested it.
      if (attempt.part !== 'damage' && (await isOlder(tx, attempt, captureAlertMs))) await escalateToStaff(tx, attempt)
      return 'capture'
    case 'refundOrVoid':
      if (state.truth === 'captured') await markReleased(tx, attempt, capturedOf(attempt, state))
      return state.truth === 'captured' ? undefined : 'refundOrVoid'
    case 'lapse':
      await step(tx, attempt, 'lapse', settled)
      await endClaim(tx, attempt.id, 'end')
      await escalateToStaff(tx, attempt)
      return undefined
    case 'look':
      await escalateToStaff(tx, attempt)
      return undefined
    default:
      return undefined
  }
}
