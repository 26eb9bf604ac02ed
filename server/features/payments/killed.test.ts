import { once } from 'node:events'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { FaultyCall } from '#bank/faults'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { cardholder, type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import type { PaymentWork } from '#testing/site/payment-process'
import { cases } from '#testing/soak'
import { run as reconcileAll } from './attempts/reconcile-all.ts'
import { run as returnMoney } from './refunds/execute-refund.ts'

// Starting whole processes takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock, context } = site
const { beginElsewhere, hold, attemptsOf, booksOf, agreed, bookingStatusOf, pay, challengeOf } = paying(site, bank)

const both = ['checkout', 'opayo'] as const
const minute = 60_000
type Provider = (typeof both)[number]

/** Runs the work in a process that is killed after the bank has acted and before it has replied. */
async function killAt(on: FaultyCall, work: PaymentWork): Promise<void> {
  bank.faults.add({ on, fault: 'silent', times: 1, seconds: 60 } as never)
  const child = beginElsewhere(work)
  const ended = once(child, 'exit')
  await expect.poll(() => bank.faults.all().length, { timeout: 60_000 }).toBe(0)
  child.kill('SIGKILL')
  await ended
}

const payment = async (held: Held, provider: Provider, number = '4000000000000010') => ({
  what: 'pay' as const,
  actor: { kind: 'guest-user' as const, guestUserId: 1, bookingId: held.id },
  wanted: {
    bookingId: held.id,
    part: 'deposit' as const,
    amount: held.deposit,
    provider,
    language: 'en' as const,
    key: undefined,
    card: await bank.tokenOf(provider, number),
    payer: cardholder,
    browser: { ip: '192.0.2.1', accept: '*/*', userAgent: '', language: 'en' },
  },
})

/** Runs the site's job of each minute until nothing is open. */
async function goOn(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await clock.set(clock.at + 2 * minute)
    await reconcileAll(context, {}, { signal: new AbortController().signal }).catch(() => undefined)
    const open = await db.select().from(tables.cardRefund).where(isNull(tables.cardRefund.givenAt))
    for (const { id: refundId } of open) await returnMoney(context, { refundId }).catch(() => undefined)
  }
}
const statuses = async (id: number) => (await attemptsOf(id)).map(({ status }) => status)

describe.each(cases(both, 1))('a process that is killed while %s', provider => {
  test('authorises: the payment is found, and charged once', async () => {
    const held = await hold()
    await killAt('payments', await payment(held, provider))
    expect(await statuses(held.id)).toEqual([attemptStatus.begun])
    await goOn()
    expect(await statuses(held.id)).toEqual([attemptStatus.paid])
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('captures: the money is captured once, and booked', async () => {
    const held = await hold()
    await killAt('captures', await payment(held, provider))
    expect(await statuses(held.id)).toEqual([attemptStatus.authorised])
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    await goOn()
    expect(await statuses(held.id)).toEqual([attemptStatus.paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('receives the cardholder’s result', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4242424242424242' })
    const { fields } = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const result = { ...(fields.cres && { cRes: fields.cres }) }
    const challenge = { provider, batchCode: String(body.md), result }
    await killAt(provider === 'checkout' ? 'look-up' : 'challenge', { what: 'finish', challenge })
    expect(await statuses(held.id)).toEqual([attemptStatus.challenged])
    await goOn()
    expect(await statuses(held.id)).toEqual([attemptStatus.paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('frees a payment for nights that are taken', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider, number: '4242424242424242' })
    await clock.set(clock.at + 300 * minute)
    expect((await pay(await hold(held), { provider })).body.state).toBe('paid')
    const { fields } = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
    const result = { ...(fields.cres && { cRes: fields.cres }) }
    await killAt('voids', { what: 'finish', challenge: { provider, batchCode: String(body.md), result } })
    expect(await statuses(held.id)).toEqual([attemptStatus.releasing])
    await goOn()
    expect(await statuses(held.id)).toEqual([attemptStatus.released])
    expect(await booksOf(held.id)).toEqual(agreed(0))
  })

  test('refunds: the money is refunded once', async () => {
    const held = await hold()
    const { body } = await pay(held, { provider })
    const cents = Math.floor((held.deposit * 100) / 3)
    const [refund] = await db
      .insert(tables.cardRefund)
      .values({ attemptId: body.id, cents, cause: 'granted' })
      .returning()
    await killAt('refunds', { what: 'return-money', refundId: refund?.id ?? 0 })
    const given = async () =>
      (
        await db
          .select()
          .from(tables.cardRefund)
          .where(eq(tables.cardRefund.id, refund?.id ?? 0))
      )[0]
    expect((await given())?.givenAt).toBeNull()
    await goOn()
    expect((await given())?.givenAt).not.toBeNull()
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 - cents))
    const open = and(eq(tables.cardRefund.attemptId, body.id), isNull(tables.cardRefund.givenAt))
    expect(await db.select().from(tables.cardRefund).where(open)).toEqual([])
  })
})
