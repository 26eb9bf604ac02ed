import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { answerableStatuses, canAnswer, confirmationCodes, statusOfCode } from './confirmation-code.ts'
import { flightChangeOf } from './flight-change.ts'
import {
  flightTimeOf,
  meetingTimeOf,
  parseLocalMoment,
  transferIdOf,
  transferTypes,
  vehicleFor,
  vehicleOfOption,
  vehicles,
} from './transfer.ts'
import { type BasketTransfer, putIntoBasket, removeFromBasket, restoreToBasket } from './transfer-basket.ts'
import { changedTerms, differenceOf, type TransferTerms, withChanges } from './transfer-changes.ts'
import { type TransferRequest, transferFaults } from './transfer-faults.ts'
import { isHighSeason, isNight, legEuroCents, type TransferTariff } from './transfer-price.ts'

const tariff: TransferTariff = {
  ...{ baseCents: 3000, perKilometreCents: 200, crossingCents: 20_000, dayCents: 40_000, halfDayCents: 24_000 },
  ...{ nightPercent: 20, seasonPercent: 15 },
}
const leg = { type: 'airport', kilometres: 30, crossesWater: false, day: '2027-05-08', time: '14:00' } as const

describe('vehicles', () => {
  test.each([
    [1, 'sedan'],
    [3, 'sedan'],
    [4, 'van'],
    [7, 'van'],
    [8, 'minibus'],
    [15, 'minibus'],
    [16, undefined],
  ] as const)('%d passengers: %s', (party, vehicle) => expect(vehicleFor(party)).toBe(vehicle))

  test('each option has an id of its own', () => {
    const ids = transferTypes.flatMap(type => vehicles.map(vehicle => transferIdOf(type, vehicle)))
    expect(new Set(ids).size).toBe(ids.length)
    for (const type of transferTypes)
      for (const vehicle of vehicles) expect(vehicleOfOption(type, transferIdOf(type, vehicle))).toBe(vehicle)
    expect(vehicleOfOption('airport', 21)).toBeUndefined()
  })
})

describe('moments', () => {
  test.each([
    ['2027-06-05T14:30', { day: '2027-06-05', time: '14:30' }],
    ['2027-06-31T14:30', undefined],
    ['2027-06-05T24:00', undefined],
    ['2027-06-05T14:30:00', undefined],
    ['2027-06-05', undefined],
  ])('%s', (text, moment) => expect(parseLocalMoment(text)).toEqual(moment))

  test('a flight time counts only with exactly five characters', () => {
    expect(['14:30', '4:30', '14:30 ', '14:30Z', ''].map(flightTimeOf)).toEqual(['14:30', '', '', '', ''])
  })

  test('a driver meets a flight when it lands, and everyone else at the time of pickup', () => {
    const journey = { type: 'airport', direction: 'to-villa', time: '15:00', flightTime: '14:35' } as const
    expect(meetingTimeOf(journey)).toBe('14:35')
    expect(meetingTimeOf({ ...journey, flightTime: '' })).toBe('15:00')
    expect(meetingTimeOf({ ...journey, direction: 'from-villa' })).toBe('15:00')
  })
})

describe('price', () => {
  test.each([
    ['by day in spring', {}, 9000],
    ['at night', { time: '22:00' }, 10_800],
    ['before six', { time: '05:59' }, 10_800],
    ['at six', { time: '06:00' }, 9000],
    ['in high summer', { day: '2027-06-15' }, 10_350],
    ['on the last day of it', { day: '2027-09-15' }, 10_350],
    ['after it', { day: '2027-09-16' }, 9000],
    ['in a summer night', { day: '2027-07-01', time: '23:00' }, 12_150],
    ['across water', { crossesWater: true }, 29_000],
    ['a driver for the day', { type: 'chauffeur' as const }, 40_000],
    ['a driver for half a day', { type: 'chauffeurHalfday' as const }, 24_000],
  ])('%s', (_, change, cents) => expect(legEuroCents(tariff, { ...leg, ...change })).toBe(cents))

  test('never falls with the distance, nor with a surcharge', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 0, max: 23 }), (near, more, hour) => {
        const time = `${String(hour).padStart(2, '0')}:30`
        const at = (kilometres: number) => legEuroCents(tariff, { ...leg, kilometres, time })
        expect(at(near + more)).toBeGreaterThanOrEqual(at(near))
        expect(at(near)).toBeGreaterThanOrEqual(legEuroCents(tariff, { ...leg, kilometres: near }))
        expect(isNight(time)).toBe(hour >= 22 || hour < 6)
      }),
    )
    expect(isHighSeason('2027-06-14')).toBe(false)
  })
})

describe('confirmation codes', () => {
  test('map to item states, any other to none', () => {
    expect(confirmationCodes.map(statusOfCode)).toEqual([12, 15, 13, 14, 15, 15])
    expect([-1, 6, 99].map(statusOfCode)).toEqual([0, 0, 0])
  })

  test('follow one another in any sequence until the item is paid', () => {
    for (const status of answerableStatuses)
      for (const code of [...confirmationCodes, 9])
        expect([status, code, canAnswer(status, code)]).toEqual([status, code, true])
    for (const status of [itemStatus.confirmed, itemStatus.cancelled, itemStatus.declined])
      expect(canAnswer(status, 1)).toBe(false)
    expect(itemLifecycle.steps.confirm.from).toContain(statusOfCode(1))
  })
})

const request: TransferRequest = {
  ...{ type: 'airport', direction: 'to-villa', regionPlaceId: 7, transferId: null },
  ...{ adultCount: 2, childCount: 1, infantCount: 0, isReturn: false },
  ...{ travelDateTime: '2027-06-05T14:30', returnDateTime: '', flightNumber: 'BA 2612', flightArrivalTime: '14:10' },
  ...{ mainPassengerName: 'Ada Holm', mainPassengerContactNumber: '+44 20 7946 0000' },
  ...{ requireBoosterSeat: false, extraLuggage: false, notesToDriver: '' },
}
const facts = { arrival: '2027-06-05', departure: '2027-06-12', now: '2027-01-15T10:00' }

describe('faults', () => {
  test('a complete request has none', () => expect(transferFaults(request, facts)).toEqual({}))

  test('required fields are named', () => {
    const empty = { flightNumber: ' ', mainPassengerName: '', mainPassengerContactNumber: '', travelDateTime: '' }
    expect(transferFaults({ ...request, ...empty, regionPlaceId: null, adultCount: 0 }, facts)).toEqual({
      ...{ flightNumber: 'missing', mainPassengerName: 'missing', mainPassengerContactNumber: 'missing' },
      ...{ travelDateTime: 'missing', regionPlaceId: 'missing', adultCount: 'missing' },
    })
  })

  test.each([
    [{ travelDateTime: '2027-06-03T10:00' }, { travelDateTime: 'outside' }],
    [{ travelDateTime: '2027-06-04T10:00' }, {}],
    [{ travelDateTime: '2027-06-13T23:00' }, {}],
    [{ travelDateTime: '2027-06-14T00:00' }, { travelDateTime: 'outside' }],
    [{ travelDateTime: '2027-06-05T' }, { travelDateTime: 'missing' }],
    [{ isReturn: true }, { returnDateTime: 'missing' }],
    [{ isReturn: true, returnDateTime: '2027-06-05T14:30' }, { returnDateTime: 'not-after' }],
    [{ adultCount: 14, infantCount: 1 }, { adultCount: 'too-many' }],
    [{ transferId: 11, adultCount: 4 }, { adultCount: 'too-many' }],
    [{ transferId: 21 }, { transferId: 'invalid' }],
    [{ flightArrivalTime: '99:99' }, { flightArrivalTime: 'invalid' }],
    [{ flightArrivalTime: '9:99' }, {}],
    [{ mainPassengerContactNumber: 'none' }, { mainPassengerContactNumber: 'phone' }],
    [{ type: 'chauffeur' as const, regionPlaceId: null, flightNumber: '' }, {}],
  ])('%j: %j', (change, faults) => expect(transferFaults({ ...request, ...change }, facts)).toEqual(faults))

  test('a past moment is refused by the time of the place', () => {
    expect(transferFaults(request, { ...facts, now: '2027-06-05T14:31' })).toEqual({ travelDateTime: 'past' })
  })
})

const terms: TransferTerms = {
  ...{ day: '2027-06-05', time: '14:30', returnDay: null, returnTime: null },
  ...{ vehicle: 'sedan', meetingTime: null, priceCents: 9000 },
}

test('a proposal keeps only what differs, and applies as a whole', () => {
  const proposed = changedTerms(terms, { time: '15:00', day: '2027-06-05', priceCents: 9500, returnTime: '10:00' })
  expect(proposed).toEqual({ time: '15:00', priceCents: 9500 })
  expect(withChanges(terms, proposed)).toEqual({ ...terms, time: '15:00', meetingTime: '15:00', priceCents: 9500 })
  expect(differenceOf(terms, proposed)).toEqual([
    { name: 'time', before: '14:30', after: '15:00' },
    { name: 'priceCents', before: 9000, after: 9500 },
  ])
})

describe('basket', () => {
  const item = (uniqueIdentifier: number): BasketTransfer => ({
    ...request,
    ...{ uniqueIdentifier, requestKey: `key ${uniqueIdentifier}`, bookingId: 1, villaBookingItemId: 2, propertyId: 3 },
    price: 90,
  })
  const basket = [1, 2, 3].reduce<BasketTransfer[]>((all, at) => putIntoBasket(all, item(at)), [])

  test('replaces by its identifier, and renumbers after a removal', () => {
    const replaced = putIntoBasket(basket, { ...item(2), requestKey: 'other' })
    expect(replaced.map(({ requestKey }) => requestKey)).toEqual(['key 1', 'other', 'key 3'])
    const left = removeFromBasket(basket, 1)
    expect(left.map(one => [one.uniqueIdentifier, one.requestKey])).toEqual([
      [1, 'key 2'],
      [2, 'key 3'],
    ])
    expect(restoreToBasket(left, item(1))).toEqual(basket)
  })

  test('is numbered from 1 without gaps after any removals', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 5 }), removals => {
        const left = removals.reduce(removeFromBasket, basket)
        expect(left.map(({ uniqueIdentifier }) => uniqueIdentifier)).toEqual(left.map((_, at) => at + 1))
      }),
    )
  })
})

describe('flight changes', () => {
  const flight = { id: 'a', number: 'BA2612', day: '2027-06-05', time: '14:10' }
  const transfer = { flightNumber: 'BA2612', day: '2027-06-05', time: '14:10' }
  test.each([
    ['none', [flight], [flight], undefined],
    ['a new time', [flight], [{ ...flight, time: '17:10' }], { number: 'BA2612', day: '2027-06-05', time: '17:10' }],
    ['cancelled', [flight], [], { number: 'BA2612', day: null, time: null }],
    [
      'another flight in its row',
      [flight],
      [{ ...flight, number: 'BA2614', time: '18:00' }],
      { number: 'BA2614', day: '2027-06-05', time: '18:00' },
    ],
    ['a draft', [flight], [{ ...flight, time: '' }], undefined],
    ['a number being typed', [flight], [{ ...flight, number: '' }], undefined],
    ['told for the first time, as it was', [], [flight], undefined],
    [
      'told for the first time, at another time',
      [],
      [{ ...flight, time: '17:00' }],
      { number: 'BA2612', day: '2027-06-05', time: '17:00' },
    ],
    ['the other flight', [flight, { ...flight, id: 'b', number: 'BA1' }], [flight], undefined],
  ])('%s', (_, before, after, change) => expect(flightChangeOf(transfer, before, after)).toEqual(change))

  test('the number counts without blanks and case', () => {
    expect(
      flightChangeOf({ ...transfer, flightNumber: 'ba 2612' }, [flight], [{ ...flight, time: '17:10' }]),
    ).toBeDefined()
  })
})
