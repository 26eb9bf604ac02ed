import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db } = site
const { send, as, hold, pay, path, paymentBody, challengeOf, bringBack, attemptsOf, bookingStatusOf, booksOf, agreed } =
  paying(site, bank)

const asked = '4242424242424242'
const both = ['checkout', 'opayo'] as const
const ofBank = (batchCode: string) => bank.books.all().filter(({ reference }) => reference === batchCode)

describe.each(both)('a tampered amount, by %s,', provider => {
  test.each([
    ['a cent less', (deposit: number) => deposit - 0.01, 409],
    ['a cent more', (deposit: number) => deposit + 0.01, 409],
    ['a hundredth of it', (deposit: number) => deposit / 100, 409],
    ['nothing', () => 0, 409],
    ['less than nothing', (deposit: number) => -deposit, 422],
    ['more than there is', () => 1e300, 422],
    ['a text', () => '1', 422],
    ['no number', () => null, 422],
  ] as const)('pays nothing and requests no provider: %s', async (_what, tampered, status) => {
    const held = await hold()
    const before = bank.books.all().length
    const body = { ...(await paymentBody(provider, asked, held.deposit)), amount: tampered(held.deposit) }
    const reply = await send('POST', path(provider, held.id), body, as(held.jwt))
    expect([reply.status, reply.body.code]).toEqual([status, status === 409 ? 'price-changed' : 'invalid-input'])
    expect(await attemptsOf(held.id)).toEqual([])
    expect(bank.books.all()).toHaveLength(before)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.onlineOption)
  })

  test('and a currency are those of the booking, whatever else is sent', async () => {
    const held = await hold()
    const inPounds = await send('POST', `bookings/${held.id}/setcurrency/10`, {}, as(held.jwt))
    const { amount } = inPounds.body.payments[0]
    expect(amount).not.toBe(held.deposit)
    const old = await send(
      'POST',
      path(provider, held.id),
      await paymentBody(provider, asked, held.deposit),
      as(held.jwt),
    )
    expect([old.status, old.body.code, old.body.amount, old.body.currencyId]).toEqual([
      409,
      'price-changed',
      amount,
      10,
    ])
    const body = { ...(await paymentBody(provider, '4000000000000010', amount)), currency: 'JPY', currencyId: 1 }
    const { body: attempt } = await send('POST', path(provider, held.id), body, as(held.jwt))
    expect(attempt).toMatchObject({ state: 'paid', amount, currencyId: 10 })
    const [row] = await attemptsOf(held.id)
    const cents = Math.round(amount * 100)
    expect(ofBank(row?.batchCode ?? '')).toMatchObject([{ cents, currency: 'GBP' }])
    const postings = await db.select().from(tables.ledgerPosting).where(eq(tables.ledgerPosting.bookingId, held.id))
    expect(new Set(postings.map(({ currencyId }) => currencyId))).toEqual(new Set([10]))
    expect(await booksOf(held.id)).toEqual(agreed(cents))
    const back = await send('POST', `bookings/${held.id}/setcurrency/1`, {}, as(held.jwt))
    expect([back.status, back.body.code]).toEqual([409, 'not-in-this-state'])
  })
})

test.each(both)('the bank’s result of one payment is of no use for another, by %s', async provider => {
  const [mine, theirs] = [await hold(), await hold()]
  const one = (await pay(mine, { provider, number: asked })).body
  const other = (await pay(theirs, { provider, number: asked })).body
  const approved = await bank.answerChallenge(challengeOf(other), 'approve', { returnUrl: other.termurl })
  // The thief uses the approval of another person's card in the return of their own payment.
  const stolen = { ...approved, url: approved.url.replace(other.md, one.md) }
  expect(stolen.url).toContain(one.md)
  await bringBack(stolen)
  expect(await bookingStatusOf(mine.id)).toBe(bookingStatus.onlineOption)
  expect(await booksOf(mine.id)).toEqual(agreed(0))
  await bringBack(approved)
  expect(await bookingStatusOf(theirs.id)).toBe(bookingStatus.confirmed)
  expect(await booksOf(theirs.id)).toEqual(agreed(theirs.deposit * 100))
})

test.each(both)('a token that has paid pays nothing else, by %s', async provider => {
  const [one, other] = [await hold(), await hold()]
  const body = await paymentBody(provider, '4000000000000010', one.deposit)
  expect((await send('POST', path(provider, one.id), body, as(one.jwt))).body.state).toBe('paid')
  const again = await send('POST', path(provider, other.id), { ...body, amount: other.deposit }, as(other.jwt))
  expect(again.body).toMatchObject({ state: 'failed', status: 'INVALID' })
  expect((await attemptsOf(other.id)).map(({ status }) => status)).toEqual([attemptStatus.declined])
  expect(await booksOf(other.id)).toEqual(agreed(0))
})

test('a key that is sent with another amount, part, provider or booking is no repetition', async () => {
  const [mine, theirs] = [await hold(), await hold()]
  const key = '8f14e45f-ceea-467f-a8b9-2f1f3a1d0001'
  const first = await pay(mine, { key, number: asked })
  expect(first.body.state).toBe('challenge')
  const refused = await Promise.all([
    pay(mine, { key, amount: mine.deposit + 1 }),
    pay(mine, { key, part: 'service' }),
    pay(mine, { key, provider: 'opayo' }),
  ])
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [409, 'key-reused']))
  // Keys are scoped to a booking, so that trying another client's key reveals nothing.
  expect((await pay(theirs, { key })).body).toMatchObject({ state: 'paid', bookingId: theirs.id })
  expect(await attemptsOf(mine.id)).toHaveLength(1)
  const lost = await app.inject({ method: 'POST', url: `/api/core/${path('checkout', mine.id)}` })
  expect(lost.statusCode).toBe(401)
})
