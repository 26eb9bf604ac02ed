import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { bankKeys } from '#bank/bank'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { webhookPath } from '#server/bank-simulator'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as reconcileAll } from './attempts/reconcile-all.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { work, hold, pay, stateOf, challengeOf, bringBack, bookingStatusOf, attemptsOf, mailsOf, booksOf, agreed } =
  paying(site, bank)
bank.tellShop(`${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`)
const workers = work()
afterAll(() => workers.stop(1000))

const both = ['checkout', 'opayo'] as const
const minute = 60_000
const asked = '4242424242424242'
const { paid, declined, challenged, released, failed } = attemptStatus
const reconcile = () => reconcileAll(context, {}, { signal: new AbortController().signal })
const statuses = async (id: number) => (await attemptsOf(id)).map(({ status }) => status)

describe.each(both)('paying by %s', provider => {
  test('a card without a challenge pays the deposit, and the villa is booked', async () => {
    const held = await hold()
    const { status, body } = await pay(held, { provider })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'paid', status: 'OK', statusId: 0, amount: held.deposit, PassRequired: true })
    expect(body.message).toMatchObject({
      BookingType: 'villa',
      PaymentType: 'deposit',
      Success: true,
      Heading: 'Congratulations!',
    })
    expect(body.message.Description).not.toMatch(/[{}]/)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toEqual(['Receipt', 'Your booking is confirmed'])
  })

  test.each(['approve', 'slow'] as const)('the bank challenges its holder, who says %s', async answer => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    expect(body).toMatchObject({ state: 'challenge', status: 'THREEDAUTH', statusId: 3, message: null })
    expect(body.termurl).toContain(body.md)
    expect([body.threeDSecureURL, body.acsurl].filter(Boolean)).toHaveLength(1)
    const back = await bringBack(await bank.answerChallenge(challengeOf(body), answer, { returnUrl: body.termurl }))
    expect([back.status, back.location]).toEqual([
      303,
      `/secure/ob/deposit-thanks?booking=${held.id}&payment=${body.id}`,
    ])
    expect(back.body).not.toMatch(/Ada|Beispiel/)
    expect(await stateOf(body.id, held)).toMatchObject({
      state: 'paid',
      threeDSecureURL: null,
      acsurl: null,
      md: null,
    })
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a wrong code is reported, nothing is charged, and another card pays the same option', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    const back = await bringBack(await bank.answerChallenge(challengeOf(body), 'wrong', { returnUrl: body.termurl }))
    expect(back.location).toBe(`/secure/ob/payment?booking=${held.id}&payment=${body.id}`)
    const told = await stateOf(body.id, held)
    expect(told).toMatchObject({
      state: 'failed',
      status: 'REJECTED',
      message: { Success: false, Heading: 'Payment failed' },
    })
    expect(told.message.Description).toContain('3D-Secure authentication failed')
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.onlineOption)
    expect((await pay(held, { provider })).body.state).toBe('paid')
    expect(await statuses(held.id)).toEqual([declined, paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test.each([
    ['4000000000000036', 'NOTAUTHED'],
    ['4000000000000051', 'REJECTED'],
    ['4000000000000093', 'MALFORMED'],
    ['4000000000000101', 'INVALID'],
    ['4000000000000077', 'ERROR'],
  ])('the card %s fails as %s, with a message that gives a telephone number', async (number, status) => {
    const held = await hold()
    const { body } = await pay(held, { provider, number })
    expect(body).toMatchObject({ state: 'failed', status, message: { Success: false, BookingType: 'none' } })
    expect(body.message.Description).toContain(context.configuration.office.phone)
    expect(await booksOf(held.id)).toEqual(agreed(0))
  })

  test('a lost reply is found, immediately or by reconciliation, and charged once', async () => {
    const held = await hold()
    const { status, body } = await pay(held, { provider, number: '4000000000000150' })
    expect([status, body.state]).toEqual([200, 'open'])
    await clock.set(clock.at + 2 * minute)
    await reconcile()
    await reconcile()
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'paid' })
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a request that never arrived is given up, and the visitor pays again', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4000000000000176' })
    expect(body.state).toBe('open')
    await clock.set(clock.at + 3 * minute)
    await reconcile()
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'failed', status: 'ERROREXTENDED' })
    expect((await pay(held, { provider })).body.state).toBe('paid')
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a lost return is found by reconciliation', async () => {
    const held = await hold()
    bank.faults.add({ on: 'webhooks', fault: 'lost', times: 3, seconds: 0 })
    const { body } = await pay(held, { provider, number: asked })
    await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    await clock.set(clock.at + 3 * minute)
    await reconcile()
    bank.faults.clear()
    // Opayo never received the cardholder's result: nothing was charged, and nothing will be.
    const expected = provider === 'checkout' ? paid : challenged
    expect(await statuses(held.id)).toEqual([expected])
    await clock.set(clock.at + 60 * minute)
    await reconcile()
    expect(await statuses(held.id)).toEqual([provider === 'checkout' ? paid : failed])
    expect(await booksOf(held.id)).toEqual(agreed(provider === 'checkout' ? held.deposit * 100 : 0))
  })

  test('two tabs with two cards end with one charge', async () => {
    const held = await hold()
    const one = (await pay(held, { provider, number: asked })).body
    const other = (await pay(held, { provider, number: asked })).body
    const backs = await Promise.all(
      [one, other].map(body => bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })),
    )
    await Promise.all(backs.map(bringBack))
    await expect.poll(async () => (await statuses(held.id)).toSorted()).toEqual([paid, released])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toEqual(['Nothing was charged', 'Receipt', 'Your booking is confirmed'])
  })

  test('two concurrent cards end with one charge', async () => {
    const held = await hold()
    await Promise.all([1, 2, 3].map(() => pay(held, { provider })))
    await expect.poll(async () => (await statuses(held.id)).filter(status => status === paid)).toEqual([paid])
    await expect.poll(async () => (await booksOf(held.id)).bank).toBe(held.deposit * 100)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('after the option has expired the nights are taken again where they are free', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    await clock.set(clock.at + 40 * minute)
    const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    await clock.set(clock.at + 300 * minute)
    await bringBack(back)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('where the nights are taken meanwhile nothing is charged, and the client is notified', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: asked })
    await clock.set(clock.at + 300 * minute)
    const taker = await hold(held)
    expect((await pay(taker, { provider })).body.state).toBe('paid')
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    await expect.poll(() => statuses(held.id)).toEqual([released])
    expect(await stateOf(body.id, held)).toMatchObject({ state: 'given-back', reason: 'ERROR_AFTER_PAYMENT' })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.expired)
    expect(await booksOf(held.id)).toEqual(agreed(0))
    expect(await booksOf(taker.id)).toEqual(agreed(taker.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toContain('Nothing was charged')
  })

  test.each(['refused', 'declined'] as const)('a capture that is %s at first is completed by the job', async fault => {
    const held = await hold()
    bank.faults.add({ on: 'captures', fault, times: 1, seconds: 0 })
    const { body } = await pay(held, { provider })
    expect(body).toMatchObject({ state: 'open', message: { Heading: 'Confirmation check', Success: false } })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    await expect.poll(() => statuses(held.id)).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('a return that is repeated and concurrent, before and after its webhook, pays once', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4000000000000192' })
    const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const returns = await Promise.all([1, 2, 3, 4, 5].map(() => bringBack(back)))
    expect(returns.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    await bringBack(back)
    await expect.poll(() => statuses(held.id)).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    await expect.poll(() => mailsOf(held.id)).toEqual(['Receipt', 'Your booking is confirmed'])
  })
})

test('a capture that is undecided and then rejected is retried, and succeeds', async () => {
  const held = await hold()
  bank.faults.add({ on: 'captures', fault: 'undecided', times: 1, seconds: 2 })
  const { body } = await pay(held, { number: '4000000000000234' })
  expect(body).toMatchObject({ state: 'open', message: { Heading: 'Confirmation check' } })
  await expect
    .poll(
      () =>
        bank.books
          .all()
          .flatMap(({ movements }) => movements)
          .filter(({ kind }) => kind === 'capture-refused').length,
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0)
  await expect.poll(() => statuses(held.id), { timeout: 30_000 }).toEqual([paid])
  expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
})

test('webhooks alone complete a payment, however late, repeated or reordered', async () => {
  for (const fault of ['twice', 'reordered', 'late'] as const) {
    const held = await hold()
    bank.faults.add({ on: 'webhooks', fault, times: 2, seconds: 1 })
    const { body } = await pay(held, { number: asked })
    await bank.answerChallenge(challengeOf(body), 'approve')
    bank.webhooksNow()
    await expect.poll(() => statuses(held.id), { message: fault }).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    bank.faults.clear()
  }
})

test('a forged webhook changes nothing, nor does a signed one with false content', async () => {
  const held = await hold()
  const { body } = await pay(held, { number: '4000000000000218' })
  expect(body.state).toBe('failed')
  const open = await hold()
  const challenge = (await pay(open, { number: asked })).body
  const event = {
    id: `evt_${randomUUID()}`,
    type: 'payment_captured',
    data: { reference: challenge.md, response_code: '10000' },
  }
  const tell = (key: string, payload = JSON.stringify(event)) =>
    app.inject({
      method: 'POST',
      url: webhookPath,
      payload,
      headers: {
        'content-type': 'application/json',
        'cko-signature': createHmac('sha256', key).update(payload).digest('hex'),
      },
    })
  expect((await tell('a key that nobody gave')).statusCode).toBe(401)
  expect((await tell(bankKeys.checkoutWebhook)).statusCode).toBe(204)
  expect((await tell(bankKeys.checkoutWebhook)).statusCode).toBe(204)
  expect((await tell(bankKeys.checkoutWebhook, '{"nonsense":1}')).statusCode).toBe(422)
  const [{ count } = { count: 0 }] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(tables.providerEvent)
    .where(sql`event_id = ${event.id}`)
  expect(count).toBe(1)
  // Its job looks the payment up at the bank, which decides.
  await expect.poll(() => jobsLeft(challenge.id)).toBe(0)
  expect(await statuses(open.id)).toEqual([challenged])
  expect(await statuses(held.id)).toEqual([declined])
})

const jobsLeft = async (attemptId: number) => {
  const { rows } = await db.execute<{ left: number }>(sql`
    select count(*)::int as left from pgboss.job
    where name = 'reconcile-attempt' and state in ('created', 'active', 'retry') and (data ->> 'attemptId')::int = ${attemptId}`)
  return rows[0]?.left
}
