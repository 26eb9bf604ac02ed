import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { bankKeys } from '#bank/bank'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { webhookPath } from '#server/bank-simulator'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as reconcileAll } from './attempts/reconcile-all.ts'

// Silent banks run into timeouts.
vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const one = await testApp({ environment: bank.environment })
const other = await testApp({ environment: bank.environment, beside: one })
const { app, db, clock, context } = one
const here = paying(one, bank)
const there = paying(other, bank)
const { hold, pay, challengeOf, attemptsOf, bookingStatusOf, booksOf, agreed, mailsOf, stateOf } = here
const workers = here.work()
afterAll(() => workers.stop(1000))
const shop = `${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`
bank.tellShop(shop)

const minute = 60_000
const asked = '4242424242424242'
const both = ['checkout', 'opayo'] as const
const { paid, released } = attemptStatus
const statuses = async (id: number) => (await attemptsOf(id)).map(({ status }) => status)
const reconcile = () => reconcileAll(context, {}, { signal: new AbortController().signal })
const isPaidOnce = async (held: Held) => {
  await expect.poll(() => statuses(held.id)).toEqual([paid])
  expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
  await expect.poll(() => booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  await expect.poll(() => mailsOf(held.id)).toEqual(['Receipt', 'Your booking is confirmed'])
}

/** Sends events as Checkout.com does; returns the statuses. */
const tell = (events: readonly { id: string; type: string; data: { reference: string } }[]) =>
  Promise.all(
    events.map(async event => {
      const body = JSON.stringify(event)
      const signature = createHmac('sha256', bankKeys.checkoutWebhook).update(body).digest('hex')
      const headers = { 'content-type': 'application/json', 'cko-signature': signature }
      return (await fetch(shop, { method: 'POST', headers, body })).status
    }),
  )

test('a provider that is silent for a minute blocks no client that long, and charges once', async () => {
  bank.faults.add({ on: 'payments', fault: 'silent', times: 2, seconds: 60 })
  bank.faults.add({ on: 'webhooks', fault: 'lost', times: 1, seconds: 0 })
  const tries = await Promise.all(
    both.map(async provider => {
      const held = await hold()
      const began = performance.now()
      const { status, body } = await pay(held, { provider })
      expect([status, body.state, body.message]).toEqual([200, 'open', null])
      expect(performance.now() - began).toBeLessThan(55_000)
      return held
    }),
  )
  bank.faults.clear()
  await clock.set(clock.at + 2 * minute)
  await reconcile()
  for (const held of tries) await isPaidOnce(held)
})

test('a webhook that arrives before the reply pays, and the reply changes nothing', async () => {
  const held = await hold()
  bank.faults.add({ on: 'payments', fault: 'silent', times: 1, seconds: 5 })
  const answer = pay(held)
  // The job that it started captures the money while the browser still waits.
  await isPaidOnce(held)
  expect((await answer).body).toMatchObject({ state: 'paid' })
  await isPaidOnce(held)
})

test('five concurrent webhooks, each five times, before, with and after the return, pay once', async () => {
  const held = await hold()
  bank.faults.add({ on: 'webhooks', fault: 'lost', times: 2, seconds: 0 })
  const { body } = await pay(held, { number: asked })
  const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
  const types = ['payment_approved', 'payment_captured', 'payment_pending', 'payment_captured', 'payment_approved']
  const data = { reference: String(body.md) }
  const events = types.map(type => ({ id: `evt_${randomUUID()}`, type, data }))
  const fiveTimes = [events, events, events, events, events].flat()
  const [told, ...returns] = await Promise.all([
    tell(fiveTimes),
    ...Array.from({ length: 5 }, (_, i) => (i % 2 ? here : there).bringBack(back)),
  ])
  expect(new Set(told)).toEqual(new Set([204]))
  expect(returns.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
  expect(new Set(await tell(fiveTimes))).toEqual(new Set([204]))
  await isPaidOnce(held)
  const known = await db.select().from(tables.providerEvent).where(eq(tables.providerEvent.attemptId, body.id))
  expect(known.filter(({ eventId }) => events.some(({ id }) => id === eventId))).toHaveLength(5)
})

test('of eight late payments of as many bookings for the same nights, through two processes, one is charged', async () => {
  const first = await hold()
  const late: { held: Held; body: Record<string, any> }[] = []
  for (let i = 0; i < 8; i++) {
    const held = i === 0 ? first : await hold(first)
    const { body } = await pay(held, { provider: both[i % 2 ? 1 : 0], number: asked })
    late.push({ held, body })
    await clock.set(clock.at + 300 * minute)
  }
  const backs = await Promise.all(
    late.map(({ body }) => bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })),
  )
  await Promise.all(backs.map((back, i) => (i % 2 ? here : there).bringBack(back)))
  await expect
    .poll(async () => (await Promise.all(late.map(({ held }) => statuses(held.id)))).flat().toSorted())
    .toEqual([paid, ...Array.from({ length: 7 }, () => released)])
  for (const { held, body } of late) {
    const confirmed = (await bookingStatusOf(held.id)) === bookingStatus.confirmed
    expect((await stateOf(body.id, held)).state).toBe(confirmed ? 'paid' : 'given-back')
    expect(await booksOf(held.id)).toEqual(agreed(confirmed ? held.deposit * 100 : 0))
    await expect
      .poll(() => mailsOf(held.id))
      .toEqual(expect.arrayContaining([confirmed ? 'Receipt' : 'Nothing was charged']))
  }
})

test('two hundred concurrent payments of one booking, through two processes, charge one card once', async () => {
  const held = await hold()
  const accounts = Array.from({ length: 200 }, (_, i) =>
    (i % 2 ? here : there).pay(held, { number: '4000000000000010' }),
  )
  const answers = await Promise.all(accounts)
  // The rate limit rejects all but a few of so many cards.
  const tried = answers.filter(({ status }) => status !== 429).map(({ body }) => body.state ?? body.code)
  expect(tried).toHaveLength(20)
  expect(tried.filter(outcome => outcome === 'paid')).toHaveLength(1)
  // Attempts that start after the payment are rejected; earlier ones are freed.
  expect(tried.filter(outcome => !['paid', 'given-back', 'not-in-this-state'].includes(outcome))).toEqual([])
  await expect.poll(async () => (await statuses(held.id)).filter(status => status === paid)).toEqual([paid])
  await expect
    .poll(async () => (await statuses(held.id)).filter(status => status !== paid && status !== released))
    .toEqual([])
  await expect.poll(() => booksOf(held.id)).toEqual(agreed(held.deposit * 100))
})
