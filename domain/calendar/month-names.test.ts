import { expect, test } from 'vitest'
import { formatMonthSpans, monthName } from '#domain/calendar/month-names'

test('months are named in the language, whatever the zone of the machine', () => {
  expect(monthName(1, 'en', 'long')).toBe('January')
  expect(monthName(12, 'fr', 'long')).toBe('décembre')
  expect(monthName(5, 'de', 'narrow')).toBe('M')
})

test('spans of months are formatted as a list', () => {
  const spans = [
    { first: 5, last: 6 },
    { first: 9, last: 9 },
  ]
  expect(formatMonthSpans(spans, 'en')).toBe('May – June and September')
  expect(formatMonthSpans(spans, 'fr')).toBe('mai – juin et septembre')
  expect(formatMonthSpans(spans, 'de')).toBe('Mai – Juni und September')
})
