import { eq, inArray, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testCards } from '#bank/test-cards'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { attemptStatus, openAttemptStatuses } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { rounds } from '#testing/soak'
import { run as reconcileAll } from './attempts/reconcile-all.ts'
import { requestRefund } from './attempts/settle.ts'
import { run as returnMoney } from './refunds/execute-refund.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock, context } = site
const { hold, pay, challengeOf, bringBack, attemptsOf, booksOf, bookingStatusOf } = paying(site, bank)
const minute = 60_000

const provider = fc.constantFrom('checkout' as const, 'opayo' as const)
const number = fc.constantFrom(...testCards.map(card => card.number))
const on = fc.constantFrom(
  'payments' as const,
  'look-up' as const,
  'captures' as const,
  'voids' as const,
  'challenge' as const,
)
const fault = fc.constantFrom(
  'refused' as const,
  'busy' as const,
  'no-request' as const,
  'lost-answer' as const,
  'unreadable' as const,
)
/** A fault of any call, or an accepted request that the bank does not carry out. */
const trouble = fc.oneof(
  { weight: 3, arbitrary: fc.record({ on, fault }) },
  {
    weight: 1,
    arbitrary: fc.record({
      on: fc.constantFrom('captures' as const, 'voids' as const, 'refunds' as const),
      fault: fc.constant('declined' as const),
    }),
  },
)

/** Events during payments. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), provider, number }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      answer: fc.constantFrom('approve' as const, 'wrong' as const, 'abandon' as const),
      back: fc.nat(2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fault' as const), trouble }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 3, 50, 300) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('take' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
)

const reconcile = () => reconcileAll(context, {}, { signal: new AbortController().signal }).catch(() => undefined)
const giveBack = async () => {
  const open = await db.select().from(tables.cardRefund).where(isNull(tables.cardRefund.givenAt))
  for (const { id: refundId } of open) await returnMoney(context, { refundId }).catch(() => undefined)
}

/** Refunds a share of what is left of a payment. */
async function refundShare(bookingId: number, share: number): Promise<void> {
  const paid = (await attemptsOf(bookingId)).find(({ status }) => status === attemptStatus.paid)
  if (!paid) return
  const asked = await db.select().from(tables.cardRefund).where(eq(tables.cardRefund.attemptId, paid.id))
  const left = paid.cents - asked.reduce((sum, { cents }) => sum + cents, 0)
  const cents = Math.floor(left * share)
  if (cents > 0) await withTransaction(db, tx => requestRefund(tx, paid, cents, 'granted'))
}

/** Runs the site's jobs until nothing is open. */
async function untilAllIsSettled(): Promise<void> {
  bank.faults.clear()
  for (let round = 0; round < 20; round++) {
    await clock.set(clock.at + 11 * minute)
    await reconcile()
    await giveBack()
    const open = await db
      .select()
      .from(tables.paymentAttempt)
      .where(inArray(tables.paymentAttempt.status, [...openAttemptStatuses]))
    const owed = await db.select().from(tables.cardRefund).where(isNull(tables.cardRefund.givenAt))
    if (open.length + owed.length === 0) return
  }
  const open = await db
    .select()
    .from(tables.paymentAttempt)
    .where(inArray(tables.paymentAttempt.status, [...openAttemptStatuses]))
  throw new Error(`attempts stay open: ${JSON.stringify(open)}`)
}

test('whatever happens during payments, all books agree on charges minus refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async events => {
      const held = await hold()
      const asked: Record<string, any>[] = []
      const bookings = [held]
      for (const happened of events) {
        if (happened.kind === 'pay') {
          const { body } = await pay(held, happened)
          if (body.state === 'challenge') asked.push(body)
        } else if (happened.kind === 'answer') {
          const body = asked.pop()
          if (!body) continue
          const back = await bank.answerChallenge(challengeOf(body), happened.answer, { returnUrl: body.termurl })
          await Promise.all(Array.from({ length: happened.back }, () => bringBack(back)))
        } else if (happened.kind === 'fault') {
          bank.faults.add({ ...happened.trouble, times: 1, seconds: 0 })
        } else if (happened.kind === 'wait') await clock.set(clock.at + happened.minutes * minute)
        else if (happened.kind === 'take') {
          const free = (await bookingStatusOf(held.id)) === bookingStatus.onlineOption && bookings.length === 1
          if (!free) continue
          await clock.set(clock.at + 300 * minute)
          const other = await hold(held)
          bookings.push(other)
          await pay(other)
        } else if (happened.kind === 'refund') await refundShare(held.id, happened.share)
        else await reconcile()
      }
      await untilAllIsSettled()
      const confirmed: number[] = []
      for (const booking of bookings) {
        const books = await booksOf(booking.id)
        const { bank: kept } = books
        expect(books).toEqual({ bank: kept, ledger: kept, clients: 0, sales: kept, invoices: kept })
        const paid = (await attemptsOf(booking.id)).filter(({ status }) => status === attemptStatus.paid)
        const isConfirmed = (await bookingStatusOf(booking.id)) === bookingStatus.confirmed
        expect(paid).toHaveLength(isConfirmed ? 1 : 0)
        if (isConfirmed) confirmed.push(booking.id)
      }
      expect(confirmed.length).toBeLessThanOrEqual(1)
      const all = await db.select().from(tables.paymentAttempt)
      const held_ = bank.books.all().map(({ movements }) => movements.map(({ kind }) => kind))
      expect(all.filter(({ status }) => openAttemptStatuses.includes(status))).toEqual([])
      // The bank has no authorisation without an end.
      expect(held_.filter(kinds => kinds.includes('authorised') && kinds.length === 1)).toEqual([])
    }),
    {
      numRuns: rounds({ few: 6, many: 15 }),
      endOnFailure: true,
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: false,
    },
  )
}, 120_000)
