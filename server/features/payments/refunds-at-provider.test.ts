import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { webhookPath } from '#server/bank-simulator'
import { actAtProvider } from '#testing/bookings/at-provider'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as reconcileAttempt } from './attempts/reconcile-attempt.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, context } = site
const { work, send, as, hold, pay, challengeOf, bringBack, attemptsOf, mailsOf, booksOf, agreed } = paying(site, bank)
bank.tellShop(`${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`)
const workers = work()
afterAll(() => workers.stop(1000))

const both = ['checkout', 'opayo'] as const
const lastAttempt = async (held: Held) => {
  const [attempt] = (await attemptsOf(held.id)).toReversed()
  if (!attempt) throw new Error('nothing was paid')
  return attempt
}
const refundsOf = async ({ id }: { id: number }) =>
  db.select().from(tables.cardRefund).where(eq(tables.cardRefund.attemptId, id))

describe.each(both)('a refund made in the dashboard of %s', provider => {
  test('is booked and reported once, whether webhooks or look-ups find it', async () => {
    const held = await hold()
    expect((await pay(held, { provider })).body.state).toBe('paid')
    const attempt = await lastAttempt(held)
    bank.faults.add({ on: 'webhooks', fault: 'twice', times: 2, seconds: 0 })
    await actAtProvider(bank, attempt, 'refund', 12_34)
    await Promise.all([1, 2, 3].map(() => reconcileAttempt(context, { attemptId: attempt.id })))
    await expect.poll(() => mailsOf(held.id), { timeout: 20_000 }).toContain('Refund')
    await reconcileAttempt(context, { attemptId: attempt.id })
    expect(await refundsOf(attempt)).toMatchObject([{ cents: 12_34, cause: 'at-provider', givenAt: expect.any(Date) }])
    expect(await booksOf(held.id)).toEqual(agreed(Math.round(held.deposit * 100) - 12_34))
    await expect.poll(() => mailsOf(held.id)).toContain('Please check')
    const mails = await mailsOf(held.id)
    for (const subject of ['Refund', 'Please check']) expect(mails.filter(mail => mail === subject)).toHaveLength(1)
    const booking = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
    expect(booking.body.refunded).toBe(12.34)
    const { body } = await send('GET', `bookings/${held.id}/invoices`, undefined, as(held.jwt))
    expect(body.invoices.filter(({ kind }: { kind: string }) => kind === 'credit-note')).toMatchObject([
      { amount: 12.34 },
    ])
  })

  test('ends the services of an ended booking once all of them are refunded', async () => {
    const held = await hold()
    expect((await pay(held, { provider })).body.state).toBe('paid')
    const ofItem = and(eq(tables.bookingItem.bookingId, held.id), eq(tables.bookingItem.kind, 'villa-service'))
    const itemNow = async () => (await db.select().from(tables.bookingItem).where(ofItem))[0]
    const cents = (await itemNow())?.priceCents ?? 0
    expect((await pay(held, { provider, part: 'service', amount: cents / 100 })).body.state).toBe('paid')
    const attempt = await lastAttempt(held)
    await db.update(tables.booking).set({ status: bookingStatus.cancelled }).where(eq(tables.booking.id, held.id))
    await actAtProvider(bank, attempt, 'refund', 100)
    await reconcileAttempt(context, { attemptId: attempt.id })
    expect((await itemNow())?.status).toBe(itemStatus.confirmed)
    await actAtProvider(bank, attempt, 'refund', cents - 100)
    await reconcileAttempt(context, { attemptId: attempt.id })
    expect((await itemNow())?.status).toBe(itemStatus.refunded)
  })
})

test('a payment that was captured in part and refunded there can be paid again', async () => {
  const held = await hold()
  const { body } = await pay(held, { number: '4242424242424242' })
  const back = await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl })
  await actAtProvider(bank, await lastAttempt(held), 'capture', 100)
  await bringBack(back)
  const attempt = await lastAttempt(held)
  expect(attempt.status).toBe(attemptStatus.short)
  await actAtProvider(bank, attempt, 'refund', 100)
  await reconcileAttempt(context, { attemptId: attempt.id })
  expect((await lastAttempt(held)).status).toBe(attemptStatus.released)
  expect(await booksOf(held.id)).toEqual(agreed(0))
  await reconcileAttempt(context, { attemptId: attempt.id })
  const open = await db.select().from(tables.paymentDifference).where(eq(tables.paymentDifference.bookingId, held.id))
  expect(open.filter(({ endedAt, kind }) => !endedAt && kind === 'captured')).toEqual([])
  expect((await pay(held)).body.state).toBe('paid')
})
