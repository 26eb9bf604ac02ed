import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { aSeason, aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const site = await testApp()
const { app, db, catalogue, clock } = site
const other = await testApp({ beside: site })
const office = await staffBearer(db)
const colleague = await staffBearer(db, await aColleague(db, { email: 'prices@example.com', permissions: ['prices'] }))

const call = async (method: 'GET' | 'POST', url: string, payload?: object, headers = office) => {
  const reply = await app.inject({ method, url: `/api/office/${url}`, ...(payload && { payload }), headers })
  return { status: reply.statusCode, body: reply.json() }
}

/** Villas of a name of their own, with a summer season. */
async function someVillas(count = 2) {
  const name = `Casa ${randomUUID()}`
  const ids: number[] = []
  for (let i = 0; i < count; i++) ids.push((await aVilla(db, { name: `${name} ${i}` })).id)
  const list = async (by = office) =>
    (await call('GET', `prices?year=2027&words=${encodeURIComponent(name)}`, undefined, by)).body.villas
  return { name, ids, list }
}
type Listed = { id: number; version: string }
const chosen = (villas: Listed[]) => villas.map(({ id, version }) => ({ id, version }))
const week = { from: '2027-06-05', to: '2027-06-12' }
const seasonsOf = async (villaId: number) =>
  (await db.select().from(tables.season).where(eq(tables.season.villaId, villaId)).orderBy(tables.season.nights)).map(
    ({ nights: { from, to }, weeklyCents, minimumNights }) => [from, to, weeklyCents[0], minimumNights],
  )
const summer = ['2027-05-01', '2027-10-02', 700_000, 7]
const dearer = { prices: [{ rooms: null, cents: 900_000 }], minimumNights: 5 }

describe('the grid', () => {
  test('lists villas by a part of their name without accents, of a region, and page by page', async () => {
    const mark = randomUUID()
    const { id } = await aVilla(db, { name: `Zoë’s Torre Ànnà ${mark}`, live: false })
    const found = (await call('GET', `prices?year=2027&words=${encodeURIComponent(`torre anna ${mark}`)}`)).body
    expect(found.villas).toMatchObject([{ id, live: false, region: 'Corfu', seasons: [{ weeklyCents: [700_000] }] }])
    expect(found.next).toBeNull()
    const other = await call('GET', `prices?year=2027&region=paxos&words=${mark}`)
    expect(other.body.villas).toEqual([])
    expect((await call('GET', 'prices?year=2027&words=100%25')).body.villas).toEqual([])
    expect((await call('GET', 'prices?year=1')).body.code).toBe('invalid-input')
    const first = (await call('GET', 'prices?year=2027')).body
    if (first.next !== null) {
      const second = (await call('GET', `prices?year=2027&cursor=${first.next}`)).body
      expect(second.villas.some(({ id }: Listed) => first.villas.some((one: Listed) => one.id === id))).toBe(false)
    }
  })

  test('has one villa alone, or those in a state; an archived one only by its id', async () => {
    const name = `Casa ${randomUUID()}`
    const { id: live } = await aVilla(db, { name })
    const { id: draft } = await aVilla(db, { name, live: false })
    const { id: archived } = await aVilla(db, { name, live: false, archived: true })
    const idsOf = async (filter: string) =>
      (await call('GET', `prices?year=2027&${filter}`)).body.villas.map(({ id }: Listed) => id)
    const words = `words=${encodeURIComponent(name)}`
    expect(await idsOf(words)).toEqual([live, draft])
    expect(await idsOf(`${words}&state=live`)).toEqual([live])
    expect(await idsOf(`${words}&state=draft`)).toEqual([draft])
    for (const id of [live, draft, archived]) expect(await idsOf(`propertyId=${id}`)).toEqual([id])
    expect(await idsOf('propertyId=2147483647')).toEqual([])
    expect((await call('GET', 'prices?year=2027&propertyId=-1')).body.code).toBe('invalid-input')
  })
})

describe('a stroke', () => {
  test('changes all its villas at once, with one version each, and the site sells at the new price', async () => {
    const { ids, list } = await someVillas()
    const [first = 0] = ids
    await expect.poll(() => catalogue.villas.get(first)).toBeDefined()
    const { status, body } = await call('POST', 'prices/strokes', {
      villas: chosen(await list()),
      ...week,
      change: dearer,
    })
    expect([status, body.villas.length]).toEqual([201, 2])
    for (const id of ids)
      expect(await seasonsOf(id)).toEqual([
        ['2027-05-01', week.from, 700_000, 7],
        [week.from, week.to, 900_000, 5],
        [week.to, '2027-10-02', 700_000, 7],
      ])
    const versions = await db
      .select()
      .from(tables.recordVersion)
      .where(and(eq(tables.recordVersion.kind, 'villa-prices'), inArray(tables.recordVersion.recordId, ids)))
    expect(versions.map(({ number }) => number).toSorted()).toEqual([1, 1, 2, 2])
    expect(chosen(await list())).toEqual(chosen(body.villas))
    const quote = `/api/core/bookings/ob/quote?propertyId=${first}&from=${week.from}&to=${week.to}&adults=2&currencyId=1`
    expect(JSON.stringify((await site.get(quote)).body)).toContain('9000')
    // The page and the search read the catalogue in memory, in this process and in others.
    await expect.poll(() => other.catalogue.villas.get(first)?.search.seasons.length).toBe(3)
    await expect.poll(() => catalogue.villas.get(first)?.search.seasons.length).toBe(3)
  })

  test('is refused as a whole, with every reason', async () => {
    const { ids, list } = await someVillas()
    const [open, closed] = await list()
    await db.delete(tables.season).where(eq(tables.season.villaId, closed.id))
    const again = await list()
    const { status, body } = await call('POST', 'prices/strokes', {
      villas: chosen(again),
      ...week,
      change: { minimumNights: 3, prices: [{ rooms: 77, cents: 100 }] },
    })
    expect([status, body.code]).toEqual([409, 'prices-refused'])
    expect(body.reasons).toEqual(
      expect.arrayContaining([
        { propertyId: open.id, villa: open.name, code: 'unknown-rooms', ...week, rooms: 77 },
        { propertyId: closed.id, villa: closed.name, code: 'incomplete', ...week },
      ]),
    )
    expect(await seasonsOf(ids.find(id => id === open.id) ?? 0)).toEqual([summer])
    const same = await call('POST', 'prices/strokes', {
      villas: chosen([again[0]]),
      ...week,
      change: { minimumNights: 7 },
    })
    expect([same.body.code, same.body.reasons]).toEqual(['prices-refused', []])
  })

  test.each([
    ['no change', { change: {} }],
    ['a negative price', { change: { prices: [{ rooms: null, cents: -1 }] } }],
    ['a price of half a cent', { change: { prices: [{ rooms: null, cents: 0.5 }] } }],
    ['no changeover day', { change: { changeover: [] } }],
    ['an unknown term', { change: { discount: 5 } }],
    ['reversed nights', { from: week.to, to: week.from }],
    ['a century', { to: '2127-06-12' }],
    ['no villas', { villas: [] }],
    ['too many villas', { villas: Array.from({ length: 501 }, (_, i) => ({ id: i + 1, version: '0'.repeat(32) })) }],
    ['a forged state', { villas: [{ id: 1, version: 'x' }] }],
  ])('with %s is invalid', async (_, wrong) => {
    const { list } = await someVillas(1)
    const body = { villas: chosen(await list()), ...week, change: dearer, ...wrong }
    expect((await call('POST', 'prices/strokes', body)).body.code).toBe('invalid-input')
  })

  test('of a villa that does not exist changes none', async () => {
    const { ids, list } = await someVillas(1)
    const villas = [...chosen(await list()), { id: 2_000_000_000, version: '0'.repeat(32) }]
    expect((await call('POST', 'prices/strokes', { villas, ...week, change: dearer })).body.code).toBe('not-found')
    expect(await seasonsOf(ids[0] ?? 0)).toEqual([summer])
  })

  test('of two people at once: one paints, the other sees that it was edited meanwhile', async () => {
    const { ids, list } = await someVillas(3)
    const villas = chosen(await list())
    const strokes = [office, colleague, office, colleague].map((headers, i) =>
      call('POST', 'prices/strokes', { villas, ...week, change: { minimumNights: 10 + i } }, headers),
    )
    const answers = await Promise.all(strokes)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const [refused] = answers.filter(({ status }) => status === 409)
    expect([refused?.body.code, refused?.body.villas.length]).toEqual(['edited-meanwhile', 3])
    expect(refused?.body.villas[0]).toMatchObject({
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
      seasons: [{}, {}, {}],
    })
    const minimum = await Promise.all(ids.map(async id => (await seasonsOf(id))[1]?.[3]))
    expect(new Set(minimum).size).toBe(1)
  })

  test('is listed with its villas alone', async () => {
    const { list } = await someVillas(2)
    const [first, second] = chosen(await list())
    await call('POST', 'prices/strokes', { villas: [second], ...week, change: { minimumNights: 3 } })
    const countOf = async (id: number | undefined) =>
      (await call('GET', `prices/strokes?propertyId=${id}`)).body.strokes.length
    expect([await countOf(first?.id), await countOf(second?.id)]).toEqual([0, 1])
  })

  test('with the same idempotency key paints once', async () => {
    const { list } = await someVillas(1)
    const body = { villas: chosen(await list()), ...week, change: dearer }
    const headers = { ...office, 'idempotency-key': randomUUID() }
    const [one, two] = [
      await call('POST', 'prices/strokes', body, headers),
      await call('POST', 'prices/strokes', body, headers),
    ]
    expect(two).toEqual(one)
  })
})

describe('a copied year', () => {
  test('keeps weekdays and adjusts prices', async () => {
    const { ids, list } = await someVillas(1)
    const copied = await call('POST', 'prices/copies', {
      villas: chosen(await list()),
      fromYear: 2027,
      toYear: 2028,
      adjust: { percent: 3, stepCents: 5000 },
    })
    expect(copied.status).toBe(201)
    expect(await seasonsOf(ids[0] ?? 0)).toEqual([summer, ['2028-04-29', '2028-09-30', 720_000, 7]])
    const same = {
      villas: copied.body.villas.map(({ id, version }: Listed) => ({ id, version })),
      fromYear: 2027,
      toYear: 2027,
    }
    expect((await call('POST', 'prices/copies', same)).body.code).toBe('invalid-input')
  })
})

describe('an undo', () => {
  test('is refused where it would give the price of two bedrooms to three', async () => {
    const { ids, list } = await someVillas(1)
    const [id = 0] = ids
    const stroke = await call('POST', 'prices/strokes', { villas: chosen(await list()), ...week, change: dearer })
    expect(stroke.status).toBe(201)
    const [record] = await db.select().from(tables.villa).where(eq(tables.villa.id, id))
    const version = { kind: 'villa', recordId: id, number: 1, state: { tiers: record?.tiers ?? [] } } as const
    await db.insert(tables.recordVersion).values(version)
    const more = (record?.tiers ?? []).map(tier => ({ ...tier, rooms: tier.rooms + 1 }))
    const rooms = (more.at(-1)?.rooms ?? 0) + 1
    await db.update(tables.villa).set({ tiers: more, bedrooms: rooms }).where(eq(tables.villa.id, id))
    const refused = await call('POST', `prices/strokes/${stroke.body.stroke}/undo`, { later: 'keep' })
    expect(refused.body).toMatchObject({
      code: 'prices-refused',
      reasons: [{ propertyId: id, code: 'prices-differ', ...week }],
    })
    expect((await seasonsOf(id))[1]).toEqual([week.from, week.to, 900_000, 5])
    await db
      .update(tables.villa)
      .set({ tiers: record?.tiers ?? [] })
      .where(eq(tables.villa.id, id))
    expect((await call('POST', `prices/strokes/${stroke.body.stroke}/undo`, { later: 'keep' })).status).toBe(201)
  })

  test('restores all villas once, also on the next day and by another person; undoing it repeats the stroke', async () => {
    const { ids, list } = await someVillas()
    const before = chosen(await list())
    const { body } = await call('POST', 'prices/strokes', { villas: before, ...week, change: dearer })
    const today = clock.now()
    await clock.set(today + 86_400_000)
    const by = await staffBearer(db, 'prices@example.com')
    const [newest] = (await call('GET', 'prices/strokes', undefined, by)).body.strokes
    expect(newest).toMatchObject({ id: body.stroke, kind: 'paint', villas: 2, undone: false, ...week })
    const undone = await call('POST', `prices/strokes/${body.stroke}/undo`, {}, by)
    expect(undone.status).toBe(201)
    expect(chosen(await list(by))).toEqual(before)
    expect((await call('POST', `prices/strokes/${body.stroke}/undo`, {}, by)).body.code).toBe('not-in-this-state')
    expect((await call('POST', `prices/strokes/${undone.body.stroke}/undo`, {}, by)).status).toBe(201)
    expect((await seasonsOf(ids[0] ?? 0))[1]).toEqual([week.from, week.to, 900_000, 5])
    expect((await call('POST', 'prices/strokes/2000000000/undo', {}, by)).body.code).toBe('not-found')
    await clock.set(today)
  })

  test('shows later changes first; it keeps them, or replaces them on request', async () => {
    const { ids, list } = await someVillas(1)
    const month = { from: '2027-06-05', to: '2027-07-03' }
    const stroke = await call('POST', 'prices/strokes', { villas: chosen(await list()), ...month, change: dearer })
    const later = { prices: [{ rooms: null, cents: 800_000 }] }
    await call('POST', 'prices/strokes', { villas: chosen(await list()), ...week, change: later })
    const preview = await call('GET', `prices/strokes/${stroke.body.stroke}/undo`)
    expect(preview.body).toMatchObject({
      villas: 1,
      undone: false,
      changedAgain: [{ propertyId: ids[0], nights: [week] }],
    })
    const kept = await call('POST', `prices/strokes/${stroke.body.stroke}/undo`, { later: 'keep' })
    expect((await seasonsOf(ids[0] ?? 0))[1]).toEqual([week.from, week.to, 800_000, 5])
    await call('POST', `prices/strokes/${kept.body.stroke}/undo`, {})
    const other = await someVillas(1)
    const one = await call('POST', 'prices/strokes', { villas: chosen(await other.list()), ...month, change: dearer })
    await call('POST', 'prices/strokes', { villas: chosen(await other.list()), ...week, change: later })
    await call('POST', `prices/strokes/${one.body.stroke}/undo`, { later: 'replace' })
    expect(await seasonsOf(other.ids[0] ?? 0)).toEqual([summer])
  })

  test('of two people at once happens once', async () => {
    const { list } = await someVillas(1)
    const { body } = await call('POST', 'prices/strokes', { villas: chosen(await list()), ...week, change: dearer })
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `prices/strokes/${body.stroke}/undo`, {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})

test('a sold booking keeps its price when the season changes', async () => {
  const { ids, list } = await someVillas(1)
  const [villaId = 0] = ids
  await expect.poll(() => catalogue.villas.get(villaId)).toBeDefined()
  const [client] = await db.select().from(tables.contact).where(eq(tables.contact.email, 'lead@example.com'))
  const wanted = { contactId: client?.publicId, propertyId: villaId, ...week, adults: 2, currencyId: 1 }
  const booking = (await call('POST', 'bookings', wanted)).body
  await call('POST', 'prices/strokes', { villas: chosen(await list()), ...week, change: dearer })
  const headers = bearer(await signInBy(app))
  const after = (await app.inject({ method: 'GET', url: `/api/core/bookings/${booking.id}`, headers })).json()
  expect(after.payments).toEqual(booking.payments)
  expect(after.bookingItems).toEqual(booking.bookingItems)
})

test('any stay is priced as the site would, with the reason why it could not be booked', async () => {
  const { id } = await aVilla(db)
  await aSeason(db, { villaId: id, nights: { from: '2027-10-02', to: '2027-10-30' }, weeklyCents: [350_000] })
  const at = (stay: string) => call('GET', `villas/${id}/price?${stay}`)
  const across = (await at('from=2027-09-25&to=2027-10-09')).body
  expect(across).toMatchObject({
    lines: [
      { nights: 7, weekly: 7000, amount: 7000 },
      { nights: 7, weekly: 3500, amount: 3500 },
    ],
    problem: null,
    taken: false,
  })
  expect(across.total).toBe(10_500 + across.tax)
  expect((await at('from=2027-06-09&to=2027-06-12')).body.problem).toBe('changeover')
  expect((await at('from=2027-12-04&to=2027-12-11')).body).toMatchObject({ total: null, problem: 'not-let' })
  expect((await at('from=2027-06-05&to=2027-06-12&adults=50')).body).toMatchObject({
    total: null,
    problem: 'too-small',
  })
  expect((await at('from=2027-06-12&to=2027-06-05')).body.code).toBe('invalid-input')
  expect((await call('GET', 'villas/2000000000/price?from=2027-06-05&to=2027-06-12')).body.code).toBe('not-found')
})
