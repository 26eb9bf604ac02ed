import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TransferOptions, TransferPrices } from '#contract/extras/transfers'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { transferTypes } from '#domain/transfers/transfer'
import { payableOf } from '#server/features/bookings/public'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { requestingTransfers } from '#testing/bookings/transfers'
import { testApp } from '#testing/site/app'

type Headers = Record<string, string>
const site = await testApp()
const { db, clock, catalogue } = site
const transfers = await requestingTransfers(site)
const {
  bookingId,
  lead,
  guest,
  other,
  call,
  villaId,
  stay,
  price,
  priceOf,
  aRequest,
  request,
  list,
  requested,
  statusOf,
  lastEmails,
} = transfers
const start = clock.at

beforeEach(async () => {
  await clock.set(start)
  await transfers.reset()
})

describe('options and prices', () => {
  test('every villa has every type, with places and a price for each vehicle', async () => {
    const seen = new Set<number>()
    for (const { row } of catalogue.villas.values()) {
      if (seen.has(row.regionId)) continue
      seen.add(row.regionId)
      for (const type of transferTypes) {
        const url = `core/transfers/forbooking/propertyid/${row.id}/type/${type}?passengercount=8&dateOfTravel=2027-06-20`
        const { prices, currencyId }: TransferPrices = (await call('GET', url, lead)).json()
        expect([row.id, type, currencyId, prices.length > 0, prices.every(one => one.price > 20)]).toEqual([
          ...[row.id, type, 1, true, true],
        ])
        expect(new Set(prices.map(({ vehicle }) => vehicle))).toEqual(new Set(['minibus']))
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  }, 60_000)

  test('a driver has hours and no places; a party that no vehicle takes has no prices', async () => {
    const driver: TransferOptions = (
      await call('GET', `core/transfers/foroptions/propertyid/${villaId}/type/chauffeurHalfday`, lead)
    ).json()
    expect([driver.hours, driver.places, driver.directions]).toEqual([5, [], ['from-villa']])
    const url = `core/transfers/forbooking/propertyid/${villaId}/type/airport?passengercount=16`
    expect((await call('GET', url, lead)).json().prices).toEqual([])
    expect((await call('GET', 'core/transfers/foroptions/propertyid/99999/type/airport', lead)).statusCode).toBe(404)
    expect((await call('GET', `${url}&dateOfTravel=2027-02-30`, lead)).statusCode).toBe(422)
  })

  test('a night costs more, and prices follow the rate of the booking', async () => {
    expect(await priceOf('airport', `${stay.from}T23:00`)).toBeCloseTo(price * 1.2, 1)
    await db.update(tables.booking).set({ rate: 1.1, currencyId: 3 }).where(eq(tables.booking.id, bookingId))
    expect(await priceOf()).toBeCloseTo(price * 1.1, 1)
    await db.update(tables.booking).set({ rate: 1, currencyId: 1 }).where(eq(tables.booking.id, bookingId))
  })
})

describe('a request', () => {
  test('waits for its confirmation, and client and company get e-mails', async () => {
    const id = await requested()
    const [shown] = (await list()).transfers
    expect(shown).toMatchObject({
      ...{ itemId: id, status: itemStatus.awaitingConfirmation, flightReference: 'BA2612', meetingTime: '14:10' },
      ...{ vehicle: 'sedan', babies: 0, totalPrice: price, destination: (await list()).villa, changes: [] },
    })
    expect(await lastEmails(2)).toEqual([
      expect.stringMatching(/: Transfer requested: /),
      `${demonstrationAccounts.leadBooker}: Your transfer is requested`,
    ])
    expect((await withTransaction(db, tx => payableOf(tx, bookingId, 'service')))?.itemIds ?? []).not.toContain(id)
  })

  test('both ways are one item over both days, at the sum of both prices', async () => {
    const back = `${stay.to}T23:00`
    const night = await priceOf('airport', back)
    const id = await requested({ isReturn: true, returnDateTime: back, price: Number((price + night).toFixed(2)) })
    const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id))
    expect(item?.stay).toEqual({ from: stay.from, to: addDays(stay.to, 1) })
  })

  test.each([
    [{ travelDateTime: '2027-01-01T10:00' }, 'body.0.travelDateTime', 'past'],
    [{ travelDateTime: `${addDays(stay.from, -2)}T10:00` }, 'body.0.travelDateTime', 'outside'],
    [{ flightNumber: '' }, 'body.0.flightNumber', 'missing'],
    [{ mainPassengerName: '' }, 'body.0.mainPassengerName', 'missing'],
    [{ adultCount: 20 }, 'body.0.adultCount', 'too-many'],
    [{ regionPlaceId: 1_999_999 }, 'body.0.regionPlaceId', 'invalid'],
    [{ regionPlaceId: null }, 'body.0.regionPlaceId', 'missing'],
  ])('%j is refused', async (change, field, code) => {
    const reply = await request([aRequest(change)])
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [expect.objectContaining({ field, code })]])
  })

  test('a differing price is told with the current one, and nothing is requested', async () => {
    const wrong = aRequest({ price: price - 1 })
    const reply = await request([aRequest(), wrong])
    expect([reply.statusCode, reply.json().current[1]]).toEqual([409, { requestKey: wrong.requestKey, price }])
    expect((await list()).transfers).toEqual([])
  })

  test('has the price of its day: a new one applies from its first day on, and earlier requests keep theirs', async () => {
    const itemId = await requested()
    const region = catalogue.villas.get(villaId)?.row.regionId
    const vehicle = {
      ...{ base: '1000', perKilometre: '0,01', crossing: 0, fullDay: 400, halfDay: 240 },
      ...{ nightPercent: 0, seasonPercent: 0 },
    }
    const first = addDays(todayAt(start), 1)
    const added = await call('POST', 'office/settings', transfers.staff, {
      ...{ kind: 'transfer-tariff', scope: String(region), from: first },
      value: { sedan: vehicle, van: vehicle, minibus: vehicle },
    })
    expect([added.statusCode, await priceOf()]).toEqual([201, price])
    await clock.set(Date.parse(`${first}T00:30Z`))
    await catalogue.settled()
    const session = { ...lead }
    // The session has ended overnight.
    Object.assign(lead, bearer(await signInBy(site.app)))
    const now = await priceOf()
    expect([Math.floor(now), now === price]).toEqual([1000, false])
    const late = await request([aRequest()])
    expect([late.json().code, late.json().current[0].price]).toEqual(['price-changed', now])
    await requested({ price: now })
    const prices = (await list()).transfers.map(one => [one.itemId === itemId, one.totalPrice])
    expect(prices).toEqual([
      [true, price],
      [false, now],
    ])
    Object.assign(lead, session)
  })

  test('a hundred double submits make one', async () => {
    const body = [aRequest()]
    const replies = await Promise.all(Array.from({ length: 100 }, () => request(body)))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect((await list()).transfers).toHaveLength(1)
  }, 120_000)

  test('is for a confirmed stay of one’s own', async () => {
    expect((await request([aRequest()], {})).statusCode).toBe(401)
    expect((await request([aRequest()], other)).statusCode).toBe(404)
    expect((await request([aRequest({ bookingId: 9004 })])).statusCode).toBe(404)
    await db.update(tables.booking).set({ status: bookingStatus.completed }).where(eq(tables.booking.id, bookingId))
    expect((await request([aRequest()])).json().type).toMatch('not-in-this-state')
    await db.execute(sql`alter table booking disable trigger all`)
    await db.update(tables.booking).set({ status: bookingStatus.confirmed }).where(eq(tables.booking.id, bookingId))
    await db.execute(sql`alter table booking enable trigger all`)
  })
})

describe('guests', () => {
  test('request, see and take back their own; the lead booker declines any', async () => {
    const own = await requested({}, guest)
    const ofLead = await requested()
    const shown = (await list(guest)).transfers
    expect(shown.map(one => [one.itemId, one.own]).sort()).toEqual(
      [
        [own, true],
        [ofLead, false],
      ].sort(),
    )
    const give = (id: number, headers: Headers) =>
      call('POST', `core/bookings/transfer/${id}/answer`, headers, { answer: 'decline' })
    expect((await give(ofLead, guest)).statusCode).toBe(404)
    expect((await give(own, guest)).statusCode).toBe(200)
    expect((await give(ofLead, lead)).statusCode).toBe(200)
    expect([await statusOf(own), await statusOf(ofLead)]).toEqual([itemStatus.cancelled, itemStatus.cancelled])
    expect((await lastEmails(1))[0]).toMatch('Transfer given up')
  })

  test('without prices, they see those of their own requests only', async () => {
    await db.update(tables.guestLogin).set({ showsPrices: false })
    await requested({}, guest)
    await requested()
    const prices = (await list(guest)).transfers.map(one => [one.own, one.totalPrice])
    expect(prices).toEqual(
      expect.arrayContaining([
        [true, price],
        [false, null],
      ]),
    )
    await db.update(tables.guestLogin).set({ showsPrices: true })
  })
})

test('everyone of the booking keeps a list of own transportation, and changes their own rows', async () => {
  const row = { bookingId, direction: 'to-villa', guests: 'Nora', means: 'Hire car', day: stay.from, time: '16:00' }
  const save = (payload: object, headers: Headers = lead) => call('POST', 'core/transportation', headers, payload)
  const made = (await save(row, guest)).json().transportations[0]
  expect(made).toMatchObject({ guests: 'Nora', own: true })
  await save({ ...row, guests: 'Ada' })
  const seen = (await call('GET', `core/transportation/bookingid/${bookingId}`, guest)).json().transportations
  expect(seen.map((one: { own: boolean }) => one.own).sort()).toEqual([false, true])
  const ofLead = seen.find((one: { own: boolean }) => !one.own).id
  expect((await call('DELETE', `core/transportation/${ofLead}`, guest)).statusCode).toBe(404)
  expect((await call('DELETE', `core/transportation/${made.id}`, other)).statusCode).toBe(404)
  expect((await save({ ...row, id: made.id, means: 'Train' }, other)).statusCode).toBe(404)
  expect((await save({ ...row, day: '2029-01-01' })).statusCode).toBe(422)
  expect((await save({ ...row, id: made.id, means: 'Train' })).json().transportations).toHaveLength(2)
  expect((await call('DELETE', `core/transportation/${made.id}`, guest)).statusCode).toBe(204)
})

test('the timeline shows a transfer at its meeting time', async () => {
  await requested()
  const timeline = (await call('GET', `core/bookings/${bookingId}/timeline`, lead)).json()
  expect(timeline.entries.filter((entry: { kind: string }) => entry.kind === 'transfer')).toMatchObject([
    { day: stay.from, time: '14:10', name: expect.stringMatching(/^Airport transfer: /) },
  ])
})
