import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database/connection'
import { cardRefund, paymentAttempt } from '#database/tables'
import { refuseStep } from '#domain/booking/lifecycle'
import { attemptLifecycle, attemptStatus, type Consequence, consequences } from '#domain/payments/attempt'
import { charge, invoice } from '#domain/payments/ledger'
import type { BankChallenge, BankState } from '#server/adapters/payments/payment-provider'
import { confirmPaid } from '#server/features/bookings/public'
import type { Configuration } from '#server/platform/configuration'
import { enqueue } from '#server/platform/jobs/enqueue'
import { invoicedBy, issueInvoice } from './issue-invoice.ts'
import { reconcileAttempt, returnMoney, tellOfPayment } from './jobs.ts'
import { post } from './post.ts'
import { type Attempt, lockAttempt, takenOf } from './queries.ts'

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

/** Writes down that the money of an attempt is ours. */
async function book(tx: Transaction, attempt: Attempt): Promise<void> {
  const { id: attemptId, bookingId, currencyId, provider } = attempt
  const cents = takenOf(attempt)
  const cause = { bookingId, currencyId, attemptId }
  await post(tx, charge(`bank:${provider}`, cents), cause)
  await post(tx, invoice(cents), cause)
  await issueInvoice(tx, { kind: 'invoice', ...invoicedBy(attempt) })
}

const settled = { settledAt: sql`app_now()` }

/** The money is ours, and what it was for as well. */
async function pay(tx: Transaction, attempt: Attempt): Promise<void> {
  await step(tx, attempt, 'pay', settled)
  await book(tx, attempt)
  const { id: attemptId, part } = attempt
  if (part === 'deposit') await enqueue(tx, tellOfPayment, { attemptId, told: 'confirmation' })
  await enqueue(tx, tellOfPayment, { attemptId, told: part === 'damage' ? 'claimed' : 'receipt' })
}

/** The bank has freed the money, or, where it had taken it, gives it back: either way nothing of it stays here. */
async function free(tx: Transaction, attempt: Attempt, wasTaken: boolean): Promise<void> {
  await step(tx, attempt, 'free', settled)
  if (!wasTaken) return
  await book(tx, attempt)
  await askRefund(tx, attempt, attempt.cents, 'nothing-to-be-had')
}

/** Why money goes back: there is nothing to be had for it, the office grants it, or the booking is cancelled. */
export type RefundCause = typeof cardRefund.$inferSelect.cause

/** Has so much of an attempt given back. The database refuses more than was paid. */
export async function askRefund(
  tx: Transaction,
  { id: attemptId }: Pick<Attempt, 'id'>,
  cents: number,
  cause: RefundCause,
): Promise<void> {
  const [refund] = await tx.insert(cardRefund).values({ attemptId, cents, cause }).returning({ id: cardRefund.id })
  if (!refund) throw new Error('a refund was not written')
  await enqueue(tx, returnMoney, { refundId: refund.id })
}

/** The bank has said yes: the booking decides whether there is something to be had for it. */
async function decide(tx: Transaction, attempt: Attempt, { truth, status = 'OK' }: BankState): Promise<NextAtBank> {
  const { id: attemptId, bookingId, part, itemIds, positions, cents } = attempt
  const taken = await confirmPaid(tx, bookingId, { part, itemIds, positions, ...(part !== 'service' && { cents }) })
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
  await step(tx, attempt, 'giveBack', { cardStatus: status, reason: 'ERROR_AFTER_PAYMENT' })
  await enqueue(tx, tellOfPayment, { attemptId, told: 'given-back' })
  if (truth === 'authorised') return 'giveMoneyBack'
  await free(tx, attempt, true)
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

/**
 * Takes over what a provider knows of an attempt, once and whatever came before: a repeated, late or reordered answer
 * changes nothing. Answers what is to be asked of the provider next.
 */
export async function settle(
  tx: Transaction,
  patience: Patience,
  attemptId: number,
  state: BankState,
): Promise<NextAtBank> {
  const attempt = await lockAttempt(tx, attemptId)
  if (!attempt) return undefined
  const { providerId, card, challenge } = state
  await change(tx, attempt, {
    askedAt: sql`app_now()`,
    ...(providerId && { providerId }),
    ...(card && { cardScheme: card.scheme, cardLast4: card.last4 }),
  })
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
      await pay(tx, attempt)
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
      await free(tx, attempt, false)
      return undefined
    case 'takeMoney':
      // What is claimed of a damage deposit was begun long before, and the office has asked for it itself.
      if (attempt.part !== 'damage' && (await isOlder(tx, attempt, longestTaking))) await askForLook(tx, attempt)
      return 'takeMoney'
    case 'giveMoneyBack':
      if (state.truth === 'captured') await free(tx, attempt, true)
      return state.truth === 'captured' ? undefined : 'giveMoneyBack'
    case 'lapse':
      await step(tx, attempt, 'lapse', settled)
      await askForLook(tx, attempt)
      return undefined
    case 'look':
      await askForLook(tx, attempt)
      return undefined
    default:
      return undefined
  }
}
