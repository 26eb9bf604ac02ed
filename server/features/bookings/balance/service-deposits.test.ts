import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import * as tables from '#database/tables'
import { addDays, type Day } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { cardholder, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { run as remindOfBalances } from './remind-of-balances.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context } = site
const { work, booksOf, agreed } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))
const bookingId = 9002
const start = clock.at
let lead = bearer(await signInBy(app))
const before = await booksOf(bookingId)

const call = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => {
  const reply = await app.inject({
    method,
    url: `/api${url}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const at = async (day: Day) => {
  await clock.set(Date.parse(`${day}T10:00:00Z`))
  lead = bearer(await signInBy(app))
}
const { experiences } = (
  await call('GET', `/core/itineraries/villabookingid/${bookingId}/experiences?lang=en&adults=2&children=0`, lead)
).body as { experiences: OfferedExperience[] }
/** An experience at sea, whose host asks a deposit, on a day of the stay. */
const boat = experiences.find(({ days }) => days.some(({ deposit }) => deposit !== null))
const on = boat?.days.find(({ deposit }) => deposit !== null)
if (!boat || !on || on.price === null || on.deposit === null) throw new Error('no experience asks a deposit')
const day = on.date
const [priceCents, depositCents] = [Math.round(on.price * 100), Math.round(on.deposit * 100)]

const accepted = async () => {
  const uuid = randomUUID()
  const planned = { uuid, bookingId, serviceId: boat.serviceId, date: day, adults: 2, children: 0 }
  const saved = await call('POST', '/core/itineraries', { 'if-match': '"0"', ...lead }, planned)
  expect([saved.status, saved.body.code]).toEqual([200, undefined])
  const { status, body } = await call('POST', '/core/bookings/itinerary/consolidateforpayment', lead, {
    bookingId,
    items: [{ uuid, quotedPrice: saved.body.quotedPrice }],
  })
  expect([status, body.code]).toEqual([200, undefined])
  return { uuid, itemId: body.itemIds[0] as number, total: body.total as number, deposit: saved.body.deposit }
}
const balanceOf = async (itemId: number) => {
  const [found] = await db
    .select({ item: tables.bookingItem, balance: tables.serviceBalance })
    .from(tables.serviceBalance)
    .innerJoin(tables.bookingItem, eq(tables.bookingItem.id, tables.serviceBalance.itemId))
    .where(eq(tables.serviceBalance.depositItemId, itemId))
  return found
}
const itemOf = async (id: number) =>
  (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id)))[0]
const pay = async (itemIds: number[], cents: number) => {
  const token = await bank.tokenOf('checkout', '4000000000000010')
  if (token.kind !== 'token') throw new Error('no token')
  const body = { part: 'service', amount: cents / 100, itemIds, ...cardholder, token: token.token }
  return call('POST', `/core/bookings/client/pay/card/checkout/${bookingId}`, lead, body)
}
const paid = async () => {
  const one = await accepted()
  expect((await pay([one.itemId], depositCents)).body.state).toBe('paid')
  return one
}
const terms = (id: number, headers: Record<string, string> = lead) =>
  call('GET', `/core/bookingitems/${id}/cancellation`, headers)
const cancel = (id: number, returned: number, headers: Record<string, string> = lead) =>
  call('POST', `/core/bookingitems/${id}/cancel`, headers, { returned })
const kept = (cents: number) =>
  expect.poll(() => booksOf(bookingId), { timeout: 30_000 }).toEqual(agreed(before.bank + cents))
let books = 0
const subjects = async () =>
  (await db.select({ subject: tables.mail.subject }).from(tables.mail).orderBy(tables.mail.id)).map(
    ({ subject }) => subject,
  )

beforeEach(async () => {
  await clock.set(start)
  lead = bearer(await signInBy(app))
  await db.delete(tables.plannedExperience)
  await db
    .update(tables.bookingItem)
    .set({ status: itemStatus.cancelled })
    .where(
      and(
        eq(tables.bookingItem.bookingId, bookingId),
        eq(tables.bookingItem.kind, 'experience-service'),
        sql`status in (5, 10, 15)`,
      ),
    )
})

describe('an experience whose host asks a deposit', () => {
  test('is put into the basket as deposit and balance, and one price again when it leaves it', async () => {
    const one = await accepted()
    const balance = await balanceOf(one.itemId)
    expect(one.deposit).toEqual({
      amount: depositCents / 100,
      balance: (priceCents - depositCents) / 100,
      due: addDays(day, -14),
    })
    expect(Math.round(one.total * 100)).toBe(priceCents)
    expect((await itemOf(one.itemId))?.priceCents).toBe(depositCents)
    expect(balance?.item).toMatchObject({ priceCents: priceCents - depositCents, status: itemStatus.provisional })
    const booking = (await call('GET', `/core/bookings/${bookingId}`, lead)).body
    expect(booking.schedule).toContainEqual(
      expect.objectContaining({ amount: (priceCents - depositCents) / 100, due: addDays(day, -14) }),
    )
    const plan = (await call('GET', `/core/itineraries/villabookingid/${bookingId}`, lead)).body
    const item = plan.days.flatMap((of: { experiences: PlannedExperience[] }) => of.experiences)[0]
    expect(item).toMatchObject({ status: 15, quotedPrice: priceCents / 100, deposit: one.deposit })
    const { revision, ...planned } = item
    await call(
      'POST',
      '/core/itineraries',
      { 'if-match': `"${revision}"`, ...lead },
      { ...planned, bookingId, selected: false },
    )
    expect(await balanceOf(one.itemId)).toBeUndefined()
    expect(await itemOf(one.itemId)).toMatchObject({ priceCents, status: itemStatus.quoted })
  })

  test('is paid in two payments; its balance is not paid before its deposit', async () => {
    const one = await accepted()
    const balanceId = (await balanceOf(one.itemId))?.item.id ?? 0
    expect((await pay([balanceId], priceCents - depositCents)).body.code).toBe('not-in-this-state')
    expect((await pay([one.itemId], depositCents)).body.state).toBe('paid')
    expect((await itemOf(one.itemId))?.status).toBe(itemStatus.confirmed)
    expect((await pay([balanceId], priceCents - depositCents)).body.state).toBe('paid')
    expect((await itemOf(balanceId))?.status).toBe(itemStatus.confirmed)
    books += priceCents
    await kept(books)
  })

  test('is reminded of its balance once before the due day and once after it', async () => {
    const one = await paid()
    books += depositCents
    const jobContext = { ...context, db } as unknown as Parameters<typeof remindOfBalances>[0]
    const told = async () => (await subjects()).filter(subject => subject.startsWith('The balance for'))
    const seen = (await told()).length
    await remindOfBalances(jobContext)
    expect((await told()).length).toBe(seen)
    for (const today of [addDays(day, -27), addDays(day, -26)]) {
      await at(today)
      await remindOfBalances(jobContext)
    }
    expect((await told()).slice(seen)).toEqual([expect.stringMatching(/is due soon$/)])
    for (const today of [addDays(day, -13), addDays(day, -12)]) {
      await at(today)
      await remindOfBalances(jobContext)
    }
    expect((await told()).slice(seen)).toHaveLength(2)
    await cancel(one.itemId, (await terms(one.itemId)).body.returned)
    books -= Math.round(depositCents / 4)
    await kept(books)
  })
})

describe('a paid service', () => {
  test('is refunded in full until its free day, with its balance; the client and the office are told', async () => {
    const one = await paid()
    const shown = (await terms(one.itemId)).body
    expect(shown).toMatchObject({ returned: depositCents / 100, kept: 0, freeThrough: addDays(day, -14) })
    const done = await Promise.all([1, 2, 3].map(() => cancel(one.itemId, shown.returned)))
    expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await itemOf(one.itemId)).toMatchObject({ status: itemStatus.refunded })
    expect((await balanceOf(one.itemId))?.item.status).toBe(itemStatus.cancelled)
    await kept(books)
    const told = await subjects()
    expect(told.some(subject => subject.startsWith('Cancelled: '))).toBe(true)
    expect(told.some(subject => subject.startsWith('Given up by the client: '))).toBe(true)
  })

  test('is refunded in part afterwards, by the terms of its sale and not by later ones', async () => {
    const one = await paid()
    await db.execute(sql`update experience set free_days = 0, later_percent = 100 where id = ${boat.id}`)
    await at(addDays(day, -5))
    const shown = (await terms(one.itemId)).body
    const quarter = Math.round(depositCents / 4)
    expect(shown).toMatchObject({ returned: quarter / 100, laterPercent: 25 })
    expect((await cancel(one.itemId, shown.returned + 1)).body.code).toBe('price-changed')
    expect((await cancel(one.itemId, shown.returned)).status).toBe(200)
    expect(await itemOf(one.itemId)).toMatchObject({ status: itemStatus.cancelled })
    books += depositCents - quarter
    await kept(books)
    await db.execute(sql`update experience set free_days = 14, later_percent = 25 where id = ${boat.id}`)
  })

  test('is not cancelled on its own day, or while it is unpaid', async () => {
    const unpaid = await accepted()
    expect((await terms(unpaid.itemId)).body.code).toBe('not-in-this-state')
    await at(day)
    expect((await cancel(unpaid.itemId, 0)).body.code).toBe('not-in-this-state')
  })

  test('is cancelled by the lead booker alone', async () => {
    const one = await paid()
    books += depositCents
    const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
    const staff = await staffBearer(db)
    for (const [headers, status] of [
      [{}, 401],
      [guest, 404],
      [staff, 404],
    ] as const) {
      expect((await terms(one.itemId, headers)).status).toBe(status)
      expect((await cancel(one.itemId, 0, headers)).status).toBe(status)
    }
    expect((await terms(2_000_000_000)).status).toBe(404)
    await kept(books)
  })
})
