import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import { jobs } from '#server/jobs'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'
import { run as releaseDeposits } from './release-deposits.ts'

// Jobs are waited for, and retried.
vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { work, send, as, hold, pay, challengeOf, bringBack, attemptsOf, booksOf, agreed, mailsOf } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const start = clock.at
const asked = '4242424242424242'
const stay = { from: '2027-06-05', to: '2027-06-12' }
const at = (day: string) => clock.set(Date.parse(`${day}T12:00:00Z`))
const { held: isHeld, released, paid } = attemptStatus

/** A paid booking of a villa with a damage deposit of 500.01, which its client has chosen. */
async function booked(): Promise<Held> {
  await clock.set(start)
  const { id: villaId } = await aVilla(db, { damageDepositCents: 500_01 })
  const held = await hold({ villaId, stay })
  expect((await pay(held)).body.state).toBe('paid')
  const chosen = await send(
    'POST',
    'bookings/setDamageWaiver',
    { bookingId: held.id, damageWaiver: false },
    as(held.jwt),
  )
  expect(chosen.body).toMatchObject({
    choice: 'deposit',
    depositAmount: 500.01,
    deposit: { state: 'later', from: '2027-05-29', until: '2027-06-11', releasedOn: '2027-06-22', claimed: 0 },
  })
  // Months pass, during which a client would have signed in again.
  await db.execute(sql`update access_token set expires_at = '2028-01-01'`)
  await db.execute(sql`update session set expires_at = '2028-01-01'`)
  return held
}
const leave = (held: Held, provider: ProviderName = 'checkout', number = '4000000000000010') =>
  pay(held, { provider, number, part: 'damage', amount: 500.01 })
const details = async (held: Held) =>
  (await send('GET', `bookings/damagewaiverdetails/${held.id}/forcheckout/false`, undefined, as(held.jwt))).body
const statusesOf = async (id: number) =>
  (await attemptsOf(id)).filter(({ part }) => part === 'damage').map(({ status }) => status)
/** The bank's authorisations, captures and releases of the deposit. */
async function atBank(id: number) {
  const codes = (await attemptsOf(id)).filter(({ part }) => part === 'damage').map(({ batchCode }) => batchCode)
  return bank.books
    .all()
    .filter(({ reference }) => codes.includes(reference))
    .map(({ movements }) => movements.map(({ kind, cents }) => `${kind} ${cents}`))
}
const office = async (id: number, what: 'claim' | 'release', body: object = {}) => {
  const headers = { ...(await staffBearer(db)), 'idempotency-key': randomUUID() }
  const url = `/api/office/bookings/${id}/damagedeposit/${what}`
  const reply = await app.inject({ method: 'POST', url, payload: body, headers })
  return { status: reply.statusCode, body: reply.json() }
}
const claimed = { amount: 120.5, reason: 'Two glasses and the lamp by the pool' }

describe.each(['checkout', 'opayo'] as const)('a damage deposit left by %s', provider => {
  test('is authorised, is no part of the price, and is left once', async () => {
    const held = await booked()
    expect(await leave(held, provider)).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } })
    await at('2027-05-29')
    expect((await details(held)).deposit.state).toBe('open')
    const { body } = await leave(held, provider, asked)
    expect(body).toMatchObject({ state: 'challenge', part: 'damage', amount: 500.01 })
    const back = await bringBack(await bank.answerChallenge(challengeOf(body), 'approve', { returnUrl: body.termurl }))
    expect(back.status).toBe(303)
    expect(await statusesOf(held.id)).toEqual([isHeld])
    expect(await atBank(held.id)).toEqual([['authorised 50001']])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    expect((await details(held)).deposit).toMatchObject({ state: 'held', releasedOn: '2027-06-22' })
    expect(await leave(held, provider)).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } })
    const waiver = { bookingId: held.id, damageWaiver: true }
    expect((await send('POST', 'bookings/setDamageWaiver', waiver, as(held.jwt))).body.code).toBe('not-in-this-state')
    await expect.poll(() => mailsOf(held.id)).toContain('Damage deposit in place')
  })

  test('is captured in part, with a reason, and the rest is not', async () => {
    const held = await booked()
    await at('2027-06-01')
    expect((await leave(held, provider)).body).toMatchObject({ state: 'held', message: { Success: true } })
    await at('2027-06-14')
    expect((await office(held.id, 'claim', { ...claimed, amount: 500.02 })).status).toBe(422)
    expect((await office(held.id, 'claim', { ...claimed, reason: ' ' })).status).toBe(422)
    expect((await office(held.id, 'claim', claimed)).body.deposit).toMatchObject({ state: 'claimed', claimed: 120.5 })
    expect((await office(held.id, 'claim', claimed)).body.code).toBe('not-in-this-state')
    expect((await office(held.id, 'release')).body.code).toBe('not-in-this-state')
    await expect.poll(() => statusesOf(held.id)).toEqual([paid])
    expect(await atBank(held.id)).toEqual([['authorised 50001', 'captured 12050']])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 + 120_50))
    await expect.poll(() => mailsOf(held.id)).toContain('About your damage deposit')
    const [letter] = await db.select().from(tables.mail).where(sql`subject like 'About your damage deposit%'`)
    expect(letter?.text).toContain(claimed.reason)
    expect(await details(held)).toMatchObject({ deposit: { state: 'claimed', claimed: 120.5, reason: claimed.reason } })
    const { body } = await send('GET', `bookings/${held.id}/invoices`, undefined, as(held.jwt))
    expect(body.invoices.at(-1)).toMatchObject({ kind: 'invoice', part: 'damage', amount: 120.5 })
  })

  test('is released in time where it is not claimed, and not before', async () => {
    const held = await booked()
    await at('2027-06-01')
    await leave(held, provider)
    await at('2027-06-21')
    await releaseDeposits(context)
    expect(await statusesOf(held.id)).toEqual([isHeld])
    await at('2027-06-22')
    await Promise.all([releaseDeposits(context), releaseDeposits(context)])
    await expect.poll(() => statusesOf(held.id)).toEqual([released])
    expect(await atBank(held.id)).toEqual([['authorised 50001', 'voided 50001']])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    expect((await details(held)).deposit.state).toBe('released')
    await expect
      .poll(async () => (await mailsOf(held.id)).filter(subject => subject === 'Damage deposit released'))
      .toHaveLength(1)
    expect((await office(held.id, 'claim', claimed)).body.code).toBe('not-in-this-state')
  })

  test('by two cards concurrently is left once, and the other card is freed', async () => {
    const held = await booked()
    await at('2027-06-01')
    await Promise.all([leave(held, provider), leave(held, provider), leave(held, provider)])
    await expect
      .poll(async () => (await statusesOf(held.id)).toSorted((a, b) => a - b))
      .toEqual(expect.arrayContaining([isHeld]))
    await expect
      .poll(async () => (await statusesOf(held.id)).filter(status => status !== isHeld && status !== released))
      .toEqual([])
    expect((await statusesOf(held.id)).filter(status => status === isHeld)).toHaveLength(1)
    const open = (await atBank(held.id)).filter(kinds => kinds.length === 1)
    expect(open).toEqual([['authorised 50001']])
  })

  test('is released where the booking is cancelled, separately from the refund of the price', async () => {
    const held = await booked()
    await at('2027-06-01')
    await leave(held, provider)
    const terms = (await send('GET', `bookings/${held.id}/cancellation`, undefined, as(held.jwt))).body
    const cancelled = await send('POST', `bookings/${held.id}/cancel`, { returned: terms.returned }, as(held.jwt))
    expect(cancelled.status).toBe(200)
    await expect.poll(() => statusesOf(held.id)).toEqual([released])
    expect(await atBank(held.id)).toEqual([['authorised 50001', 'voided 50001']])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
  })

  test('that the bank releases by itself is detected, and the office is notified', async () => {
    const held = await booked()
    await at('2027-06-01')
    const { body } = await leave(held, provider)
    const code = (await attemptsOf(held.id)).find(({ part }) => part === 'damage')?.batchCode
    for (const one of bank.books.all().filter(({ reference }) => reference === code)) bank.books.void(one)
    await at('2027-06-03')
    await releaseDeposits(context)
    await expect.poll(() => statusesOf(held.id)).toEqual([released])
    const told = () =>
      db
        .select()
        .from(tables.mail)
        .where(eq(tables.mail.cause, `payment ${body.id} look 0`))
    await expect
      .poll(async () => (await told()).map(({ text }) => text))
      .toEqual([expect.stringContaining('no longer sets aside a damage deposit')])
    // It can be left again while the stay lasts.
    expect((await leave(held, provider)).body.state).toBe('held')
    await office(held.id, 'release')
  })
})

test('a claim whose reply is lost captures the money once', async () => {
  const held = await booked()
  await at('2027-06-01')
  await leave(held)
  await at('2027-06-14')
  bank.faults.add({ on: 'captures', fault: 'lost-answer', times: 1, seconds: 0 })
  await office(held.id, 'claim', claimed)
  // The failing job is retried after some seconds.
  await expect.poll(() => statusesOf(held.id), { timeout: 90_000 }).toEqual([paid])
  expect(await atBank(held.id)).toEqual([['authorised 50001', 'captured 12050']])
  expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 + 120_50))
})

test('of a concurrent claim and release one succeeds', async () => {
  for (let round = 0; round < 3; round++) {
    const held = await booked()
    await at('2027-06-01')
    await leave(held)
    await at('2027-06-14')
    const outcomes = await Promise.all([
      office(held.id, 'claim', claimed),
      office(held.id, 'release'),
      office(held.id, 'claim', claimed),
    ])
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const end = outcomes[1]?.status === 200 ? released : paid
    await expect.poll(() => statusesOf(held.id)).toEqual([end])
  }
})

test('can only be left by the owner, and only be claimed where it exists', async () => {
  const [mine, theirs] = [await booked(), await booked()]
  await at('2027-06-01')
  const missing = await pay({ ...mine, id: 2_000_000_000 }, { part: 'damage', amount: 500.01 })
  const foreign = await pay({ ...mine, id: theirs.id }, { part: 'damage', amount: 500.01 })
  expect({ ...foreign, body: { ...foreign.body, requestId: '' } }).toEqual({
    ...missing,
    body: { ...missing.body, requestId: '' },
  })
  expect((await office(2_000_000_000, 'claim', claimed)).status).toBe(404)
  expect((await office(mine.id, 'claim', claimed)).body.code).toBe('not-in-this-state')
  const other = await pay(mine, { part: 'damage', amount: 500 })
  expect([other.status, other.body.code, other.body.amount]).toEqual([409, 'price-changed', 500.01])
})

test('is requested by e-mail when the stay is near, once, and not where it was left', async () => {
  const [asked, left] = [await booked(), await booked()]
  const letters = async (id: number) =>
    (
      await db
        .select()
        .from(tables.mail)
        .where(eq(tables.mail.cause, `damage deposit ${id}`))
    ).length
  const job = await jobs.find(({ name }) => name === 'remind-of-deposits')?.handler()
  const task = { step: undefined as never, signal: new AbortController().signal, log: silentLog }
  const remind = () => job?.run({ ...context, mailer: { deliver: async () => {} } }, {}, task)
  await at('2027-05-28')
  await remind()
  expect([await letters(asked.id), await letters(left.id)]).toEqual([0, 0])
  await at('2027-05-29')
  expect((await leave(left)).body.state).toBe('held')
  await remind()
  await remind()
  expect([await letters(asked.id), await letters(left.id)]).toEqual([1, 0])
})
