import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/day'
import type { OfficeHours } from '#domain/calendar/office-hours'
import { isTimely, nextOfficeTime, openingFrom, planReminder, quietUntil, reminderKinds } from './reminder-plan.ts'

const span = [{ opens: '09:00', closes: '18:00' }]
const hours: OfficeHours = {
  zone: 'Europe/London',
  week: { 1: span, 2: span, 3: span, 4: span, 5: span, 6: [{ opens: '10:00', closes: '16:00' }] },
  closedOn: ['12-25'],
}
const arrival = '2027-06-05'
const at = (kind: (typeof reminderKinds)[number], confirmedOn = '2027-01-15', on = arrival, office = hours) => {
  const due = planReminder(kind, { arrival: on, confirmedOn, hours: office })
  return due === undefined ? undefined : new Date(due).toISOString()
}

test('each reminder leaves at the opening of the office, four weeks, three, one and a day ahead', () => {
  // In June London is an hour ahead of UTC.
  expect(reminderKinds.map(kind => at(kind))).toEqual([
    '2027-05-08T09:00:00.000Z',
    '2027-05-15T09:00:00.000Z',
    '2027-05-29T09:00:00.000Z',
    '2027-06-04T08:00:00.000Z',
  ])
})

test('a day on which the office is closed moves it to the open day before', () => {
  // The arrival is a Monday, the office closed on Sunday.
  expect(at('arrival-day', '2027-01-15', '2027-06-07')).toBe('2027-06-05T09:00:00.000Z')
  expect(at('arrival-day', '2027-01-15', '2027-12-26')).toBe('2027-12-24T09:00:00.000Z')
})

test('a late booking has its quiet days first, and no reminder that comes too late to help', () => {
  expect(at('passports', '2027-05-25')).toBe('2027-05-28T08:00:00.000Z')
  expect(at('passports', '2027-06-02')).toBeUndefined()
  expect(at('arrival-week', '2027-05-28')).toBe('2027-05-31T08:00:00.000Z')
  expect(at('arrival-day', '2027-06-04')).toBeUndefined()
})

test('an office that never closes counts as opening at nine, one without hours sends nothing', () => {
  const always = [{ opens: '00:00', closes: '24:00' }]
  const week = { 1: always, 2: always, 3: always, 4: always, 5: always, 6: always, 7: always }
  expect(at('arrival-day', '2027-01-15', arrival, { zone: 'Europe/London', week })).toBe('2027-06-04T09:00:00.000Z')
  expect(at('arrival-day', '2027-01-15', arrival, { zone: 'Europe/London', week: {} })).toBeUndefined()
})

test('a plan is never before the quiet days, nor after the last day on which it helps', () => {
  for (let day = 100; day < 160; day += 3)
    for (const kind of reminderKinds) {
      const confirmedOn = addDays('2027-01-01', day)
      const due = planReminder(kind, { arrival, confirmedOn, hours })
      if (due === undefined) continue
      const on = new Date(due).toISOString().slice(0, 10)
      expect(on >= quietUntil(kind, confirmedOn) || kind.startsWith('arrival')).toBe(true)
      expect(isTimely(kind, arrival, on)).toBe(true)
      expect(nextOfficeTime(hours, due)).toBe(due)
    }
})

test('what is due in the evening waits for the next opening', () => {
  expect(nextOfficeTime(hours, Date.parse('2027-06-04T19:30:00Z'))).toBe(Date.parse('2027-06-05T09:00:00Z'))
  expect(openingFrom(hours, '2027-06-06')).toBe(Date.parse('2027-06-07T08:00:00Z'))
})
