import { expect, test } from 'vitest'
import { searchCalendar, villaCalendar } from '#domain/availability/calendar'
import type { Translate } from '#web/messages'
import { reasonText } from './reason-text'

const t: Translate = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key)
const calendar = searchCalendar('2027-06-02', { disabledDates: new Set(['2027-06-10']), maxDate: '2028-12-31' })
const say = (reason: Parameters<typeof reasonText>[0], day = '2027-06-09') =>
  reasonText(reason, day, calendar, { t, language: 'en' })

test('the usual changeover days have a sentence of their own', () => {
  expect(say({ key: 'DAYS', weekdays: [1, 6, 7] })).toBe('calendar_changeover')
  expect(say({ key: 'DAYS', weekdays: [6] })).toBe('calendar_changeover_other {"days":"Saturday"}')
})

test('past, taken and too distant days have different reasons', () => {
  expect(say({ key: 'INVALID' }, '2027-06-01')).toBe('calendar_past')
  expect(say({ key: 'INVALID' }, '2027-06-10')).toBe('calendar_taken')
  expect(say({ key: 'INVALID' })).toBe('calendar_unavailable')
  expect(say({ key: 'NON_BOOKABLE' }, '2029-01-01')).toBe('calendar_too_far')
  expect(say({ key: 'NON_BOOKABLE' })).toBe('calendar_contact_us')
})

test('reasons for limits state the number of nights', () => {
  expect(say({ key: 'MIN_BOOKING', nights: 5 })).toBe('calendar_minimum_any {"nights":5}')
  const villa = villaCalendar({ bookedDates: [], bookableDates: [], contactUsDates: [] }, { today: '2027-06-02' })
  const ofVilla = reasonText({ key: 'MIN_BOOKING', nights: 5 }, '2027-06-09', villa, { t, language: 'en' })
  expect(ofVilla).toBe('calendar_minimum {"nights":5}')
  expect(say({ key: 'MAX_BOOKING', nights: 40 })).toBe('calendar_maximum {"nights":40}')
})
