import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import type { FlexibleRate } from '#domain/pricing/season'
import { findBookings } from '#server/features/bookings/public'
import { confirmationFacts, confirmationLetter } from '#server/features/confirmation/public'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { aVilla } from '#testing/builders/villas'
import { pdfText } from '#testing/pdf-text'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { work, send, as, hold, pay, booksOf, agreed } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const flexible: FlexibleRate = { surcharge: { percent: 8 }, depositPercent: 20, freeDays: 45 }
const stay = { from: '2027-06-05', to: '2027-06-12' }
const party = { adults: 4, children: 2 }

/** A booking by the flexible rate whose deposit is paid, in a villa that offers it. */
async function confirmed(rate: FlexibleRate = flexible) {
  const { id: villaId } = await aVilla(db)
  await db.update(tables.season).set({ flexible: rate }).where(eq(tables.season.villaId, villaId))
  const held = await hold({ villaId, stay }, { ratePlan: 'flexible' })
  expect((await pay(held)).body.state).toBe('paid')
  return held
}
const setRates = ({ villaId }: Held, rate: FlexibleRate | null) =>
  db.update(tables.season).set({ flexible: rate }).where(eq(tables.season.villaId, villaId))
const staff = async (method: 'GET' | 'POST', path: string, payload?: object) => {
  const headers = await staffBearer(db)
  const reply = await app.inject({ method, url: `/api/${path}`, ...(payload && { payload }), headers })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const terms = async (held: Held) => (await staff('GET', `core/bookings/${held.id}/cancellation`)).body
const settled = (id: number, cents: number) =>
  expect.poll(() => booksOf(id), { timeout: 30_000 }).toEqual(agreed(Math.round(cents)))

test('e-mail and PDF of the confirmation tell the rate and its day', async () => {
  const { id } = await confirmed()
  const [found] = await findBookings(db, [id])
  if (!found) throw new Error('no booking')
  const facts = await confirmationFacts(db, context, found)
  expect(facts).toMatchObject({ ratePlan: 'flexible', total: 7665, cancellation: { freeThrough: '2027-04-21' } })
  const letter = await confirmationLetter(db, context, found)
  const day = formatDay('2027-04-21', 'en')
  for (const text of [letter?.text ?? '', pdfText(letter?.pdf ?? Buffer.alloc(0))]) {
    const plain = text.replaceAll(/\s+/g, ' ')
    expect(plain).toContain(`Flexible, free cancellation up to and including ${day}`)
    expect(plain).toContain(`Until the end of ${day}`)
  }
})

test('a change of dates keeps the rate by the prices of its new season, and the booking takes its terms over', async () => {
  const held = await confirmed()
  const later = { from: '2027-06-19', to: '2027-06-26', ...party }
  const quote = async () => (await send('POST', `bookings/${held.id}/changes/quote`, later, as(held.jwt))).body
  expect(await quote()).toMatchObject({
    possible: true,
    difference: 0,
    ratePlan: 'flexible',
    cancellation: { freeThrough: addDays(later.from, -45) },
  })
  await setRates(held, { surcharge: { weeklyCents: 100_000 }, depositPercent: 30, freeDays: 60 })
  expect(await quote()).toMatchObject({ difference: 440, ratePlan: 'flexible', terms: { freeDays: 60 } })
  const asked = await send('POST', `bookings/${held.id}/changes`, later, as(held.jwt))
  expect(asked.body).toMatchObject({ difference: 440, ratePlan: 'flexible' })
  const { from, to } = later
  const moved = await staff('POST', `office/bookings/${held.id}/move`, {
    propertyId: held.villaId,
    from,
    to,
    price: 8000,
  })
  expect(moved.status).toBe(200)
  expect((await staff('POST', `office/changes/${asked.body.id}/answer`, { answer: 'made' })).status).toBe(204)
  expect((await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body).toMatchObject({
    ratePlan: 'flexible',
    totalPrice: 8105,
    terms: { depositPercent: 30, freeDays: 60 },
    cancellation: { freeThrough: addDays(from, -60) },
  })
})

test('where the new dates do not offer the rate the change is by the standard one, and says so', async () => {
  const held = await confirmed()
  await setRates(held, null)
  const later = { from: '2027-06-19', to: '2027-06-26', ...party }
  const quote = (await send('POST', `bookings/${held.id}/changes/quote`, later, as(held.jwt))).body
  expect(quote).toMatchObject({
    difference: -560,
    total: 7105,
    ratePlan: 'standard',
    terms: { depositPercent: 30, freeDays: null },
    cancellation: { freeThrough: null },
  })
  const asked = await send('POST', `bookings/${held.id}/changes`, later, as(held.jwt))
  const { from, to } = later
  await staff('POST', `office/bookings/${held.id}/move`, { propertyId: held.villaId, from, to, price: 7000 })
  // Moved alone it keeps the terms by which it was sold.
  const read = async () => (await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body
  expect(await read()).toMatchObject({ ratePlan: 'flexible', cancellation: { freeThrough: addDays(from, -45) } })
  await staff('POST', `office/changes/${asked.body.id}/answer`, { answer: 'made' })
  expect(await read()).toMatchObject({ ratePlan: 'standard', terms: { depositPercent: 30, freeDays: null } })
})

test('before its free day the deposit comes back, days after it was paid, whatever the season offers by then', async () => {
  const [held, late] = [await confirmed(), await confirmed({ ...flexible, freeDays: 90 })]
  expect(held.deposit).toBe(1512)
  await setRates(held, null)
  await clock.set(Date.parse('2027-02-10T10:00:00Z'))
  expect(await terms(held)).toMatchObject({
    stage: 'free',
    paid: 1512,
    returned: 1512,
    kept: 0,
    until: null,
    untilDay: '2027-04-21',
  })
  const cancel = { ...as(held.jwt), 'idempotency-key': randomUUID() }
  expect((await send('POST', `bookings/${held.id}/cancel`, { returned: 1512 }, cancel)).body).toMatchObject({
    returnedByCard: 1512,
  })
  await settled(held.id, 0)
  await clock.set(Date.parse('2027-03-20T10:00:00Z'))
  // Its free day is over, and its own deposit is kept until the balance is due.
  expect(await terms(late)).toMatchObject({ stage: 'deposit-kept', returned: 0, kept: 1512, untilDay: '2027-03-27' })
})

test('through its free day the balance comes back too, and afterwards nothing', async () => {
  const held = await confirmed()
  expect((await pay({ ...held, deposit: 6048 }, { part: 'balance' })).body.state).toBe('paid')
  await clock.set(Date.parse('2027-04-21T10:00:00Z'))
  expect(await terms(held)).toMatchObject({ stage: 'free', paid: 7560, returned: 7560, untilDay: '2027-04-21' })
  await clock.set(Date.parse('2027-04-22T10:00:00Z'))
  expect(await terms(held)).toMatchObject({ stage: 'nothing-back', returned: 0, kept: 7560, untilDay: null })
})
