import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Itinerary, OfferedExperience } from '#contract/extras/itineraries'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'
import { payableOf } from '#server/features/bookings/public'
import { experiencesNear } from '#server/features/experiences/public'
import { planningExperiences } from '#testing/bookings/planning-experiences'
import { testApp } from '#testing/site/app'

const site = await testApp()
const { db, catalogue, context } = site
const {
  bookingId,
  lead,
  guest,
  staff,
  call,
  planOf,
  offeredTo,
  market,
  walk,
  from,
  to,
  day,
  sunday,
  save,
  saved,
  request,
  consolidate,
  answer,
  find,
  requested,
  emails,
  itemsOf,
  reset,
} = await planningExperiences(site)

beforeEach(reset)

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
