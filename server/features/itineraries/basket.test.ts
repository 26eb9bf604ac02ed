import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Itinerary } from '#contract/extras/itineraries'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { planningExperiences } from '#testing/bookings/planning-experiences'
import { testApp } from '#testing/site/app'
import { run as confirmExperiences } from './confirm-experiences.ts'
import { run as releaseBaskets } from './release-baskets.ts'

const site = await testApp()
const { app, db, clock, catalogue, context } = site
const {
  bookingId,
  otherBookingId,
  lead,
  guest,
  staff,
  stranger,
  call,
  offeredTo,
  market,
  walk,
  from,
  day,
  save,
  saved,
  request,
  consolidate,
  answer,
  find,
  requested,
  emails,
  itemsOf,
  start,
  reset,
} = await planningExperiences(site)

beforeEach(reset)

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
