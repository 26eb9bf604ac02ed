import { describe, expect, test } from 'vitest'
import {
  formatDay,
  formatDays,
  formatMonth,
  formatPercent,
  formatTime,
  formatWeekday,
  weekdayNames,
} from '#domain/calendar/formats'

describe('the days of a stay', () => {
  test.each([
    ['en', '2027-06-12', '2027-06-26', '12 – 26 June 2027'],
    ['de', '2027-06-12', '2027-06-26', '12. – 26. Juni 2027'],
    ['fr', '2027-06-12', '2027-06-26', '12 – 26 juin 2027'],
    ['fr', '2027-06-01', '2027-06-08', '1er – 8 juin 2027'],
    ['fr', '2027-04-21', '2027-05-01', '21 avr. – 1er mai 2027'],
    ['en', '2027-06-26', '2027-07-10', '26 Jun – 10 Jul 2027'],
    ['en', '2026-12-26', '2027-01-02', '26 Dec 2026 – 2 Jan 2027'],
  ] as const)('in %s from %s to %s: %s', (language, from, to, words) => {
    expect(formatDays({ from, to }, language)).toBe(words)
  })

  test('are abbreviated as far as the language allows', () => {
    const june = { from: '2027-06-13', to: '2027-06-27' }
    expect(formatDays(june, 'en', 'short')).toBe('13 – 27 Jun 2027')
    expect(formatDays({ from: '2027-06-28', to: '2027-07-05' }, 'en', 'short')).toBe('28 Jun – 5 Jul 2027')
    expect(formatDays(june, 'de', 'short')).toBe('13. – 27. Juni 2027')
  })
})

test('a day does not shift with the zone of the machine', () => {
  expect(formatWeekday('2027-06-12', 'en')).toBe('Sat 12 Jun')
})

test('French counts the first day of a month alone', () => {
  expect(['2027-05-01', '2027-05-11', '2027-05-21'].map(day => formatDay(day, 'fr'))).toEqual([
    '1er mai 2027',
    '11 mai 2027',
    '21 mai 2027',
  ])
  expect(formatWeekday('2027-05-01', 'fr')).toBe('sam. 1er mai')
  expect(formatDay('2027-05-01', 'en')).toBe('1 May 2027')
})

test('a time of day is written as the language writes it', () => {
  expect(['16:00', '09:30', '10:05'].map(time => formatTime(time, 'fr'))).toEqual([
    '16\u00a0h',
    '9\u00a0h\u00a030',
    '10\u00a0h\u00a005',
  ])
  expect(formatTime('16:00', 'de')).toBe('16:00')
})

test('a month is named in the language of the page', () => {
  expect(formatMonth('2025-06', 'fr')).toBe('juin 2025')
})

test('a share is written as the language writes it', () => {
  expect(formatPercent(30, 'en')).toBe('30%')
  expect(formatPercent(30, 'de')).toMatch(/^30\s%$/)
})

test('weekdays are a list of which one applies, as the language’s country writes it', () => {
  expect(weekdayNames([6], 'en')).toBe('Saturday')
  expect(weekdayNames([1, 6, 7], 'en')).toBe('Monday, Saturday or Sunday')
  expect(weekdayNames([1, 6], 'de')).toBe('Montag oder Samstag')
})
