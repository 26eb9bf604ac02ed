import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfferedExperience } from '#contract/extras/itineraries'
import * as tables from '#database/tables'
import type { Day } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { cardholder, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock } = site
const { work, booksOf, agreed } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))
const bookingId = 9002
const start = clock.at
let lead = bearer(await signInBy(app))
let staff = await staffBearer(db)
const before = await booksOf(bookingId)
let books = 0

const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) => {
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
  staff = await staffBearer(db)
}
const { experiences } = (
  await call('GET', `/core/itineraries/villabookingid/${bookingId}/experiences?lang=en&adults=2&children=0`, lead)
).body as { experiences: OfferedExperience[] }
/** An experience that is paid at once, on a day of the stay. */
const found = experiences
  .flatMap(({ serviceId, days }) => days.map(day => ({ serviceId, ...day })))
  .find(({ price, deposit, problem }) => problem === null && price !== null && price > 0 && deposit === null)
if (!found || found.price === null) throw new Error('no experience is paid at once')
const { date: day, price, serviceId } = found

/** A paid experience. */
async function paid(): Promise<number> {
  const uuid = randomUUID()
  const planned = { uuid, bookingId, serviceId, date: day, adults: 2, children: 0 }
  const saved = await call('POST', '/core/itineraries', { 'if-match': '"0"', ...lead }, planned)
  expect([saved.status, saved.body.code]).toEqual([200, undefined])
  const { body } = await call('POST', '/core/bookings/itinerary/consolidateforpayment', lead, {
    bookingId,
    items: [{ uuid, quotedPrice: saved.body.quotedPrice }],
  })
  expect([body.code, body.total]).toEqual([undefined, price])
  const token = await bank.tokenOf('checkout', '4000000000000010')
  if (token.kind !== 'token') throw new Error('no token')
  const payment = { part: 'service', amount: price, itemIds: body.itemIds, ...cardholder, token: token.token }
  const { body: result } = await call('POST', `/core/bookings/client/pay/card/checkout/${bookingId}`, lead, payment)
  expect([result.code, result.state]).toEqual([undefined, 'paid'])
  books += Math.round(Number(price) * 100)
  return body.itemIds[0]
}
const terms = (id: number, headers: Record<string, string> = staff) =>
  call('GET', `/office/items/${id}/cancellation`, headers)
const cancel = (id: number, body: object, headers: Record<string, string> = staff) =>
  call('POST', `/office/items/${id}/cancel`, headers, body)
const statusOf = async (id: number) =>
  (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id)))[0]?.status
const logged = () =>
  db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'service-cancelled'))
    .orderBy(desc(tables.staffAuditEntry.id))
const mailsTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)
const kept = () => expect.poll(() => booksOf(bookingId), { timeout: 30_000 }).toEqual(agreed(before.bank + books))

beforeEach(async () => {
  await clock.set(start)
  lead = bearer(await signInBy(app))
  staff = await staffBearer(db)
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

describe('staff cancel a paid service', () => {
  test('by its terms: the refund, the event, the log, the e-mails of client and supplier, once', async () => {
    const id = await paid()
    await call('POST', `/office/items/${id}/supplier`, staff, { email: 'pia@boats.example', language: 'en' })
    const shown = (await terms(id)).body
    expect(shown).toMatchObject({ paid: price, returned: price, kept: 0, suppliers: ['pia@boats.example'] })
    const body = { byTerms: price, returned: price, reason: '' }
    const seen = (await mailsTo(demonstrationAccounts.leadBooker)).length
    const key = { ...staff, 'idempotency-key': randomUUID() }
    const done = await Promise.all([cancel(id, body, key), cancel(id, body, key), cancel(id, body)])
    const statuses = done.map(({ status }) => status)
    // One key wins, and a repetition is answered like the first request with its key.
    expect([
      [200, 200, 409],
      [409, 409, 200],
    ]).toContainEqual(statuses)
    expect((await cancel(id, body, key)).status).toBe(statuses[0])
    books -= Math.round(Number(price) * 100)
    await kept()
    expect(await statusOf(id)).toBe(itemStatus.refunded)
    const [entry, ...others] = await logged()
    expect(others).toEqual([])
    expect(entry?.changes).toEqual({
      refunded: { before: null, after: price },
      status: { before: 'confirmed', after: 'refunded' },
    })
    const events = await db.select().from(tables.bookingEvent).where(eq(tables.bookingEvent.itemId, id))
    expect(events.filter(({ kind }) => kind === 'service-cancelled')).toEqual([
      expect.objectContaining({ actor: 'staff', data: { refundCents: Math.round(Number(price) * 100) } }),
    ])
    const told = (await mailsTo(demonstrationAccounts.leadBooker)).slice(seen)
    expect(told.filter(({ subject }) => subject.startsWith('Cancelled: '))).toHaveLength(1)
    const supplier = await mailsTo('pia@boats.example')
    expect(supplier.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Cancelled: /))
    expect(supplier.at(-1)?.text).not.toContain('/secure/supplier')
    const [request] = await db
      .select()
      .from(tables.supplierRequest)
      .where(and(eq(tables.supplierRequest.itemId, id), eq(tables.supplierRequest.language, 'en')))
    expect(request?.state).toBe('withdrawn')
  })

  test('with more than the terms only for a reason, never with less, and never beyond what was paid', async () => {
    const id = await paid()
    await at(day)
    expect((await terms(id)).body).toMatchObject({ returned: 0, kept: price })
    const half = Math.round(Number(price) * 50) / 100
    const refused = await cancel(id, { byTerms: 0, returned: half, reason: '' })
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'body.reason'])
    const reason = 'The boat did not leave the harbour.'
    expect((await cancel(id, { byTerms: 0, returned: Number(price) + 1, reason })).body.code).toBe('price-changed')
    const stale = await cancel(id, { byTerms: price, returned: price, reason })
    expect([stale.body.code, stale.body.cancellation.returned]).toEqual(['price-changed', 0])
    expect((await cancel(id, { byTerms: 0, returned: half, reason })).body.returnedByCard).toBe(half)
    books -= Math.round(half * 100)
    await kept()
    expect(await statusOf(id)).toBe(itemStatus.cancelled)
    expect((await logged())[0]?.reason).toContain(reason)
  })

  test('once, where the client cancels at the same moment', async () => {
    const id = await paid()
    const returned = (await terms(id)).body.returned
    const [one, other] = await Promise.all([
      cancel(id, { byTerms: returned, returned, reason: '' }),
      call('POST', `/core/bookingitems/${id}/cancel`, lead, { returned }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    books -= Math.round(returned * 100)
    await kept()
  })

  test('also where the provider declines the refund, which then waits for the office', async () => {
    const id = await paid()
    bank.faults.add({ on: 'refunds', fault: 'declined', times: 1, seconds: 0 })
    const { returned } = (await terms(id)).body
    expect((await cancel(id, { byTerms: returned, returned, reason: '' })).status).toBe(200)
    const open = async () =>
      (await call('GET', '/office/refunds', staff)).body.refunds.filter(
        (one: { bookingId: number }) => one.bookingId === bookingId,
      )
    await expect.poll(async () => (await open()).length, { timeout: 30_000 }).toBe(1)
    expect(await statusOf(id)).toBe(itemStatus.refunded)
  })

  test('with the permission for bookings only, and only a paid experience or transfer', async () => {
    const id = await paid()
    const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
    const other = await staffBearer(
      db,
      await aColleague(db, { email: 'paola@maestrale.example', permissions: ['payments'] }),
    )
    for (const [headers, status] of [
      [{}, 401],
      [lead, 404],
      [guest, 404],
      [other, 404],
    ] as const) {
      expect((await terms(id, headers)).status).toBe(status)
      expect((await cancel(id, { byTerms: 0, returned: 0, reason: '' }, headers)).status).toBe(status)
    }
    expect((await terms(2_000_000_000)).status).toBe(404)
    const [villa] = await db
      .select()
      .from(tables.bookingItem)
      .where(and(eq(tables.bookingItem.bookingId, bookingId), eq(tables.bookingItem.kind, 'villa')))
    expect((await terms(villa?.id ?? 0)).body.code).toBe('not-in-this-state')
  })
})

// Last, since it ends the booking.
test('a cancelled booking withdraws the requests to its suppliers and tells each of them once', async () => {
  const id = await paid()
  await call('POST', `/office/items/${id}/supplier`, staff, { email: 'nino@boats.example', language: 'de' })
  const done = await call('POST', `/office/bookings/${bookingId}/cancel`, staff, { returned: 0 })
  expect([done.status, done.body.code]).toEqual([200, undefined])
  const told = (await mailsTo('nino@boats.example')).filter(({ subject }) => subject.startsWith('Storniert: '))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).not.toContain('/secure/supplier')
  const requests = await db
    .select({ state: tables.supplierRequest.state })
    .from(tables.supplierRequest)
    .where(eq(tables.supplierRequest.email, 'nino@boats.example'))
  expect(requests).toEqual([{ state: 'withdrawn' }])
})
