import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CalendarVilla } from '#contract/staff/office-calendar'
import * as tables from '#database/tables'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const site = await testApp()
const { app, db, catalogue } = site
const office = await staffBearer(db)
const pricing = await staffBearer(db, await aColleague(db, { email: 'prices@example.com', permissions: ['prices'] }))

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = office) => {
  const reply = await app.inject({ method, url: `/api/office/${url}`, ...(payload && { payload }), headers })
  return { status: reply.statusCode, body: reply.json() }
}
const range = 'from=2027-01-01&to=2028-12-31'
const week = { from: '2027-06-05', to: '2027-06-12' }
let count = 0

async function aBusyVilla() {
  const name = `Calendar House ${++count}`
  const { id } = await aVilla(db, { name })
  await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
  const entries = async (headers = office) => {
    const { body } = await call('GET', `calendar?${range}&words=${encodeURIComponent(name)}`, undefined, headers)
    return (body.villas as CalendarVilla[]).find(villa => villa.id === id)?.entries ?? []
  }
  const block = async (nights: { from: string; to: string }, note = 'Family') =>
    (await call('POST', `villas/${id}/blocks`, { ...nights, note })).body as { id: number }
  return { id, entries, block }
}

describe('the calendar', () => {
  test('has bookings, options with their end, blocks with their reason and nights of channels', async () => {
    const { id, entries, block } = await aBusyVilla()
    await block(week)
    const [client] = await db.select().from(tables.contact).where(eq(tables.contact.email, 'lead@example.com'))
    const july = { from: '2027-07-03', to: '2027-07-10' }
    const wanted = { contactId: client?.publicId, propertyId: id, ...july, adults: 2, currencyId: 1 }
    const { body: booking } = await call('POST', 'bookings', wanted)
    const [feed] = await db.insert(tables.channelFeed).values({ villaId: id, channel: 'Airbnb' }).returning()
    const august = { from: '2027-08-07', to: '2027-08-14' }
    await db.insert(tables.ownerBlock).values({ villaId: id, nights: august, feedId: feed?.id ?? 0 })
    const found = await entries()
    expect(found).toMatchObject([
      { kind: 'block', ...week, note: 'Family', isMovable: true, name: null },
      {
        kind: 'option',
        ...july,
        bookingId: booking.id,
        isMovable: true,
        name: expect.stringContaining(client?.lastName ?? '-'),
      },
      { kind: 'channel', ...august, channel: 'Airbnb', isMovable: false, blockId: null },
    ])
    expect(found[1]?.expiresAt).toMatch(/^2027-01-/)
  })

  test('shows one villa alone', async () => {
    const { id } = await aBusyVilla()
    const { body } = await call('GET', `calendar?${range}&propertyId=${id}`)
    expect((body.villas as CalendarVilla[]).map(villa => villa.id)).toEqual([id])
  })

  test('shows kinds only to staff without the permission for bookings', async () => {
    const { entries, block } = await aBusyVilla()
    await block(week, 'Secret reason')
    expect(await entries(pricing)).toEqual([
      {
        ...{ id: expect.any(Number), kind: 'block', ...week, expiresAt: null, channel: null, bookingId: null },
        ...{ reference: null, name: null, isMovable: false, blockId: null, note: null },
      },
    ])
  })

  test.each(['from=2027-01-01&to=2027-01-01', 'from=2027-01-01&to=2037-01-01', 'from=soon&to=2027-01-01', ''])(
    'for the range %s is invalid',
    async query => {
      expect((await call('GET', `calendar?${query}`)).body.code).toBe('invalid-input')
    },
  )
})

describe('an owner block', () => {
  test('moves, also to another villa, and frees the nights that it leaves', async () => {
    const [one, two] = [await aBusyVilla(), await aBusyVilla()]
    const { id } = await one.block(week)
    const shorter = { from: week.from, to: '2027-06-09' }
    const at = (propertyId: number, nights: typeof week) => ({ propertyId, ...nights })
    const first = await call('PUT', `blocks/${id}`, { ...at(one.id, shorter), expected: at(one.id, week) })
    expect([first.status, first.body]).toEqual([200, { id, ...at(one.id, shorter), note: 'Family' }])
    expect(await one.entries()).toMatchObject([shorter])
    const moved = await call('PUT', `blocks/${id}`, {
      ...at(two.id, week),
      note: 'Works',
      expected: at(one.id, shorter),
    })
    expect(moved.status).toBe(200)
    expect(await one.entries()).toEqual([])
    expect(await two.entries()).toMatchObject([{ ...week, note: 'Works' }])
    const entries = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'nights-unblocked'))
    expect(entries.at(-1)?.changes).toMatchObject({ villa: {}, to: {} })
  })

  test('is refused where nights are taken, it is elsewhere by now, or it belongs to a channel', async () => {
    const { id: villaId, block } = await aBusyVilla()
    const { id } = await block(week)
    await block({ from: '2027-06-12', to: '2027-06-19' })
    const place = { propertyId: villaId, ...week }
    const longer = { propertyId: villaId, from: week.from, to: '2027-06-14', expected: place }
    expect((await call('PUT', `blocks/${id}`, longer)).body.code).toBe('dates-taken')
    const stale = { ...longer, to: '2027-06-10', expected: { ...place, to: '2027-06-11' } }
    expect((await call('PUT', `blocks/${id}`, stale)).body.code).toBe('edited-meanwhile')
    const reversed = { ...longer, to: '2027-06-01' }
    expect((await call('PUT', `blocks/${id}`, reversed)).body.code).toBe('invalid-input')
    expect((await call('PUT', 'blocks/2000000000', longer)).body.code).toBe('not-found')
    expect((await call('PUT', `blocks/${id}`, { ...longer, propertyId: 2_000_000_000 })).body.code).toBe('not-found')
    const [feed] = await db.insert(tables.channelFeed).values({ villaId, channel: 'Vrbo' }).returning()
    const september = { from: '2027-09-04', to: '2027-09-11' }
    const [brought] = await db
      .insert(tables.ownerBlock)
      .values({ villaId, nights: september, feedId: feed?.id ?? 0 })
      .returning()
    const ofChannel = { ...place, ...september, to: '2027-09-10', expected: { ...place, ...september } }
    expect((await call('PUT', `blocks/${brought?.id}`, ofChannel)).body.code).toBe('not-found')
    expect((await call('PUT', `blocks/${id}`, longer, pricing)).status).toBe(404)
  })

  test('that two people move at once moves once', async () => {
    const { id: villaId, block } = await aBusyVilla()
    const { id } = await block(week)
    const place = { propertyId: villaId, ...week }
    const answers = await Promise.all(
      ['2027-06-08', '2027-06-09', '2027-06-10'].map(to =>
        call('PUT', `blocks/${id}`, { ...place, to, expected: place }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})
