import { expect, test } from 'vitest'
import { formatDateTime, formatHoliday, formatShortDateTime, formatZone } from '#domain/calendar/format-datetime'
import type { Language } from '#domain/text/language'

const evening = Date.UTC(2027, 0, 18, 16, 57)

test.each<[Language, string, string]>([
  ['en', 'Monday 18 January at 17:57', '18 Jan 2027, 17:57'],
  ['fr', 'lundi 18 janvier à 17\u00a0h\u00a057', '18 janv. 2027, 17\u00a0h\u00a057'],
  ['de', 'Montag, 18. Januar um 17:57\u00a0Uhr', '18.01.2027, 17:57\u00a0Uhr'],
])('an instant in %s is written as the language writes it', (language, moment, stamp) => {
  expect(formatDateTime(evening, 'Europe/Berlin', language)).toBe(moment)
  expect(formatShortDateTime(evening, 'Europe/Berlin', language)).toBe(stamp)
})

test.each<[string, string, string, string]>([
  ['Europe/Berlin', 'Berlin time', 'heure de Berlin', 'Ortszeit Berlin'],
  ['Europe/Athens', 'Athens time', 'heure d’Athènes', 'Ortszeit Athen'],
  ['America/New_York', 'New York time', 'heure de New York', 'Ortszeit New York'],
  ['Etc/UTC', 'UTC', 'UTC', 'UTC'],
])('%s has a name that people use', (zone, en, fr, de) => {
  expect((['en', 'fr', 'de'] as const).map(language => formatZone(zone, language))).toEqual([en, fr, de])
})

test('French counts the first of a month in lists, too', () => {
  expect(formatShortDateTime(Date.UTC(2026, 10, 1, 9), 'UTC', 'fr')).toBe('1er nov. 2026, 9\u00a0h')
})

test.each<[string, string, string, string]>([
  ['12-25', '25 December', '25 décembre', '25. Dezember'],
  ['02-29', '29 February', '29 février', '29. Februar'],
  ['2027-05-01', '1 May 2027', '1er mai 2027', '1. Mai 2027'],
])('the holiday %s is written as the language writes it', (holiday, en, fr, de) => {
  expect((['en', 'fr', 'de'] as const).map(language => formatHoliday(holiday, language))).toEqual([en, fr, de])
})
