import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { refund } from '#domain/payments/ledger'
import { actAtProvider } from '#testing/bookings/at-provider'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as lookUpPayments } from '../attempts/look-up-payments.ts'
import { run as reconcileAttempt } from '../attempts/reconcile-attempt.ts'
import { run as compareBooks } from './compare-books.ts'
import { postToLedger } from './post-to-ledger.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { get, db, clock, context } = site
const { work, hold, pay, attemptsOf, booksOf, agreed } = paying(site, bank)
let workers = work()
afterAll(() => workers.stop(1000))

const minute = 60_000
const both = ['checkout', 'opayo'] as const

/** Compares the books, and returns the log entry. */
async function compare() {
  const lines: { level: string; fields: Record<string, any> }[] = []
  const to = (level: string) => (fields: object) => void lines.push({ level, fields })
  await compareBooks(context, {}, { log: { info: to('info'), warn: to('warn'), error: to('error') } as never })
  expect(lines).toHaveLength(1)
  return lines[0]
}
const degraded = async () => {
  const { status, body } = await get('/readyz')
  expect(status).toBe(200)
  return body.degraded?.books
}
async function paid(provider: (typeof both)[number] = 'checkout'): Promise<Held & { attemptId: number }> {
  const held = await hold()
  expect((await pay(held, { provider })).body.state).toBe('paid')
  const [attempt] = await attemptsOf(held.id)
  return { ...held, attemptId: attempt?.id ?? 0 }
}
const capturedBy = async (held: Held) => {
  const [attempt] = await attemptsOf(held.id)
  const payment = bank.books.all().find(({ reference }) => reference === attempt?.batchCode)
  const captured = payment?.movements.find(({ kind }) => kind === 'captured')
  if (!captured) throw new Error('nothing was captured')
  return captured
}

describe.each(both)('payments by %s', provider => {
  test('are looked up at night, and refunds made in the dashboard are booked', async () => {
    const held = await paid(provider)
    const [attempt] = await attemptsOf(held.id)
    await clock.set(clock.at + 10 * minute)
    bank.faults.add({ on: 'webhooks', fault: 'lost', times: 1, seconds: 0 })
    if (attempt) await actAtProvider(bank, attempt, 'refund', 50_00)
    await lookUpPayments(context)
    const cents = Math.round(held.deposit * 100) - 50_00
    await expect.poll(() => booksOf(held.id), { timeout: 20_000 }).toEqual(agreed(cents))
    await expect.poll(async () => (await attemptsOf(held.id))[0]?.reportedCents).toBe(cents)
    expect(await compare()).toMatchObject({ level: 'info', fields: { differing: 0 } })
    expect(await degraded()).toBeUndefined()
  })

  test('in another currency, as the provider reports, show as degraded until they agree', async () => {
    const held = await paid(provider)
    const [attempt] = await attemptsOf(held.id)
    const payment = bank.books.all().find(({ reference }) => reference === attempt?.batchCode)
    if (!payment) throw new Error('the bank knows nothing')
    const { currency } = payment
    payment.currency = 'CHF'
    await reconcileAttempt(context, { attemptId: held.attemptId })
    const line = await compare()
    expect(line).toMatchObject({ level: 'error', fields: { differing: 1 } })
    expect(line?.fields.rows).toEqual([{ bookingId: held.id, attemptId: held.attemptId }])
    expect(await degraded()).toMatchObject({ differing: 1 })
    payment.currency = currency
    await reconcileAttempt(context, { attemptId: held.attemptId })
    expect(await compare()).toMatchObject({ level: 'info', fields: { differing: 0 } })
  })

  test('with less captured than was booked show as degraded until they agree', async () => {
    const held = await paid(provider)
    const captured = await capturedBy(held)
    const all = captured.cents
    await clock.set(clock.at + 10 * minute)
    captured.cents = all - 100
    await reconcileAttempt(context, { attemptId: held.attemptId })
    const line = await compare()
    expect(line).toMatchObject({ level: 'error', fields: { differing: 1 } })
    expect(line?.fields.rows).toEqual([{ bookingId: held.id, attemptId: held.attemptId }])
    expect(await degraded()).toEqual({ differing: 1, checkedAt: expect.any(String) })
    captured.cents = all
    await reconcileAttempt(context, { attemptId: held.attemptId })
    expect(await compare()).toMatchObject({ level: 'info', fields: { differing: 0 } })
    expect(await degraded()).toBeUndefined()
  })
})

test('a posting without its document is a difference, but not while the payment moves', async () => {
  const held = await paid()
  // Only the test reconciles the payment: a due job would report it after the posting.
  await workers.stop(10_000)
  await clock.set(clock.at + 10 * minute)
  await reconcileAttempt(context, { attemptId: held.attemptId })
  await clock.set(clock.at + minute)
  await withTransaction(db, async tx => {
    const [given] = await tx
      .insert(tables.cardRefund)
      .values({ attemptId: held.attemptId, cents: 100, cause: 'granted', givenAt: new Date(clock.at) })
      .returning()
    const cause = { bookingId: held.id, currencyId: 1 as const, refundId: given?.id ?? 0 }
    await postToLedger(tx, refund('bank:checkout', 100), cause)
  })
  // The booking's books differ; those of the payment have moved since the provider's report.
  expect((await compare())?.fields.rows).toEqual([{ bookingId: held.id, attemptId: null }])
  await reconcileAttempt(context, { attemptId: held.attemptId })
  const rows = (await compare())?.fields.rows
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({ bookingId: held.id, attemptId: held.attemptId })
  expect(await degraded()).toMatchObject({ differing: 2 })
  workers = work()
})

test('a provider that does not respond is counted', async () => {
  const held = await paid()
  await reconcileAttempt(context, { attemptId: held.attemptId })
  await workers.stop(10_000)
  await clock.set(clock.at + 10 * minute)
  await lookUpPayments(context)
  await clock.set(clock.at + 70 * minute)
  expect((await compare())?.fields.unanswered).toBeGreaterThan(0)
  await reconcileAttempt(context, { attemptId: held.attemptId })
  workers = work()
  await expect.poll(async () => (await compare())?.fields.unanswered, { timeout: 20_000 }).toBe(0)
})

test('of many payments a bounded number is looked up, those with the oldest look-up first', async () => {
  const held = await paid()
  await workers.stop(10_000)
  await db.execute(sql`
    insert into payment_attempt (booking_id, part, cents, currency_id, status, provider, payer, language, asked_at, settled_at)
    select ${held.id}, 'service', 100, 1, 3, 'checkout', 'contact', 'en', app_now() - make_interval(hours => n), app_now()
    from generate_series(1, 600) n`)
  const ownAttempt = async () => (await attemptsOf(held.id)).find(({ id }) => id === held.attemptId)
  const own = await ownAttempt()
  const countQueued = async () => {
    const { rowCount } = await db.execute(
      sql`select 1 from pgboss.job where name = 'reconcile-attempt' and state = 'created'`,
    )
    return rowCount ?? 0
  }
  const before = await countQueued()
  await lookUpPayments(context)
  expect((await countQueued()) - before).toBe(500)
  expect((await ownAttempt())?.askedAt).toEqual(own?.askedAt)
})
