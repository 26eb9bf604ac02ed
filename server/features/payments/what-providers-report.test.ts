import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { connect } from '#database/connection'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { webhookPath } from '#server/bank-simulator'
import { staffBearer } from '#testing/accounts/staff'
import { actAtProvider } from '#testing/bookings/at-provider'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as reconcileAttempt } from './attempts/reconcile-attempt.ts'
import { run as returnMoney } from './refunds/execute-refund.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, url, clock, context } = site
const {
  work: startJobs,
  send,
  as,
  hold,
  pay,
  stateOf,
  challengeOf,
  bringBack,
  bookingStatusOf,
  attemptsOf,
  mailsOf,
} = paying(site, bank)
const { booksOf, agreed } = paying(site, bank)
bank.tellShop(`${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`)
let workers = startJobs()
afterAll(() => workers.stop(1000))
const staff = await staffBearer(db)

const both = ['checkout', 'opayo'] as const
type Provider = (typeof both)[number]
const minute = 60_000
const { paid, short, declined, authorised } = attemptStatus

/** Acts in the dashboard of the provider of the last payment. */
const atProvider = async (provider: Provider, held: Held, what: 'capture' | 'refund', cents: number) => {
  const [attempt] = (await attemptsOf(held.id)).toReversed()
  if (attempt) await actAtProvider(bank, { ...attempt, provider }, what, cents)
}

/** The look-up that a webhook or the nightly job triggers. */
const lookUp = async (held: Held) => {
  for (const { id: attemptId } of await attemptsOf(held.id)) await reconcileAttempt(context, { attemptId })
}
const asStaff = async (held: Held) =>
  (await app.inject({ url: `/api/core/bookings/${held.id}`, headers: staff })).json() as Record<string, any>
const differencesOf = (held: Held) =>
  db.select().from(tables.paymentDifference).where(eq(tables.paymentDifference.bookingId, held.id))
const refundsOf = (held: Held) =>
  db
    .select(getTableColumns(tables.cardRefund))
    .from(tables.cardRefund)
    .innerJoin(tables.paymentAttempt, eq(tables.paymentAttempt.id, tables.cardRefund.attemptId))
    .where(eq(tables.paymentAttempt.bookingId, held.id))

/** Waits for running jobs, and starts none until the work is done. */
async function withoutJobs(work: () => Promise<void>): Promise<void> {
  await workers.stop(10_000)
  await work().finally(() => {
    workers = startJobs()
  })
}

/** Cancels a booking that was fully refunded at the provider, before the site knows of the refund. */
async function cancelAfterRefund(provider: Provider, held: Held): Promise<void> {
  await atProvider(provider, held, 'refund', Math.round(held.deposit * 100))
  const terms = (await send('GET', `bookings/${held.id}/cancellation`, undefined, as(held.jwt))).body
  const gone = await send('POST', `bookings/${held.id}/cancel`, { returned: terms.returned }, as(held.jwt))
  expect([gone.status, gone.body.code]).toEqual([200, undefined])
}

/** The number of connections to this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::integer as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}

const alertsOf = async (held: Held) => (await mailsOf(held.id)).filter(subject => subject === 'Please check')

describe.each(both)('a report of %s', provider => {
  test('about a capture of less than requested confirms nothing until the rest is captured', async () => {
    const held = await hold()
    const cents = Math.round(held.deposit * 100)
    const { body } = await pay(held, { provider, number: '4242424242424242' })
    const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    if (provider === 'opayo') {
      // Opayo authorises when the browser returns. Without jobs, the site does not retry before the dashboard.
      bank.faults.add({ on: 'captures', fault: 'no-request', times: 1, seconds: 0 })
      await withoutJobs(async () => {
        await bringBack(back)
        await atProvider(provider, held, 'capture', 100)
        await lookUp(held)
      })
      expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([authorised])
    } else {
      await atProvider(provider, held, 'capture', 100)
      await bringBack(back)
      expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([short])
      expect(await bookingStatusOf(held.id)).toBe(bookingStatus.onlineOption)
    }
    const told = await stateOf(body.id, held)
    expect(told).toMatchObject({ state: 'open', message: { Success: false, Heading: 'Confirmation check' } })
    expect(await booksOf(held.id)).toEqual(agreed(100))
    expect(await differencesOf(held)).toMatchObject([
      { kind: 'captured', expectedCents: cents, reportedCents: 100, endedAt: null },
    ])
    await lookUp(held)
    await expect.poll(() => alertsOf(held)).toEqual(['Please check'])
    expect(await mailsOf(held.id)).not.toContain('Receipt')
    expect((await asStaff(held)).differences).toMatchObject([{ kind: 'captured', reported: 1, state: 'open' }])
    expect((await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body.differences).toBeUndefined()
    // The simulator captures once; a dashboard captures the rest.
    const [attempt] = await attemptsOf(held.id)
    const own = bank.books.all().find(({ reference }) => reference === attempt?.batchCode)
    own?.movements.push({ id: own.id, kind: 'captured', cents: cents - 100, at: own.at })
    await lookUp(held)
    expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([paid])
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(cents))
    expect((await differencesOf(held)).every(({ endedAt }) => endedAt)).toBe(true)
    await expect.poll(() => mailsOf(held.id)).toContain('Receipt')
  })

  test('about a refund in the dashboard is booked once, reported to the client, and not promised again', async () => {
    const held = await hold()
    expect((await pay(held, { provider })).body.state).toBe('paid')
    const cents = Math.round(held.deposit * 100)
    await atProvider(provider, held, 'refund', 1000)
    for (let i = 0; i < 3; i++) await lookUp(held)
    await Promise.all([lookUp(held), lookUp(held), lookUp(held)])
    expect(await booksOf(held.id)).toEqual(agreed(cents - 1000))
    await expect.poll(() => mailsOf(held.id)).toContain('Refund')
    await expect.poll(() => alertsOf(held)).toEqual(['Please check'])
    const seen = await asStaff(held)
    expect(seen.refunded).toBe(10)
    expect(seen.differences).toMatchObject([{ kind: 'refunded', expected: 0, reported: 10 }])
    const terms = (await send('GET', `bookings/${held.id}/cancellation`, undefined, as(held.jwt))).body
    expect(terms.paid).toBe(held.deposit - 10)
    const gone = await send('POST', `bookings/${held.id}/cancel`, { returned: terms.returned }, as(held.jwt))
    expect([gone.status, gone.body.returnedByTransfer]).toEqual([200, 0])
    await expect
      .poll(() => booksOf(held.id), { timeout: 20_000 })
      .toEqual(agreed(cents - 1000 - Math.round(terms.returned * 100)))
  })

  test('about a refund in the dashboard covers one that the bank rejects', async () => {
    const held = await hold()
    expect((await pay(held, { provider })).body.state).toBe('paid')
    const cents = Math.round(held.deposit * 100)
    // Without jobs, neither a webhook nor a look-up of the payment reports the refund too early.
    await withoutJobs(() => cancelAfterRefund(provider, held))
    await expect.poll(() => booksOf(held.id), { timeout: 30_000 }).toEqual(agreed(0))
    expect(await refundsOf(held)).toMatchObject([{ cents, givenAt: expect.any(Date) }])
  })

  test('about a refund in the dashboard is not booked beside a concurrent request', async () => {
    const held = await hold()
    expect((await pay(held, { provider })).body.state).toBe('paid')
    const cents = Math.round(held.deposit * 100)
    await withoutJobs(async () => {
      await cancelAfterRefund(provider, held)
      const [{ id: refundId, attemptId } = { id: 0, attemptId: 0 }] = await refundsOf(held)
      const beside = connect(url, { max: 1 })
      bank.faults.add({ on: 'refunds', fault: 'silent', times: 1, seconds: 2 })
      // The look-up blocks where it stores the difference; the refund is requested meanwhile.
      const begun = await beside.db.transaction(async tx => {
        await tx.execute(sql`lock table payment_difference in exclusive mode`)
        const lookedUp = reconcileAttempt(context, { attemptId })
        await expect.poll(countWaiting).toBe(1)
        const returned = returnMoney(context, { refundId }).catch(() => undefined)
        await expect
          .poll(async () => (await countWaiting()) + Number((await refundsOf(held))[0]?.underWayAt !== null))
          .toBe(2)
        return { both: Promise.all([lookedUp, returned]) }
      })
      await begun.both
      await beside.close()
      bank.faults.clear()
    })
    await expect.poll(() => booksOf(held.id), { timeout: 30_000 }).toEqual(agreed(0))
    expect(await refundsOf(held)).toMatchObject([{ cents, givenAt: expect.any(Date) }])
  })

  test('about a payment as requested is no difference', async () => {
    const held = await hold()
    expect((await pay(held, { provider })).body.state).toBe('paid')
    for (let i = 0; i < 2; i++) {
      await lookUp(held)
      await clock.set(clock.at + 10 * minute)
    }
    expect(await differencesOf(held)).toEqual([])
    expect((await asStaff(held)).differences).toEqual([])
  })
})

test('a dispute is reported to the office once, marks the booking, and ends when it is won', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  const [attempt] = await attemptsOf(held.id)
  const control = (body: object) =>
    fetch(`${bank.url}/control/disputes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reference: attempt?.batchCode, ...body }),
    })
  expect((await control({ amount: 5000 })).status).toBe(201)
  await expect
    .poll(() => differencesOf(held), { timeout: 10_000 })
    .toMatchObject([{ kind: 'disputed', reportedCents: 5000, endedAt: null }])
  await lookUp(held)
  await expect.poll(() => alertsOf(held)).toEqual(['Please check'])
  expect((await asStaff(held)).differences).toMatchObject([{ kind: 'disputed', reported: 50, state: 'open' }])
  const listed = async () => {
    const { differences } = (await app.inject({ url: '/api/office/paymentdifferences', headers: staff })).json()
    return differences.filter(({ bookingId }: { bookingId: number }) => bookingId === held.id)
  }
  expect(await listed()).toEqual([
    {
      ...{ id: expect.any(Number), paymentId: attempt?.id, bookingId: held.id, kind: 'disputed' },
      ...{ reference: expect.any(String), villa: expect.any(String), expected: 0, reported: 50, currencyId: 1 },
      ...{ reportedCurrency: 'EUR', foundAt: expect.any(String) },
    },
  ])
  expect((await control({ won: true })).status).toBe(201)
  await expect
    .poll(async () => (await asStaff(held)).differences, { timeout: 10_000 })
    .toMatchObject([{ kind: 'disputed', state: 'over' }])
  expect(await listed()).toEqual([])
})

test('a refund in the dashboard is received by its signed webhook', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  await atProvider('checkout', held, 'refund', 2500)
  await expect.poll(() => booksOf(held.id), { timeout: 20_000 }).toEqual(agreed(Math.round(held.deposit * 100) - 2500))
})

test('money captured although its payment was declined is booked, and reported', async () => {
  const held = await hold()
  const { body } = await pay(held, { number: '4000000000000036' })
  expect(body.state).toBe('failed')
  const [attempt] = await attemptsOf(held.id)
  const payment = bank.books.all().find(({ reference }) => reference === attempt?.batchCode)
  if (!payment) throw new Error('the bank knows nothing')
  payment.state = 'authorised'
  for (const kind of ['authorised', 'captured'] as const)
    payment.movements.push({ id: `${payment.id}${kind}`, kind, cents: payment.cents, at: payment.at })
  await lookUp(held)
  expect((await attemptsOf(held.id)).map(({ status }) => status)).toEqual([declined])
  expect(await booksOf(held.id)).toEqual(agreed(payment.cents))
  await expect.poll(() => alertsOf(held)).toEqual(['Please check'])
  expect(await bookingStatusOf(held.id)).toBe(bookingStatus.onlineOption)
})
