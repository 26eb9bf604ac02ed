import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import { refuseStep } from '#domain/booking/lifecycle'
import { attemptLifecycle, attemptStatus, type Consequence, consequences } from '#domain/payments/attempt'
import { charge, invoice } from '#domain/payments/ledger'
import type { BankChallenge, BankState, ReportedMoney } from '#server/adapters/payments/payment-provider'
import { confirmPaid } from '#server/features/bookings/public'
import type { Configuration } from '#server/platform/configuration'
import { enqueue } from '#server/platform/jobs/enqueue'
import { endClaim } from './claims.ts'
import { compareReport } from './compare-report.ts'
import { invoicedBy, issueInvoice } from './issue-invoice.ts'
import { reconcileAttempt, returnMoney, tellOfPayment } from './jobs.ts'
import { post } from './post.ts'
import { type Attempt, bookedCents, codeOf, lockAttempt, takenOf } from './queries.ts'

/** What is to be asked of the provider next; undefined where there is nothing. */
export type NextAtBank = 'takeMoney' | 'giveMoneyBack' | undefined

/** How long the bank is left to answer, and the holder to answer it, before an attempt is given up; milliseconds. */
export type Patience = Configuration['payments']['patience']

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
  const refusal = refuseStep(attemptLifecycle, name, attempt.status, {})
  if (refusal) throw new Error(`attempt ${attempt.id} of status ${attempt.status} does not ${name}`)
  await change(tx, attempt, { ...set, status: attemptLifecycle.steps[name].to })
}

/** Writes down that so much money of an attempt is ours; what was booked of it before is not booked twice. */
async function book(tx: Transaction, attempt: Attempt, captured: number): Promise<void> {
  const { id: attemptId, bookingId, currencyId, provider } = attempt
  const cents = captured - (await bookedCents(tx, attemptId))
  if (cents <= 0) return
  const cause = { bookingId, currencyId, attemptId }
  await post(tx, charge(`bank:${provider}`, cents), cause)
  await post(tx, invoice(cents), cause)
  await issueInvoice(tx, { kind: 'invoice', ...invoicedBy(attempt), cents })
}

const settled = { settledAt: sql`app_now()` }

/** Whether a provider says that it has taken something else than it was asked for: then nothing is paid by it. */
function isShort(attempt: Attempt, { money }: BankState, currency: string): boolean {
  return money !== undefined && (money.currency !== currency || money.captured < takenOf(attempt))
}

/** The money is ours, and what it was for as well. */
async function pay(tx: Transaction, attempt: Attempt): Promise<void> {
  await step(tx, attempt, 'pay', { ...settled, reason: null })
  await book(tx, attempt, takenOf(attempt))
  const { id: attemptId, part } = attempt
  if (part === 'deposit') await enqueue(tx, tellOfPayment, { attemptId, told: 'confirmation' })
  await enqueue(tx, tellOfPayment, { attemptId, told: part === 'damage' ? 'claimed' : 'receipt' })
}

/** The bank has freed the money, or, where it had taken it, gives it back: either way nothing of it stays here. */
export async function free(tx: Transaction, attempt: Attempt, captured: number): Promise<void> {
  await step(tx, attempt, 'free', settled)
  await book(tx, attempt, captured)
  const cents = await bookedCents(tx, attempt.id)
  if (cents > 0) await askRefund(tx, attempt, cents, 'nothing-to-be-had')
}

/** Why money goes back: there is nothing to be had for it, the office grants it, or the booking is cancelled. */
export type RefundCause = typeof cardRefund.$inferSelect.cause

/** Has so much of an attempt given back. The database refuses more than was paid. Answers the refund. */
export async function askRefund(
  tx: Transaction,
  { id: attemptId }: Pick<Attempt, 'id'>,
  cents: number,
  cause: RefundCause,
): Promise<typeof cardRefund.$inferSelect> {
  const [refund] = await tx.insert(cardRefund).values({ attemptId, cents, cause }).returning()
  if (!refund) throw new Error('a refund was not written')
  await enqueue(tx, returnMoney, { refundId: refund.id })
  return refund
}

/** What of an attempt the bank has captured, in cents: all that was asked unless the provider names another amount. */
const capturedOf = (attempt: Attempt, { truth, money }: BankState): number =>
  truth === 'captured' ? (money?.captured ?? takenOf(attempt)) : 0

/** The bank has said yes: the booking decides whether there is something to be had for it. */
async function decide(tx: Transaction, attempt: Attempt, state: BankState): Promise<NextAtBank> {
  const { id: attemptId, bookingId, part, itemIds, positions, cents } = attempt
  const { truth, status = 'OK', money } = state
  const currency = await codeOf(tx, attempt.currencyId)
  const unsure = { cardStatus: status, reason: 'ERROR_AFTER_PAYMENT' } as const
  if (truth === 'captured' && isShort(attempt, state, currency)) {
    if (attempt.status !== attemptStatus.short) await step(tx, attempt, 'fallShort', unsure)
    return undefined
  }
  // Of another currency, or of less than was asked, nothing is captured.
  const isOther = money !== undefined && (money.currency !== currency || money.authorised < cents)
  const taken = isOther
    ? 'nights-gone'
    : await confirmPaid(tx, bookingId, { part, itemIds, positions, ...(part !== 'service' && { cents }) })
  if (taken === 'confirmed' && part === 'damage') {
    await step(tx, attempt, 'hold', { cardStatus: status, reason: null })
    await enqueue(tx, tellOfPayment, { attemptId, told: 'held' })
    return undefined
  }
  await enqueue(tx, reconcileAttempt, { attemptId })
  if (taken === 'confirmed') {
    await step(tx, attempt, 'take', { cardStatus: status, reason: null })
    if (truth === 'authorised') return 'takeMoney'
    await pay(tx, attempt)
    return undefined
  }
  await step(tx, attempt, 'giveBack', unsure)
  await enqueue(tx, tellOfPayment, { attemptId, told: 'given-back' })
  if (truth === 'authorised') return 'giveMoneyBack'
  await free(tx, attempt, capturedOf(attempt, state))
  return undefined
}

/** How long money may be on its way before the office hears of it, in milliseconds. */
const longestTaking = 3_600_000

/** A person must look: the bank has let go of what a booking was confirmed for, or does not let us take it. */
async function askForLook(tx: Transaction, attempt: Attempt): Promise<void> {
  if (attempt.officeToldAt) return
  await change(tx, attempt, { officeToldAt: sql`app_now()` })
  await enqueue(tx, tellOfPayment, { attemptId: attempt.id, told: 'look' })
}

const isOlder = async (tx: Transaction, { begunAt }: Attempt, milliseconds: number) => {
  const { rows } = await tx.execute<{ older: boolean }>(
    sql`select ${begunAt.toISOString()}::timestamptz <= app_now() - make_interval(secs => ${milliseconds / 1000}) as older`,
  )
  return rows[0]?.older ?? false
}

const patienceWith = ({ status }: Attempt, patience: Patience) =>
  status === attemptStatus.challenged ? patience.challenged : patience.begun

/** Nothing came of it, once it has had its time. */
async function giveUp(tx: Transaction, attempt: Attempt, after: number): Promise<void> {
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

/** Keeps what the provider says that it keeps, for the comparison of the books; not in another currency. */
async function noteReport(tx: Transaction, attempt: Attempt, { currency, captured, refunded }: ReportedMoney) {
  if (currency !== (await codeOf(tx, attempt.currencyId))) return
  await change(tx, attempt, { reportedCents: captured - refunded, reportedAt: sql`app_now()` })
}

/**
 * Takes over what a provider knows of an attempt, once and whatever came before: a repeated, late or reordered answer
 * changes nothing. What it reports of the money is compared with what was asked. Answers what is to be asked of the
 * provider next.
 */
export async function settle(
  tx: Transaction,
  patience: Patience,
  attemptId: number,
  state: BankState,
): Promise<NextAtBank> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) return undefined
  const { providerId, card } = state
  await change(tx, attempt, {
    askedAt: sql`app_now()`,
    ...(providerId && { providerId }),
    ...(card && { cardScheme: card.scheme, cardLast4: card.last4, cardWallet: card.wallet ?? null }),
  })
  const next = await follow(tx, patience, attempt, state)
  if (state.money) {
    await compareReport(tx, attempt, state.money)
    await noteReport(tx, attempt, state.money)
  }
  return next
}

/** Does what follows of what a provider says. */
async function follow(tx: Transaction, patience: Patience, attempt: Attempt, state: BankState): Promise<NextAtBank> {
  const { challenge } = state
  const consequence: Consequence | undefined = consequences[attempt.status][state.truth]
  switch (consequence) {
    case 'challenge':
      if (challenge) await step(tx, attempt, 'challenge', { cardStatus: 'THREEDAUTH', ...columnsOf(challenge) })
      // The bank asks, but its answer was lost, and with it where: nobody will answer it.
      else await giveUp(tx, attempt, patience.begun)
      return undefined
    case 'settle':
      return decide(tx, attempt, state)
    case 'pay':
      if (!isShort(attempt, state, await codeOf(tx, attempt.currencyId))) await pay(tx, attempt)
      return undefined
    case 'decline':
      await step(tx, attempt, 'decline', {
        cardStatus: state.status ?? 'ERROR',
        reason: state.reason ?? 'TechnicalIssue',
        ...settled,
      })
      return undefined
    case 'giveUp':
      await giveUp(tx, attempt, state.truth === 'voided' ? 0 : patienceWith(attempt, patience))
      return undefined
    case 'free':
      await free(tx, attempt, 0)
      return undefined
    case 'takeMoney':
      // What is claimed of a damage deposit was begun long before, and the office has asked for it itself.
      if (attempt.part !== 'damage' && (await isOlder(tx, attempt, longestTaking))) await askForLook(tx, attempt)
      return 'takeMoney'
    case 'giveMoneyBack':
      if (state.truth === 'captured') await free(tx, attempt, capturedOf(attempt, state))
      return state.truth === 'captured' ? undefined : 'giveMoneyBack'
    case 'lapse':
      await step(tx, attempt, 'lapse', settled)
      await endClaim(tx, attempt.id, 'end')
      await askForLook(tx, attempt)
      return undefined
    case 'look':
      await askForLook(tx, attempt)
      return undefined
    default:
      return undefined
  }
}
