import { describe, expect, test } from 'vitest'
import { availability } from '#domain/availability/availability'
import { villaCalendar } from '#domain/availability/calendar'
import type { Chosen } from '#domain/availability/calendar-reasons'
import { dayClasses } from '#domain/availability/day-classes'
import { nightDays } from '#domain/calendar/stay'
import { a } from '#testing/builders/a'

// June 2027: the 5th, 12th, 19th and 26th are Saturdays.
const today = '2027-06-02'
const seasons = [
  a.season({ from: '2027-06-05', to: '2027-07-03' }),
  a.season({ from: '2027-07-03', to: '2027-07-17', bookable: 'on-request' }),
]
const found = availability({
  seasons,
  occupancies: [a.booking('2027-06-26')],
  now: 0,
  from: today,
  to: '2027-12-31',
  today,
})
const calendar = villaCalendar(found, { today, seasons })
const classes = (day: string, chosen: Chosen = {}, hover?: string) =>
  [...dayClasses(day, chosen, hover, calendar)].sort()

describe('the classes of a day', () => {
  test('tell what it is', () => {
    expect(classes('2027-06-05')).toEqual(['available', 'check-in'])
    expect(classes('2027-06-12')).toEqual(['available', 'check-in', 'check-out'])
    expect(classes('2027-06-13')).toEqual(['available', 'invalid'])
    expect(classes('2027-06-28')).toEqual(['disabled'])
    expect(classes('2027-06-01')).toEqual(['disabled'])
    expect(classes('2027-07-10')).toEqual(['check-in', 'check-out', 'contact-us', 'pending'])
    expect(classes('2027-07-11')).toEqual(['contact-us', 'invalid', 'pending'])
  })

  test('a taken day after a free night is a check-out day, disabled until a stay can end there', () => {
    expect(classes('2027-06-26')).toEqual(['check-out', 'disabled'])
    expect(classes('2027-06-26', { start: '2027-06-12' })).toEqual(['check-out'])
  })

  test('with a start, days that can be no end are invalid', () => {
    expect(classes('2027-06-15', { start: '2027-06-12' })).toEqual(['available', 'invalid'])
    expect(classes('2027-06-19', { start: '2027-06-12' })).toEqual(['available', 'check-in', 'check-out'])
  })

  test('a complete range has a first day, a last day and days between', () => {
    const chosen = { start: '2027-06-05', end: '2027-06-19' }
    expect(classes('2027-06-05', chosen)).toContain('first')
    expect(classes('2027-06-19', chosen)).toContain('last')
    const days = nightDays({ from: '2027-06-01', to: '2027-06-25' })
    expect(days.filter(day => classes(day, chosen).includes('between'))).toEqual(
      nightDays({ from: '2027-06-06', to: '2027-06-19' }),
    )
    for (const unfinished of [{}, { start: '2027-06-05' }, { end: '2027-06-19' }])
      expect(days.filter(day => classes(day, unfinished).includes('between'))).toEqual([])
  })

  test('before the second click, hovering over a day that can be the end shows the range', () => {
    const chosen = { start: '2027-06-05' }
    expect(classes('2027-06-12', chosen, '2027-06-19')).toContain('between')
    expect(classes('2027-06-19', chosen, '2027-06-19')).toContain('last')
    expect(classes('2027-06-12', chosen, '2027-06-20')).not.toContain('between')
    expect(classes('2027-06-12', {}, '2027-06-19')).not.toContain('between')
  })

  test('hovering leaves a complete range as it is', () => {
    const chosen = { start: '2027-06-05', end: '2027-06-12' }
    expect(classes('2027-06-12', chosen, '2027-06-19')).toContain('last')
    expect(classes('2027-06-19', chosen, '2027-06-19')).not.toContain('last')
  })
})
