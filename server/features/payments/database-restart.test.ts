import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { FaultyCall } from '#bank/faults'
import { connect } from '#database/connection'
import { migrate } from '#database/migrate'
import { seedDemo } from '#database/seeds/demo'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { jobs } from '#server/jobs'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testDay } from '#testing/day'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { installTestClock, testClock } from '#testing/site/clock'
import { ownServer } from '#testing/site/own-server'
import { cases } from '#testing/soak'
import { run as reconcileAll } from './attempts/reconcile-all.ts'
import { requestRefund } from './attempts/settle.ts'
import { run as returnMoney } from './refunds/execute-refund.ts'

// A database server is created, filled, and restarted several times.
vi.setConfig({ testTimeout: 120_000 })

/** Other tests need theirs, and this one must be durable across crashes. */
const server = await ownServer()
afterAll(server.remove)
const url = server.url('postgres')
await migrate(url)
const connection = connect(url, { patience: 60_000, connecting: 60_000 })
afterAll(connection.close)
await prepareQueues(connection.db, jobs)
await installTestClock(connection.db)
await connection.db.transaction(tx => seedDemo(tx, testDay))

const bank = await testBank()
const site = await testApp({
  environment: bank.environment,
  beside: { ...connection, clock: testClock(connection.db) },
})
const { db, clock, context } = site
const { hold, pay, challengeOf, bringBack, attemptsOf, bookingStatusOf, booksOf, agreed, stateOf } = paying(site, bank)

const minute = 60_000
const { paid } = attemptStatus
type Provider = 'checkout' | 'opayo'

/** Runs the site's job of each minute. */
async function goOn(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await clock.set(clock.at + 2 * minute)
    await reconcileAll(context, {}, { signal: new AbortController().signal })
  }
}

/** Stops the server during a request to the bank, and starts it again once the client has its reply. */
async function restartAt<T>(on: FaultyCall, signal: NodeJS.Signals, work: () => Promise<T>): Promise<T> {
  bank.faults.add({ on, fault: 'silent', times: 1, seconds: 3 } as never)
  const under = work()
  await expect.poll(() => bank.faults.all().length).toBe(0)
  await server.end(signal)
  const told = await under
  await server.begin()
  await eventually(() => db.execute(sql`select`))
  return told
}

/**
 * During the outage the client only gets 503. On a busy machine the bank can be quicker than the stop: then the client
 * gets its result.
 */
const isKindlyTold = ({ status }: { status: number }, said: number) => expect([503, said]).toContain(status)

const restarts = [
  ['checkout', 'crashes', 'SIGQUIT'],
  ['opayo', 'is stopped', 'SIGINT'],
] as const

describe.each(cases(restarts, 1))(
  'a payment by %s, in the midst of which the database %s',
  (provider: Provider, _how, signal) => {
    test('and restarts during the authorisation of a card, is charged once', async () => {
      const held = await hold()
      isKindlyTold(await restartAt('payments', signal, () => pay(held, { provider })), 200)
      await goOn()
      expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([paid])
      expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
      expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    })

    test('and restarts during the capture, is charged once', async () => {
      const held = await hold()
      isKindlyTold(await restartAt('captures', signal, () => pay(held, { provider })), 200)
      expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
      await goOn()
      expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([paid])
      expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    })

    test('and restarts during the return from the bank, is charged once', async () => {
      const held = await hold()
      const { body } = await pay(held, { provider, number: '4242424242424242' })
      const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
      const asked = provider === 'checkout' ? 'look-up' : 'challenge'
      isKindlyTold(await restartAt(asked, signal, () => bringBack(back)), 303)
      // A browser whose return failed repeats it.
      expect((await bringBack(back)).status).toBe(303)
      await goOn()
      expect(await stateOf(body.id, held)).toMatchObject({ state: 'paid' })
      expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    })

    test('and restarts during a refund, is refunded once', async () => {
      const held = await hold()
      const { body } = await pay(held, { provider })
      await withTransaction(db, tx => requestRefund(tx, body, 10_00, 'granted'))
      const [refund] = await db.select().from(tables.cardRefund).where(sql`attempt_id = ${body.id}`)
      const giveBack = () => returnMoney(context, { refundId: refund?.id ?? 0 })
      await restartAt('refunds', signal, () => giveBack().catch(() => undefined))
      await giveBack()
      await giveBack()
      expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 - 10_00))
    })
  },
)
