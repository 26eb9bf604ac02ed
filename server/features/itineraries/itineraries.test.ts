import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { payableOf } from '#server/features/bookings/public'
import { experiencesNear } from '#server/features/experiences/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { run as confirmExperiences } from './confirm-experiences.ts'
import { run as releaseBaskets } from './release-baskets.ts'

const { app, db, clock, catalogue, context } = await testApp()
/** The demonstration's confirmed stays, in Sicily and in Tuscany. */
const [bookingId, otherBookingId] = [9002, 9004]
type Headers = Record<string, string>

const lead: Headers = bearer(await signInBy(app))
const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const staff = await staffBearer(db)
const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
await app.inject({
  method: 'POST',
  url: '/api/auth/createaccount_and_token',
  payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
})

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = lead, payload?: object) => {
  const reply = await app.inject({
    method,
    url: `/api${url}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const planOf = async (headers: Headers = lead, id = bookingId): Promise<Itinerary> =>
  (await call('GET', `/core/itineraries/villabookingid/${id}`, headers)).body
const offeredTo = async (query = 'lang=en', headers: Headers = lead): Promise<OfferedExperience[]> =>
  (await call('GET', `/core/itineraries/villabookingid/${bookingId}/experiences?${query}`, headers)).body.experiences

/** From the market to your kitchen: for persons, with children's prices, closed on Sundays. */
const market = 5042
/** First light with a guide. */
const walk = 5043
const { from, to } = await planOf()
/** A day of the stay that is no Sunday. */
const day = [1, 2].map(days => addDays(from, days)).find(date => weekdayOf(date) !== 7) ?? from
const sunday = Array.from({ length: 7 }, (_, days) => addDays(from, days)).find(date => weekdayOf(date) === 7) ?? from

type Wish = Partial<PlannedExperience> & { revision?: number; bookingId?: number }
const save = ({ revision = 0, ...wish }: Wish = {}, headers: Headers = lead) =>
  call(
    'POST',
    '/core/itineraries',
    { 'if-match': `"${revision}"`, ...headers },
    { uuid: randomUUID(), bookingId, serviceId: market, date: day, adults: 2, children: 0, ...wish },
  )
const saved = async (wish: Wish = {}, headers: Headers = lead): Promise<PlannedExperience> => {
  const { status, body } = await save(wish, headers)
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const request = (items: string[], headers: Headers = lead) =>
  call('POST', '/core/bookings/itinerary/request', headers, { bookingId, items })
const consolidate = (items: Pick<PlannedExperience, 'uuid' | 'quotedPrice'>[], headers: Headers = lead) =>
  call('POST', '/core/bookings/itinerary/consolidateforpayment', headers, {
    bookingId,
    items: items.map(({ uuid, quotedPrice }) => ({ uuid, quotedPrice })),
  })
const answer = (itemId: number, given: object, headers: Headers = staff) =>
  call('POST', `/office/experiences/${itemId}/answer`, headers, given)
const find = async (uuid: string, headers: Headers = lead) => {
  const plan = await planOf(headers)
  const all = [
    ...plan.days.flatMap(one => one.experiences),
    ...plan.experiencesBeforeDateIn,
    ...plan.experiencesAfterDateOut,
  ]
  return all.find(one => one.uuid === uuid)
}
const requested = async () => {
  const { uuid } = await saved({ note: 'A birthday.' })
  await request([uuid])
  return { uuid, itemId: (await find(uuid))?.itemId ?? 0 }
}
const emails = () => db.select().from(tables.mail).orderBy(sql`id desc`).limit(3)
const itemsOf = () =>
  db.select().from(tables.bookingItem).where(sql`booking_id = ${bookingId} and kind = 'experience-service'`)
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await db.delete(tables.plannedExperience)
  await db.delete(tables.experienceCapacity)
  await db.execute(sql`delete from booking_item where kind = 'experience-service'`)
})

describe('the experiences that are offered', () => {
  test('begin with those within an hour, with travel time and the days of the stay', async () => {
    const all = await offeredTo()
    const near = all.filter(({ isNear }) => isNear)
    expect(near.length).toBeGreaterThanOrEqual(3)
    expect(all.slice(0, near.length)).toEqual(near)
    expect(near.every(({ travelMinutes }) => travelMinutes <= 60)).toBe(true)
    const found = all.find(({ serviceId }) => serviceId === market)
    expect(found?.meeting).toMatch(/market stalls$/)
    expect(found?.days.at(0)?.date).toBe(from)
    expect(found?.days.find(({ date }) => date === sunday)).toMatchObject({ problem: 'closed-weekday' })
    expect(found?.days.find(({ date }) => date === day)).toMatchObject({ problem: null, left: 10 })
  })

  test('exist for every villa of the demonstration: three within an hour', async () => {
    const villas = await db.select({ id: tables.villa.id, name: tables.villa.name }).from(tables.villa)
    const near = villas.map(({ id, name }) => {
      const villa = catalogue.villas.get(id)
      return { name, enough: villa !== undefined && experiencesNear(villa, context, 'en').length >= 3 }
    })
    expect(near.filter(({ enough }) => !enough)).toEqual([])
    expect(near.length).toBeGreaterThan(50)
  })

  test('cost what their price table says for the party', async () => {
    const forTwo = (await offeredTo('adults=2&children=0')).find(({ serviceId }) => serviceId === market)
    const forFour = (await offeredTo('adults=4&children=0')).find(({ serviceId }) => serviceId === market)
    const priceOn = (one?: OfferedExperience) => one?.days.find(({ date }) => date === day)?.price ?? 0
    expect(priceOn(forTwo)).toBeGreaterThan(0)
    expect(priceOn(forFour)).toBeCloseTo(priceOn(forTwo) * 2)
  })
})

describe('a quote', () => {
  test('asks for the ages of children where its price depends on them', async () => {
    const ages = `/core/itineraries/pricing/childagesrequired/serviceid/${market}`
    const asked = async (children: number) =>
      (await call('GET', `${ages}?adults=2&children=${children}&requestedDate=${day}`, {})).body
    expect(await asked(1)).toEqual({ required: true, fromAge: 6, childrenUpTo: 12 })
    expect((await asked(0)).required).toBe(false)
    const quote = async (childAges: number[]) =>
      (
        await call('POST', `/core/itineraries/pricing/getquote/serviceid/${market}`, lead, {
          ...{ bookingId, adults: 2, children: 1, childAges, requestedDate: day },
        })
      ).body
    const [young, grown] = [await quote([8]), await quote([15])]
    expect(young.price).toBeLessThan(grown.price)
    expect(await quote([4])).toMatchObject({ price: null, problem: 'too-young' })
    expect(await quote([])).toMatchObject({ price: null, problem: 'ages-needed' })
  })
})

describe('a plan', () => {
  test('keeps an experience under its uuid, selected and bookable at once', async () => {
    const uuid = randomUUID()
    const first = await saved({ uuid })
    expect(first).toMatchObject({ uuid, serviceId: market, status: 3, selected: true, itemId: null, revision: 1 })
    expect(first.quotedPrice).toBeGreaterThan(0)
    expect(await saved({ uuid })).toEqual(first)
    const plan = await planOf()
    expect(plan.days.map(({ date }) => date)).toEqual(Array.from({ length: 8 }, (_, days) => addDays(from, days)))
    expect(plan.days.find(({ date }) => date === day)?.experiences).toEqual([first])
    expect(plan.days[0]?.weather.air).toBeGreaterThan(10)
    expect(await itemsOf()).toEqual([])
  })

  test('that two people edit is not overwritten', async () => {
    const { uuid } = await saved()
    const moved = await saved({ uuid, time: '09:30', revision: 1 })
    const stale = await save({ uuid, time: '11:00', revision: 1 }, guest)
    expect([stale.status, stale.body.code, stale.body.current.time]).toEqual([412, 'changed-since', '09:30'])
    expect(moved.revision).toBe(2)
  })

  test.each([
    ['a past day', { date: '2026-12-01' }, 'too-late'],
    ['a day after the stay', { date: addDays(to, 2) }, 'outside-stay'],
    ['a closed weekday', { date: sunday }, 'closed-weekday'],
    ['too many guests', { adults: 11 }, 'too-many-guests'],
    ['a child that is too young', { children: 1, childAges: [3] }, 'too-young'],
  ])('refuses %s', async (_, wish, reason) => {
    const { status, body } = await save(wish)
    expect([status, body.code, body.reason]).toEqual([409, 'experience-refused', reason])
  })

  test('shows what a move of the stay has left outside of it', async () => {
    const { uuid } = await saved()
    const stay = { from: addDays(from, 14), to: addDays(to, 14) }
    const ofVilla = sql`booking_id = ${bookingId} and kind = 'villa'`
    await db.execute(sql`alter table booking_item disable trigger all`)
    await db.update(tables.bookingItem).set({ stay }).where(ofVilla)
    const plan = await planOf()
    expect(plan.experiencesBeforeDateIn).toMatchObject([{ uuid, problem: 'outside-stay', status: 0 }])
    expect((await save({ uuid, date: addDays(day, 14), revision: 1 })).status).toBe(200)
    await db.update(tables.bookingItem).set({ stay: { from, to } }).where(ofVilla)
    await db.execute(sql`alter table booking_item enable trigger all`)
  })

  test('loses an experience that is removed', async () => {
    const { uuid } = await saved()
    expect((await call('DELETE', `/core/itineraries/${uuid}`)).status).toBe(204)
    expect(await find(uuid)).toBeUndefined()
    expect((await call('DELETE', `/core/itineraries/${uuid}`)).status).toBe(404)
  })
})

describe('a request', () => {
  test('is an item of the booking, and one e-mail to the experiences group of the client manager', async () => {
    const [one, two] = [await saved({ note: 'A birthday.' }), await saved({ serviceId: walk })]
    const { status, body } = await request([one.uuid, two.uuid])
    expect(status).toBe(200)
    const planned = (body as Itinerary).days.flatMap(({ experiences }) => experiences)
    expect(planned.map(item => [item.status, item.quotedPrice])).toEqual([
      [1, null],
      [1, null],
    ])
    const [email, other] = await emails()
    expect(email?.recipient).toMatch(/^experiences@/)
    expect(email?.subject).toMatch(/^Experiences requested: /)
    expect(email?.text).toContain('A birthday.')
    expect(other?.recipient).not.toBe(email?.recipient)
    expect(await itemsOf()).toMatchObject([{ status: itemStatus.requested }, { status: itemStatus.requested }])
    await request([one.uuid])
    expect(await itemsOf()).toHaveLength(2)
    const { requests } = (await call('GET', '/office/experiences', staff)).body
    expect(requests.map(({ note }: { note: string }) => note).toSorted()).toEqual(['', 'A birthday.'])
  })

  test('a hundred times at once is one item', async () => {
    const { uuid } = await saved()
    const replies = await Promise.all(Array.from({ length: 100 }, () => request([uuid])))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await itemsOf()).toHaveLength(1)
  })

  test('is quoted, quoted again with the difference, accepted and payable', async () => {
    const { uuid, itemId } = await requested()
    expect((await answer(itemId, { answer: 'quoted', price: 210, message: 'With a cake.' })).status).toBe(204)
    expect(await find(uuid)).toMatchObject({ status: 3, quotedPrice: 210, message: 'With a cake.' })
    expect((await emails())[0]?.subject).toMatch(/^The price for /)
    await answer(itemId, { answer: 'quoted', price: 240, message: '' })
    const again = await find(uuid)
    expect(again).toMatchObject({ status: 7, quotedPrice: 240, previousPrice: 210 })
    expect((await emails())[0]?.text).toMatch(/€240[\s\S]*€210/)
    const stale = await consolidate([{ uuid, quotedPrice: 210 }])
    expect([stale.status, stale.body.code]).toEqual([409, 'price-changed'])
    const { body } = await consolidate([{ uuid, quotedPrice: 240 }])
    expect(body).toMatchObject({ itemIds: [itemId], total: 240, currencyId: 1 })
    expect(await find(uuid)).toMatchObject({ status: 15 })
    const payable = await withTransaction(db, tx => payableOf(tx, bookingId, 'service', { itemIds: [itemId] }))
    expect(payable).toMatchObject({ cents: 24_000, itemIds: [itemId] })
  })

  test('that cannot take place is said, and another day begins anew', async () => {
    const { uuid, itemId } = await requested()
    await answer(itemId, { answer: 'unavailable', message: 'The cook is ill.' })
    expect(await find(uuid)).toMatchObject({ status: 13, message: 'The cook is ill.' })
    expect((await emails())[0]?.subject).toMatch(/cannot take place$/)
    expect((await answer(itemId, { answer: 'quoted', price: 10 })).status).toBe(409)
    const next = [1, 2].map(days => addDays(day, days)).find(date => weekdayOf(date) !== 7) ?? day
    const found = await find(uuid)
    const moved = await saved({ uuid, date: next, note: 'A birthday.', revision: found?.revision ?? 0 })
    expect(moved).toMatchObject({ status: 3, itemId: null, message: '' })
  })
})

describe('the basket', () => {
  test('totals selected experiences at their prices, and gives one back that is deselected', async () => {
    const [one, two] = [await saved(), await saved({ serviceId: walk })]
    const { body } = await consolidate([one, two])
    expect(body.total).toBeCloseTo((one.quotedPrice ?? 0) + (two.quotedPrice ?? 0))
    expect(await itemsOf()).toMatchObject([{ status: 15 }, { status: 15 }])
    const now = await find(one.uuid)
    await saved({ ...now, selected: false })
    expect(await find(one.uuid)).toMatchObject({ status: 3, selected: false })
    expect((await consolidate([{ ...one }])).body.itemIds).toEqual([now?.itemId])
  })

  test('says that a table price has changed since, and accepts the new one', async () => {
    const one = await saved()
    await consolidate([one])
    await saved({ ...(await find(one.uuid)), selected: false })
    await db.execute(sql`update experience_price set cents = cents * 2 where experience_id = 42`)
    await catalogue.settled()
    await expect.poll(() => find(one.uuid)).toMatchObject({ status: 7, previousPrice: one.quotedPrice })
    const stale = await consolidate([one])
    expect([stale.status, stale.body.code]).toEqual([409, 'price-changed'])
    const now = stale.body.itinerary.days.flatMap((of: Itinerary['days'][number]) => of.experiences)[0]
    expect((await consolidate([now])).body.total).toBeCloseTo((one.quotedPrice ?? 0) * 2)
    await db.execute(sql`update experience_price set cents = cents / 2 where experience_id = 42`)
    await expect.poll(async () => (await saved({ date: addDays(day, 0) })).quotedPrice).toBe(one.quotedPrice)
  })

  test('never takes more guests than a day has places, however many try at once', async () => {
    await call('POST', `/office/experiences/${market}/places`, staff, { date: day, places: 6 })
    const wishes = await Promise.all(Array.from({ length: 20 }, () => saved()))
    const replies = await Promise.all(wishes.map(wish => consolidate([wish])))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.reason === 'sold-out')).toHaveLength(17)
    const found = (await offeredTo('adults=2&children=0')).find(({ serviceId }) => serviceId === market)
    expect(found?.days.find(({ date }) => date === day)).toMatchObject({ problem: 'sold-out', left: 0 })
    expect((await save()).body.reason).toBe('sold-out')
  })

  test('is the only way to accept a price of the table, because it counts places', async () => {
    const one = await saved()
    const { itemIds } = (await consolidate([one])).body
    await saved({ ...(await find(one.uuid)), selected: false })
    expect((await call('POST', `/core/bookingitems/${itemIds[0]}`, lead, { step: 'accept' })).status).toBe(409)
  })

  test('is put back when it stays unpaid for a day', async () => {
    const one = await saved()
    await consolidate([one])
    await releaseBaskets({ db })
    expect(await find(one.uuid)).toMatchObject({ status: 15 })
    await clock.set(start + 25 * 3_600_000)
    await releaseBaskets({ db })
    expect(await find(one.uuid, bearer(await signInBy(app)))).toMatchObject({ status: 3, selected: true })
  })

  test('tells the client once that what was paid is confirmed, and then stays', async () => {
    const one = await saved()
    const { itemIds } = (await consolidate([one])).body
    await db
      .update(tables.bookingItem)
      .set({ status: itemStatus.confirmed })
      .where(eq(tables.bookingItem.id, itemIds[0]))
    const jobContext = context as Parameters<typeof confirmExperiences>[0]
    await confirmExperiences(jobContext, { bookingId, itemIds })
    await confirmExperiences(jobContext, { bookingId, itemIds })
    const told = (await emails()).filter(({ subject }) => subject.endsWith('is confirmed'))
    expect(told).toHaveLength(1)
    expect((await call('DELETE', `/core/itineraries/${one.uuid}`)).status).toBe(409)
    const { entries } = (await call('GET', `/core/bookings/${bookingId}/timeline`)).body
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'experience', what: 'confirmed', day, name: 'From the market to your kitchen' }),
    )
  })
})

test('an enquiry reaches the client manager with the basket', async () => {
  const { uuid } = await saved()
  const body = { message: 'Is there shade?', items: [uuid] }
  expect((await call('POST', `/core/experiences/near/bookingid/${bookingId}/sendenquiry`, lead, body)).status).toBe(204)
  const [email] = await emails()
  expect(email?.text).toMatch(/Is there shade\?[\s\S]*From the market/)
})

describe('access', () => {
  test.each([
    ['another client', undefined, 404],
    ['an anonymous visitor', {}, 401],
  ] as const)('%s neither sees nor changes a plan', async (_, given, status) => {
    const headers = given ?? bearer(await signInBy(app, stranger))
    const one = await saved()
    expect((await call('GET', `/core/itineraries/villabookingid/${bookingId}`, headers)).status).toBe(status)
    expect((await save({}, headers)).status).toBe(status)
    expect((await call('DELETE', `/core/itineraries/${one.uuid}`, headers)).status).toBe(status)
    expect((await request([one.uuid], headers)).status).toBe(status)
    expect((await consolidate([one], headers)).status).toBe(status)
    expect(await find(one.uuid)).toMatchObject({ revision: 1 })
  })

  test('a uuid of another booking is not found', async () => {
    const one = await saved()
    expect((await save({ uuid: one.uuid, bookingId: otherBookingId, date: addDays(from, 81) })).status).toBe(404)
  })

  test('an invited guest plans and requests, and only the lead booker gives up a quote of the office', async () => {
    const { uuid } = await saved({}, guest)
    expect((await request([uuid], guest)).status).toBe(200)
    const itemId = (await find(uuid))?.itemId ?? 0
    await answer(itemId, { answer: 'quoted', price: 99 })
    expect((await call('DELETE', `/core/itineraries/${uuid}`, guest)).status).toBe(404)
    expect((await call('DELETE', `/core/itineraries/${uuid}`)).status).toBe(204)
    expect(await itemsOf()).toMatchObject([{ status: itemStatus.declined }])
  })

  test('an invited guest without prices sees only those of what they have planned', async () => {
    await db.update(tables.guestLogin).set({ showsPrices: false })
    const [mine, theirs] = [await saved({}, guest), await saved({ serviceId: walk })]
    expect((await find(mine.uuid, guest))?.quotedPrice).toBe(mine.quotedPrice)
    expect((await find(theirs.uuid, guest))?.quotedPrice).toBeNull()
    await db.update(tables.guestLogin).set({ showsPrices: true })
  })

  test('only staff for bookings see and answer requests', async () => {
    const { itemId } = await requested()
    const contacts = await staffBearer(
      db,
      await aColleague(db, { email: 'contacts@example.com', permissions: ['contacts'] }),
    )
    for (const headers of [lead, contacts]) {
      expect((await call('GET', '/office/experiences', headers)).status).toBe(404)
      expect((await answer(itemId, { answer: 'unavailable' }, headers)).status).toBe(404)
      expect(
        (await call('POST', `/office/experiences/${market}/places`, headers, { date: day, places: 0 })).status,
      ).toBe(404)
    }
  })
})
