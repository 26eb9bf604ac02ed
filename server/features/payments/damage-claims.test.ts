import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { run as releaseDeposits } from './deposits/release-deposits.ts'

// Jobs are waited for, and retried.
vi.setConfig({ testTimeout: 60_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { work, send, as, hold, pay, attemptsOf, booksOf, agreed, lettersOf, mailsOf } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const start = clock.at
const at = (day: string) => clock.set(Date.parse(`${day}T12:00:00Z`))
const { held: isHeld, released, paid } = attemptStatus
const claimed = { amount: 123.45, reason: 'A chair was broken when it was delivered' }

/** A booking from 5 to 12 June 2027, whose deposit of 500.01 is authorised since the first. */
async function withDeposit(): Promise<Held> {
  await clock.set(start)
  const { id: villaId } = await aVilla(db, { damageDepositCents: 500_01 })
  const held = await hold({ villaId, stay: { from: '2027-06-05', to: '2027-06-12' } })
  expect((await pay(held)).body.state).toBe('paid')
  const choice = { bookingId: held.id, damageWaiver: false }
  expect((await send('POST', 'bookings/setDamageWaiver', choice, as(held.jwt))).status).toBe(200)
  // Months pass, during which a client would have signed in again.
  await db.execute(sql`update access_token set expires_at = '2028-01-01'`)
  await db.execute(sql`update session set expires_at = '2028-01-01'`)
  await at('2027-06-01')
  expect((await pay(held, { part: 'damage', amount: 500.01 })).body.state).toBe('held')
  return held
}

type Bearer = { authorization: string }
const second = await aColleague(db, { email: 'second@example.com', permissions: ['payments'] })
const third = await aColleague(db, { email: 'third@example.com', permissions: ['payments'] })
/** Staff sessions expire during the months, so each test signs in. */
const signIn = async () => ({
  first: await staffBearer(db),
  second: await staffBearer(db, second),
  third: await staffBearer(db, third),
})
const call = async (as: Bearer, method: 'GET' | 'POST', path: string, body?: object) => {
  const headers = { ...as, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) }
  const reply = await app.inject({ method, url: `/api/office/${path}`, headers, ...(body && { payload: body }) })
  return { status: reply.statusCode, body: reply.json() }
}
const claim = async (as: Bearer, id: number, body: object = claimed) =>
  call(as, 'POST', `bookings/${id}/damagedeposit/claim`, body)
const answer = (as: Bearer, claimId: number, what: 'confirm' | 'withdraw') =>
  call(as, 'POST', `damageclaims/${claimId}/${what}`, {})
const claimsOf = (id: number) =>
  db.select().from(tables.damageClaim).where(eq(tables.damageClaim.bookingId, id)).orderBy(tables.damageClaim.id)
const statesOf = async (id: number) => (await claimsOf(id)).map(({ state }) => state)
const statusesOf = async (id: number) =>
  (await attemptsOf(id)).filter(({ part }) => part === 'damage').map(({ status }) => status)

test('before the arrival a claim captures nothing until a second member of staff confirms it', async () => {
  const held = await withDeposit()
  const { first, second } = await signIn()
  expect((await claim(first, held.id, { ...claimed, reason: ' ' })).status).toBe(422)
  const { body } = await claim(first, held.id)
  expect(body.deposit).toMatchObject({ state: 'held', claimed: 0, request: { ...claimed, isOwn: true } })
  const own = await send('GET', `bookings/damagewaiverdetails/${held.id}/forcheckout/false`, undefined, as(held.jwt))
  expect(own.body.deposit).not.toHaveProperty('request')
  expect(await statusesOf(held.id)).toEqual([isHeld])

  const { id } = body.deposit.request
  expect((await answer(first, id, 'confirm')).body.code).toBe('second-person-needed')
  const listed = async (as: Bearer, query = 'state=claimed') =>
    (await call(as, 'GET', `damagedeposits?${query}`)).body.deposits
  expect(await listed(second, `state=held&cursor=2027-06-12.0`)).toHaveLength(1)
  expect(await listed(second, `state=held&cursor=2027-06-12.2000000000`)).toEqual([])
  expect((await listed(second))[0]).toMatchObject({
    bookingId: held.id,
    from: '2027-06-05',
    depositAmount: 500.01,
    releasedOn: '2027-06-22',
    needsSecondPerson: true,
    request: { id, ...claimed, isOwn: false },
  })
  expect((await answer(second, id, 'confirm')).body.deposit).toMatchObject({
    state: 'claimed',
    claimed: 123.45,
    reason: claimed.reason,
    request: null,
  })
  await expect.poll(() => statusesOf(held.id)).toEqual([paid])
  expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 + 123_45))
  await expect.poll(() => mailsOf(held.id)).toContain('About your damage deposit')
  const letter = (await lettersOf(held.id)).find(({ subject }) => subject.startsWith('About your damage deposit'))
  expect(letter?.text).toContain(claimed.reason)
  // The guests have not arrived yet.
  expect(letter?.text).not.toContain('After your stay')
  expect((await listed(second)).map(({ bookingId }: { bookingId: number }) => bookingId)).not.toContain(held.id)
  const entries = await db.select().from(tables.staffAuditEntry).where(sql`action like 'claim-%'`)
  expect(entries.map(({ action }) => action)).toEqual(['claim-requested', 'claim-confirmed'])
  expect(entries[1]?.subjectStaffId).toBe(entries[0]?.staffId)
})

test('from the arrival on a claim needs one person', async () => {
  const held = await withDeposit()
  await at('2027-06-05')
  expect((await claim((await signIn()).first, held.id)).body.deposit).toMatchObject({ state: 'claimed', request: null })
  expect(await statesOf(held.id)).toEqual([])
})

test('of two concurrent confirmations one succeeds', async () => {
  for (let round = 0; round < 3; round++) {
    const held = await withDeposit()
    const { first, second, third } = await signIn()
    const { id } = (await claim(first, held.id)).body.deposit.request
    const outcomes = await Promise.all([answer(second, id, 'confirm'), answer(third, id, 'confirm')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect.poll(() => statusesOf(held.id)).toEqual([paid])
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100 + 123_45))
  }
})

test('a claim that was replaced or withdrawn cannot be confirmed', async () => {
  const held = await withDeposit()
  const { first, second } = await signIn()
  const request = async (amount: number) =>
    (await claim(first, held.id, { ...claimed, amount })).body.deposit.request.id as number
  const [small, great] = [await request(10), await request(500)]
  expect((await answer(second, small, 'confirm')).body.code).toBe('not-in-this-state')
  expect((await answer(second, great, 'withdraw')).body.deposit).toMatchObject({ state: 'held', request: null })
  expect((await answer(second, great, 'confirm')).body.code).toBe('not-in-this-state')
  expect((await answer(first, great, 'withdraw')).body.code).toBe('not-in-this-state')
  expect((await answer(second, 2_000_000_000, 'confirm')).status).toBe(404)
  expect(await statesOf(held.id)).toEqual(['withdrawn', 'withdrawn'])
  expect(await statusesOf(held.id)).toEqual([isHeld])
})

test('an unconfirmed claim ends when the deposit is released', async () => {
  const held = await withDeposit()
  const { id } = (await claim((await signIn()).first, held.id)).body.deposit.request
  await at('2027-06-22')
  await releaseDeposits(context)
  await expect.poll(() => statusesOf(held.id)).toEqual([released])
  expect(await statesOf(held.id)).toEqual(['ended'])
  expect((await answer((await signIn()).second, id, 'confirm')).body.code).toBe('not-in-this-state')
})

test('a cancellation ends the claim, and the deposit goes back', async () => {
  for (let round = 0; round < 3; round++) {
    const held = await withDeposit()
    const { first } = await signIn()
    const terms = (await send('GET', `bookings/${held.id}/cancellation`, undefined, as(held.jwt))).body
    const [gone] = await Promise.all([
      send('POST', `bookings/${held.id}/cancel`, { returned: terms.returned }, as(held.jwt)),
      claim(first, held.id),
    ])
    expect(gone.status).toBe(200)
    await expect.poll(() => statusesOf(held.id)).toEqual([released])
    expect((await statesOf(held.id)).filter(state => state !== 'ended')).toEqual([])
  }
})

test('a deposit that is still authorised after the cancellation needs two members of staff to claim', async () => {
  const held = await withDeposit()
  await at('2027-06-14')
  await db.update(tables.booking).set({ status: bookingStatus.cancelled }).where(eq(tables.booking.id, held.id))
  const { deposit } = (await claim((await signIn()).first, held.id)).body
  expect(deposit).toMatchObject({ state: 'held', request: claimed })
})

test('the claim ends when the bank releases the deposit by itself', async () => {
  const held = await withDeposit()
  await claim((await signIn()).first, held.id)
  const code = (await attemptsOf(held.id)).find(({ part }) => part === 'damage')?.batchCode
  for (const one of bank.books.all().filter(({ reference }) => reference === code)) bank.books.void(one)
  await at('2027-06-03')
  await releaseDeposits(context)
  await expect.poll(() => statusesOf(held.id)).toEqual([released])
  expect(await statesOf(held.id)).toEqual(['ended'])
})
