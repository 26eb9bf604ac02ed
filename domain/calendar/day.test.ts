import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addressDay,
  dayNumber,
  dayOf,
  dayOfNumber,
  daysBetween,
  lastPublishedDay,
  monthLength,
  parseDay,
  partsOf,
  weekdayOf,
} from '#domain/calendar/day'

const number = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2200-12-31') })

describe('a day is read', () => {
  test.each([
    ['2027-06-05', '2027-06-05'],
    ['05 Jun 2027', '2027-06-05'],
    ['5 jun 2027', '2027-06-05'],
    ['29 Feb 2028', '2028-02-29'],
    ['2000-02-29', '2000-02-29'],
  ])('from %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })

  test.each([
    '',
    'soon',
    '2027-02-29',
    '2027-13-01',
    '2027-6-5',
    '2027-00-05',
    '2027-06-00',
    '2100-02-29',
    '31 Apr 2027',
    'on 05 Jun 2027',
    '05 Jun 20271',
    '05 Juin 2027',
    '1899-12-31',
    '2201-01-01',
  ])('not from %j', text => {
    expect(parseDay(text)).toBeUndefined()
  })

  test('never with a failure, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const day = parseDay(text)
        expect(day === undefined || parseDay(day) === day).toBe(true)
      }),
    )
  })
})

describe('days', () => {
  test('and their numbers belong to each other', () => {
    fc.assert(
      fc.property(number, n => {
        expect(dayNumber(dayOfNumber(n))).toBe(n)
        expect(parseDay(dayOfNumber(n))).toBe(dayOfNumber(n))
        expect(parseDay(addressDay(dayOfNumber(n)))).toBe(dayOfNumber(n))
      }),
    )
  })

  test('compare as their numbers do', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(dayOfNumber(a) < dayOfNumber(b)).toBe(a < b)
        expect(addDays(dayOfNumber(a), b - a)).toBe(dayOfNumber(b))
        expect(daysBetween(dayOfNumber(a), dayOfNumber(b))).toBe(b - a)
      }),
    )
  })

  test('have the weekdays of the calendar', () => {
    expect(weekdayOf('1970-01-01')).toBe(4)
    expect(weekdayOf('2027-06-05')).toBe(6)
    expect(weekdayOf('2027-06-07')).toBe(1)
    fc.assert(fc.property(number, n => weekdayOf(dayOfNumber(n + 7)) === weekdayOf(dayOfNumber(n))))
  })

  test('are as many in a month as the calendar has', () => {
    expect([2026, 2027, 2028, 2100].map(year => monthLength(year, 2))).toEqual([28, 28, 29, 28])
    expect(partsOf(addDays(dayOf(2027, 12, 31), 1))).toEqual({ year: 2028, month: 1, day: 1 })
  })

  test('are published through the end of next year', () => {
    expect(lastPublishedDay('2027-01-15')).toBe('2028-12-31')
  })
})
