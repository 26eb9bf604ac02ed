import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock } = site
const { work, send, as, hold, pay, stateOf, challengeOf, bringBack, bookingStatusOf, attemptsOf, mailsOf } = paying(
  site,
  bank,
)
const { booksOf, agreed } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const both = ['checkout', 'opayo'] as const
const minute = 60_000
/** An option with a payable tourist tax. */
async function heldWithTax(): Promise<Held & { itemId: number; tax: number }> {
  const held = await hold()
  const [item] = await db
    .select()
    .from(tables.bookingItem)
    .where(and(eq(tables.bookingItem.bookingId, held.id), eq(tables.bookingItem.kind, 'villa-service')))
  expect(item?.status).toBe(itemStatus.provisional)
  return { ...held, itemId: item?.id ?? 0, tax: (item?.priceCents ?? 0) / 100 }
}

const statusOfItem = async (id: number) => {
  const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id))
  return item?.status
}

describe.each(both)('services of an option, by %s,', provider => {
  test('are rejected before the villa is booked, and no provider is requested', async () => {
    const held = await heldWithTax()
    const before = bank.books.all().length
    const early = await pay(held, { provider, part: 'service', amount: held.tax })
    expect([early.status, early.body.code]).toEqual([409, 'not-booked-yet'])
    expect(await attemptsOf(held.id)).toEqual([])
    expect(bank.books.all()).toHaveLength(before)
    expect((await pay(held, { provider })).body.state).toBe('paid')
    expect((await pay(held, { provider, part: 'service', amount: held.tax })).body.state).toBe('paid')
    expect(await booksOf(held.id)).toEqual(agreed(Math.round((held.deposit + held.tax) * 100)))
    expect(await statusOfItem(held.itemId)).toBe(itemStatus.confirmed)
  })

  test.each([
    ['lives still', async () => undefined, [bookingStatus.onlineOption]],
    [
      'was given up',
      async (held: Held) => {
        const url = `/api/core/bookings/ob/expire/${held.id}`
        expect((await app.inject({ method: 'PUT', url, headers: as(held.jwt) })).statusCode).toBe(204)
      },
      [bookingStatus.expired],
    ],
    [
      'Your hold has ended',
      async () => {
        await clock.set(clock.at + 10 * 60 * minute)
      },
      // The job that expires options can come first.
      [bookingStatus.onlineOption, bookingStatus.expired],
    ],
  ] as const)(
    'that are approved while the option %s pay nothing, and the client is notified',
    async (_when, end, statuses) => {
      const held = await heldWithTax()
      const { body } = await pay(held, { provider, number: '4242424242424242' })
      // As an older version started it.
      await db
        .update(tables.paymentAttempt)
        .set({ part: 'service', itemIds: [held.itemId] })
        .where(eq(tables.paymentAttempt.id, body.id))
      await end(held)
      await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
      await expect.poll(async () => (await stateOf(body.id, held)).state).toBe('given-back')
      const told = await stateOf(body.id, held)
      expect(told.message).toMatchObject({ Success: false })
      expect((await attemptsOf(held.id)).map(one => one.status)).toEqual([attemptStatus.released])
      expect(await booksOf(held.id)).toEqual(agreed(0))
      expect(await statusOfItem(held.itemId)).toBe(itemStatus.provisional)
      expect(statuses).toContain(await bookingStatusOf(held.id))
      await expect.poll(() => mailsOf(held.id)).toContain('Nothing was charged')
      expect(await mailsOf(held.id)).not.toContain('Receipt')
    },
  )
})

test('a link for services can neither be made nor paid before the villa is booked', async () => {
  const held = await heldWithTax()
  const made = await send('POST', `bookings/${held.id}/paymentlinks`, { part: 'service' }, as(held.jwt))
  expect([made.status, made.body.code]).toEqual([409, 'not-booked-yet'])
  // As an older version made it.
  const secret = generateToken()
  await db.insert(tables.paymentLink).values({
    bookingId: held.id,
    secretHash: hashToken(secret),
    part: 'service',
    cents: held.tax * 100,
    name: '',
    expiresAt: sql`app_now() + interval '7 days'`,
  })
  const shown = await send('POST', 'paymentlinks/show', { secret }, {})
  expect([shown.status, shown.body.code]).toEqual([409, 'not-booked-yet'])
  expect((await pay(held)).body.state).toBe('paid')
  expect((await send('POST', 'paymentlinks/show', { secret }, {})).body).toMatchObject({
    state: 'open',
    amount: held.tax,
  })
})

test('a transfer for services can neither be promised nor entered before the villa is booked', async () => {
  const held = await heldWithTax()
  const promised = await send('POST', `bookings/${held.id}/processoffline/service`, {}, as(held.jwt))
  expect([promised.status, promised.body.code]).toEqual([409, 'not-booked-yet'])
  const headers = await staffBearer(db)
  const payload = {
    direction: 'in',
    part: 'service',
    amount: held.tax,
    bookedOn: '2027-01-15',
    bankReference: randomUUID(),
  }
  const entered = await app.inject({
    method: 'POST',
    url: `/api/office/bookings/${held.id}/transfers`,
    payload,
    headers,
  })
  expect([entered.statusCode, entered.json().code]).toEqual([409, 'not-booked-yet'])
  expect(await booksOf(held.id)).toEqual(agreed(0))
})
