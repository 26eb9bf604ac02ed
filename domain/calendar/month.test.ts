import { describe, expect, test } from 'vitest'
import { addressMonth, lastDayOf, monthOf, monthsFrom, nextMonth, parseMonth } from '#domain/calendar/month'

describe('a month', () => {
  test.each([
    ['Jul 2027', '2027-07'],
    ['jul+2027', '2027-07'],
    ['2027-12', '2027-12'],
  ])('is read of %s', (text, month) => {
    expect(parseMonth(text)).toBe(month)
  })

  test.each(['', 'July 2027', '2027-13', '2027-7', '1 Jul 2027', '2027-07-01', 'soon', '07 2027'])(
    'is not read of "%s"',
    text => {
      expect(parseMonth(text)).toBeUndefined()
    },
  )

  test('is written as it is read', () => {
    for (const month of monthsFrom('2027-01', '2028-12')) expect(parseMonth(addressMonth(month))).toBe(month)
  })

  test('has its days, and others after it', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
    expect(monthOf('2027-07-31')).toBe('2027-07')
    expect(nextMonth('2027-12')).toBe('2028-01')
    expect(monthsFrom('2027-11', '2028-02')).toEqual(['2027-11', '2027-12', '2028-01', '2028-02'])
    expect(monthsFrom('2027-11', '2027-10')).toEqual([])
  })
})
