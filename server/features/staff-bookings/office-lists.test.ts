import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { staffBearer } from '#testing/accounts/staff'
import { aSeason, aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const { app, db, catalogue } = await testApp()
const office = await staffBearer(db)
const desk = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const reply = await app.inject({
    ...{ method, url: `/api/office/${url}`, headers: office },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}

async function aLetVilla() {
  const { id } = await aVilla(db)
  await aSeason(db, { villaId: id, nights: { from: '2028-01-01', to: '2028-12-30' } })
  await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
  return id
}
const week = { from: '2028-06-03', to: '2028-06-10' }
const [client] = await db
  .select({ publicId: tables.contact.publicId })
  .from(tables.contact)
  .where(eq(tables.contact.email, 'lead@example.com'))
const contactId = client?.publicId ?? ''

describe('the lists of the office', () => {
  test('owner blocks of all villas follow one another by a cursor', async () => {
    const villaId = await aLetVilla()
    for (let day = 10; day < 62; day++) {
      const from = new Date(Date.UTC(2028, 0, day)).toISOString().slice(0, 10)
      const to = new Date(Date.UTC(2028, 0, day + 1)).toISOString().slice(0, 10)
      await db.insert(tables.ownerBlock).values({ villaId, nights: { from, to } })
    }
    const first = (await desk('GET', 'blocks')).body
    expect(first.blocks).toHaveLength(50)
    const second = (await desk('GET', `blocks?cursor=${first.next}`)).body
    const ids = [...first.blocks, ...second.blocks].map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(52)
    expect((await desk('GET', 'blocks?cursor=soon')).body.code).toBe('invalid-input')
  })

  test('villas are found by a part of their name, without case and accents', async () => {
    const { body } = await desk('GET', 'villas?words=KALAMI')
    expect(body.villas[0]).toMatchObject({ name: 'Kalami House' })
    expect((await desk('GET', 'villas?words=k')).body.code).toBe('invalid-input')
  })

  test('provisional bookings are listed apart from holds, and can be held longer', async () => {
    const villaId = await aLetVilla()
    const wanted = { contactId, propertyId: villaId, ...week, adults: 4, currencyId: 1, workingDays: 2 }
    const { body: made } = await desk('POST', 'bookings', wanted)
    const listed = async (state: string) =>
      (await desk('GET', `transferholds?state=${state}`)).body.holds.find(
        ({ bookingId }: { bookingId: number }) => bookingId === made.id,
      )
    expect(await listed('transfer')).toBeUndefined()
    const before = await listed('provisional')
    expect(before).toMatchObject({ reference: made.reference, madeByStaff: true })
    expect((await desk('POST', `bookings/${made.id}/extend`, { workingDays: 1 })).body.code).toBe('not-in-this-state')
    const { status, body } = await desk('POST', `bookings/${made.id}/extend`, { workingDays: 6 })
    expect(status).toBe(200)
    expect(Date.parse(body.heldUntil)).toBeGreaterThan(Date.parse(before.heldUntil))
    expect((await listed('provisional')).heldUntil).toBe(body.heldUntil)
    const [entry] = await db
      .select({ changes: tables.staffAuditEntry.changes })
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'option-extended'))
    expect(entry?.changes.heldUntil).toEqual({ before: before.heldUntil, after: body.heldUntil })
    const { events } = (await desk('GET', `bookings/${made.id}/events`)).body
    expect(events.at(-1)).toMatchObject({ kind: 'held', actor: 'staff', data: { online: false } })
    expect((await desk('GET', 'bookings/2000000000/events')).body.code).toBe('not-found')
    await desk('POST', `bookings/${made.id}/release`)
    const found = async (more: object) =>
      (await desk('POST', 'bookings/find', { words: made.reference, ...more })).body.bookings.length
    expect([await found({}), await found({ ended: true })]).toEqual([0, 1])
  })

  test('a move from a place where the booking no longer is, is refused', async () => {
    const villaId = await aLetVilla()
    const { body: made } = await desk('POST', 'bookings', {
      ...{ contactId, propertyId: villaId, ...week, adults: 4, currencyId: 1 },
    })
    const later = { propertyId: villaId, from: '2028-06-10', to: '2028-06-17' }
    const expected = { propertyId: villaId, ...week }
    expect((await desk('POST', `bookings/${made.id}/move`, { ...later, expected })).status).toBe(200)
    const again = { propertyId: villaId, from: '2028-06-17', to: '2028-06-24', expected }
    expect((await desk('POST', `bookings/${made.id}/move`, again)).body.code).toBe('edited-meanwhile')
    const [entry] = await db
      .select({ changes: tables.staffAuditEntry.changes })
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'booking-moved'))
      .orderBy(desc(tables.staffAuditEntry.id))
    expect(entry?.changes).toMatchObject({ from: { before: week.from, after: later.from } })
  })
})

test('a request to choose damage cover is logged, once a day', async () => {
  const ask = async () =>
    (await app.inject({ url: '/api/core/bookings/senddamagewaiverrequest/9002', headers: office })).json()
  expect([await ask(), await ask()]).toEqual([{ sent: true }, { sent: false }])
  const entries = await db
    .select({ id: tables.staffAuditEntry.id })
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'waiver-requested'))
  expect(entries).toHaveLength(1)
})
