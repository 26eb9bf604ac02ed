import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { webhookPath } from '#server/bank-simulator'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { cases } from '#testing/soak'
import { run as reconcileAll } from './reconcile-all.ts'

// Lost answers are found by look-ups.
vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { work, send, as, hold, pay, paymentBody, path, challengeOf, bringBack, attemptsOf, booksOf, agreed, stateOf } =
  paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))
bank.tellShop(`${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`)

const start = clock.at
const minute = 60_000
const asked = '4242424242424242'
const reconcile = () => reconcileAll(context, {}, { signal: new AbortController().signal })
/** A booked villa: services and wine are paid after it. */
let booked: Held
let inTheBooks = 0
test('the villa is booked before its services', async () => {
  booked = await hold()
  expect((await pay(booked)).body.state).toBe('paid')
  inTheBooks = booked.deposit * 100
})

const subjects = [
  ['an order of wine', 'wine', { kind: 'wine', serviceId: 1 }],
  ['an order of services', 'service', { kind: 'experience-service', serviceId: 42 }],
] as const
const providers = ['checkout', 'opayo'] as const
const cents = 14_700

beforeEach(async () => {
  bank.faults.clear()
  // One account pays more often than clients may.
  await db.delete(tables.callLimit)
  await clock.set(start)
})

const combinations = [
  [...subjects[0], providers[0]],
  [...subjects[1], providers[1]],
  [...subjects[0], providers[1]],
  [...subjects[1], providers[0]],
] as const

describe.each(cases(combinations, 2))('%s', (_name, part, of, provider: ProviderName) => {
  /** An order of two items that can be paid. */
  async function anOrder(): Promise<number[]> {
    const { id: bookingId, villaId, stay } = booked
    const rows = await db
      .insert(tables.bookingItem)
      .values(
        [4_700, 10_000].map(priceCents => ({
          ...{ bookingId, villaId, stay, ...of, priceCents },
          status: itemStatus.provisional,
        })),
      )
      .returning({ id: tables.bookingItem.id })
    return rows.map(({ id }) => id)
  }
  const payOrder = async (
    itemIds: readonly number[],
    { number = '4000000000000010', key = randomUUID() as string, amount = cents / 100 } = {},
  ) => {
    const body = await paymentBody(provider, number, amount, part)
    const headers = { ...as(booked.jwt), 'idempotency-key': key }
    return send('POST', path(provider, booked.id), { ...body, itemIds }, headers)
  }
  const statusesOf = async (itemIds: readonly number[]) => {
    const rows = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, booked.id))
    return itemIds.map(itemId => rows.find(({ id }) => id === itemId)?.status)
  }
  const lastAttempt = async () => (await attemptsOf(booked.id)).at(-1)
  /** The order is confirmed as a whole, and the books have its sum once. */
  const isPaidOnce = async (itemIds: readonly number[]) => {
    await expect.poll(() => statusesOf(itemIds), { timeout: 30_000 }).toEqual([5, 5])
    inTheBooks += cents
    await expect.poll(() => booksOf(booked.id), { timeout: 30_000 }).toEqual(agreed(inTheBooks))
  }
  const nothingIsKept = async (itemIds: readonly number[], statuses: number[] = [10, 10]) => {
    expect(await statusesOf(itemIds)).toEqual(statuses)
    await expect.poll(() => booksOf(booked.id), { timeout: 30_000 }).toEqual(agreed(inTheBooks))
  }

  test(`is paid once, however often it is sent: ${provider}`, async () => {
    const itemIds = await anOrder()
    const key = randomUUID()
    const [first] = await Promise.all([1, 2, 3].map(() => payOrder(itemIds, { key })))
    expect(first?.status).toBe(200)
    await isPaidOnce(itemIds)
    expect((await payOrder(itemIds)).body.code).toBe('not-in-this-state')
  })

  test(`of another amount, or with items of another booking, is refused: ${provider}`, async () => {
    const itemIds = await anOrder()
    expect((await payOrder(itemIds, { amount: cents / 100 - 1 })).body.code).toBe('price-changed')
    expect((await payOrder([2_000_000_000], {})).body.code).toBe('not-in-this-state')
    await nothingIsKept(itemIds)
    expect((await payOrder(itemIds)).body.state).toBe('paid')
    await isPaidOnce(itemIds)
  })

  test(`that the bank declines can be paid by another card: ${provider}`, async () => {
    const itemIds = await anOrder()
    expect((await payOrder(itemIds, { number: '4000000000000036' })).body.state).toBe('failed')
    await nothingIsKept(itemIds)
    expect((await payOrder(itemIds)).body.state).toBe('paid')
    await isPaidOnce(itemIds)
  })

  test.each([
    ['wrong', 'failed'],
    ['approve', 'paid'],
  ] as const)(`after the bank’s challenge (%s) is %s: ${provider}`, async (given, state) => {
    const itemIds = await anOrder()
    const { body } = await payOrder(itemIds, { number: asked })
    expect(body.state).toBe('challenge')
    await bringBack(await bank.answerChallenge(challengeOf(body), given, { returnUrl: body.termurl }))
    await expect.poll(async () => (await stateOf(body.id, booked)).state, { timeout: 30_000 }).toBe(state)
    if (state === 'paid') await isPaidOnce(itemIds)
    else await nothingIsKept(itemIds)
  })

  test.each([
    ['the answer is lost', '4000000000000150', true],
    ['the gateway answers nonsense', '4000000000000143', true],
    ['the request is lost', '4000000000000176', false],
  ] as const)(`is decided by a look-up where %s: ${provider}`, async (_fault, number, isPaid) => {
    const itemIds = await anOrder()
    await payOrder(itemIds, { number })
    await clock.set(clock.at + 60 * minute)
    await reconcile()
    if (isPaid) await isPaidOnce(itemIds)
    else {
      await expect.poll(async () => (await lastAttempt())?.status, { timeout: 30_000 }).toBe(attemptStatus.failed)
      await nothingIsKept(itemIds)
    }
  })

  test.each([
    ['are lost', '4000000000000184'],
    ['come twice', '4000000000000192'],
  ])(`whose webhooks %s is paid once: ${provider}`, async (_fault, number) => {
    const itemIds = await anOrder()
    const { body } = await payOrder(itemIds, { number })
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    await isPaidOnce(itemIds)
  })

  test(`that a forged webhook calls paid is not: ${provider}`, async () => {
    const itemIds = await anOrder()
    expect((await payOrder(itemIds, { number: '4000000000000218' })).body.state).toBe('failed')
    await nothingIsKept(itemIds)
  })

  test(`that ends while the bank asks is given back: ${provider}`, async () => {
    const itemIds = await anOrder()
    const { body } = await payOrder(itemIds, { number: asked })
    const [first = 0, second = 0] = itemIds
    await db.update(tables.bookingItem).set({ status: itemStatus.cancelled }).where(eq(tables.bookingItem.id, first))
    await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    await expect.poll(async () => (await stateOf(body.id, booked)).state, { timeout: 30_000 }).toBe('given-back')
    await nothingIsKept([first, second], [6, 10])
  })

  test(`whose capture is rejected at first is paid in the end: ${provider}`, async () => {
    const itemIds = await anOrder()
    await payOrder(itemIds, { number: '4000000000000234' })
    await isPaidOnce(itemIds)
  })

  test(`by two cards at once is charged once: ${provider}`, async () => {
    const itemIds = await anOrder()
    await Promise.all([payOrder(itemIds), payOrder(itemIds)])
    await isPaidOnce(itemIds)
  })
})
