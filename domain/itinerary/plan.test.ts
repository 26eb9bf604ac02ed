import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import { itemStatus } from '#domain/lifecycles/item-status'
import { daysOfStay, isBookable, planStatus, selectedOf, splitByDays } from './plan.ts'
import { findNearestPlace, nearMinutes, travelMinutes } from './travel-time.ts'

const stay = { from: '2027-06-05', to: '2027-06-12' }

describe('the days of a plan', () => {
  test('are those of the stay, with arrival and departure', () => {
    expect(daysOfStay(stay)).toHaveLength(8)
    expect(daysOfStay(stay).at(-1)).toBe('2027-06-12')
  })

  test('hold each experience once, and those outside of the stay apart', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10, max: 20 })), offsets => {
        const items = offsets.map((offset, id) => ({ id, date: addDays(stay.from, offset) }))
        const { days, before, after } = splitByDays(stay, items)
        const all = [...before, ...days.flatMap(({ experiences }) => experiences), ...after]
        expect(all.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
        expect(before.every(({ date }) => date < stay.from)).toBe(true)
        expect(after.every(({ date }) => date > stay.to)).toBe(true)
      }),
    )
  })
})

describe('the status of a planned experience', () => {
  const plain = { isQuoted: false, previousCents: null }

  test('with a price in the table it is bookable at once', () => {
    expect(planStatus({ ...plain, tableCents: 12_000 })).toMatchObject({ status: 3, quotedCents: 12_000 })
    expect(planStatus({ ...plain, tableCents: undefined })).toMatchObject({ status: 0, quotedCents: null })
  })

  test('a changed table price is quoted again, with the earlier one', () => {
    const item = { status: itemStatus.quoted, priceCents: 12_000 }
    expect(planStatus({ ...plain, item, tableCents: 13_000 })).toEqual({
      ...{ status: 7, quotedCents: 13_000, previousCents: 12_000 },
    })
  })

  test('what the office has quoted, and what is accepted, do not follow the table', () => {
    const quoted = { status: itemStatus.quoted, priceCents: 12_000 }
    const ready = { status: itemStatus.readyForPayment, priceCents: 12_000 }
    expect(planStatus({ ...plain, isQuoted: true, item: quoted, tableCents: 13_000 }).quotedCents).toBe(12_000)
    expect(planStatus({ ...plain, item: ready, tableCents: 13_000 })).toMatchObject({ status: 15, quotedCents: 12_000 })
  })

  test('a request has no price before its answer', () => {
    const item = { status: itemStatus.requested, priceCents: 0 }
    expect(planStatus({ ...plain, item, tableCents: 13_000 })).toMatchObject({ status: 1, quotedCents: null })
  })
})

test('a basket has the selected bookable experiences', () => {
  const items = Object.values(itemStatus).map(status => ({ status, selected: true }))
  expect(selectedOf(items).map(({ status }) => status)).toEqual([3, 7, 10, 15])
  expect(selectedOf(items.map(item => ({ ...item, selected: false })))).toEqual([])
  expect(isBookable({ status: itemStatus.confirmed })).toBe(false)
})

test('thirty kilometres are an hour, and the nearest place counts', () => {
  expect([travelMinutes(0.4), travelMinutes(30), travelMinutes(30.1)]).toEqual([5, nearMinutes, 65])
  const villa = { lat: 37, lng: 25 }
  const places = [
    { name: 'far', lat: 38, lng: 25 },
    { name: 'near', lat: 37.1, lng: 25 },
  ]
  expect(findNearestPlace(villa, places)?.place.name).toBe('near')
  expect(findNearestPlace(villa, [])).toBeUndefined()
})
