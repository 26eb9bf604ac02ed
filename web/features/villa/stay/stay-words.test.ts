import { describe, expect, test } from 'vitest'
import { monthOf, percent, stayDays, weekdayAndDay } from './stay-words'

describe('the days of a stay', () => {
  test.each([
    ['en', '2027-06-12', '2027-06-26', '12 – 26 June 2027'],
    ['de', '2027-06-12', '2027-06-26', '12. – 26. Juni 2027'],
    ['fr', '2027-06-12', '2027-06-26', '12 – 26 juin 2027'],
    ['en', '2027-06-26', '2027-07-10', '26 Jun – 10 Jul 2027'],
    ['en', '2026-12-26', '2027-01-02', '26 Dec 2026 – 2 Jan 2027'],
  ] as const)('in %s from %s to %s: %s', (language, from, to, words) => {
    expect(stayDays({ from, to }, language)).toBe(words)
  })

  test('do not shift with the zone of the machine', () => {
    expect(weekdayAndDay('2027-06-12', 'en')).toBe('Sat 12 Jun')
  })
})

test('a month is named in the language of the page', () => {
  expect(monthOf('2025-06', 'fr')).toBe('juin 2025')
})

test('a share is written as the language writes it', () => {
  expect(percent(30, 'en')).toBe('30%')
  expect(percent(30, 'de')).toMatch(/^30\s%$/)
})
