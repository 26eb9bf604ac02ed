import { describe, expect, test } from 'vitest'
import type { CalendarFailure } from '#server/adapters/calendars/calendars'
import { parseCalendar } from './parse-calendar.ts'
import { parseInWorker } from './parse-in-worker.ts'

const window = { from: '2027-01-15', to: '2030-01-14', timezone: 'Europe/Athens' }
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const week = ['DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270612']
const read = (...events: string[]) =>
  parseCalendar(calendar(...events), window).stays.map(({ from, to }) => `${from}/${to}`)
const faultOf = (work: () => unknown) => {
  try {
    return work()
  } catch (error) {
    return (error as CalendarFailure).fault
  }
}

describe('the nights of a calendar', () => {
  test.each([
    ['whole days', week, ['2027-06-05/2027-06-12']],
    ['one day without an end', ['DTSTART;VALUE=DATE:20270605'], ['2027-06-05/2027-06-06']],
    ['a duration', ['DTSTART;VALUE=DATE:20270605', 'DURATION:P7D'], ['2027-06-05/2027-06-12']],
    [
      'times in UTC, by the day at the villa',
      ['DTSTART:20270604T220000Z', 'DTEND:20270612T070000Z'],
      ['2027-06-05/2027-06-12'],
    ],
    ['local times', ['DTSTART:20270605T160000', 'DTEND:20270612T100000'], ['2027-06-05/2027-06-12']],
    [
      'times of an unknown zone',
      ['DTSTART;TZID=Mars:20270605T160000', 'DTEND;TZID=Mars:20270612T100000'],
      ['2027-06-05/2027-06-12'],
    ],
    ['an end at midnight', ['DTSTART:20270605T000000', 'DTEND:20270612T000000'], ['2027-06-05/2027-06-12']],
    ['some hours of a day', ['DTSTART:20270605T100000', 'DTEND:20270605T120000'], ['2027-06-05/2027-06-06']],
    [
      'what began before today',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20270120'],
      ['2027-01-15/2027-01-20'],
    ],
    ['the past', ['DTSTART;VALUE=DATE:20260601', 'DTEND;VALUE=DATE:20260608'], []],
    ['an end before the begin', ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270605'], []],
    ['days that there are not', ['DTSTART;VALUE=DATE:20270231', 'DTEND;VALUE=DATE:20270299'], []],
    ['a cancelled event', [...week, 'STATUS:CANCELLED'], []],
    ['a transparent event', [...week, 'TRANSP:TRANSPARENT'], []],
  ])('are read from %s', (_, lines, nights) => {
    expect(read(event('UID:1', ...lines))).toEqual(nights)
  })

  test('are read in the zone that the calendar defines, also across a change of the clocks', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Own',
      'BEGIN:STANDARD',
      'DTSTART:19701101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    const times = ['DTSTART;TZID=Own:20270327T200000', 'DTEND;TZID=Own:20270403T030000']
    expect(read(zone, event('UID:1', ...times))).toEqual(['2027-03-28/2027-04-03'])
  })

  test('of one UID are those of its newest version', () => {
    const older = event('UID:1', ...week, 'SEQUENCE:1')
    const moved = event('UID:1', 'DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270710', 'SEQUENCE:2')
    expect(read(moved, older)).toEqual(['2027-07-03/2027-07-10'])
    expect(read(older, older)).toEqual(['2027-06-05/2027-06-12'])
    expect(read(older, event('UID:1', ...week, 'SEQUENCE:3', 'STATUS:CANCELLED'))).toEqual([])
  })

  test('of several events merge where they overlap, and stay apart where they meet', () => {
    const next = ['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270619']
    expect(read(event('UID:1', ...week), event('UID:2', ...next))).toEqual([
      '2027-06-05/2027-06-12',
      '2027-06-12/2027-06-19',
    ])
    const across = ['DTSTART;VALUE=DATE:20270610', 'DTEND;VALUE=DATE:20270615']
    expect(read(event(...week), event(...across))).toEqual(['2027-06-05/2027-06-15'])
  })

  test('of a repeated event have its exceptions and end with the window', () => {
    const weekly = ['DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270606', 'RRULE:FREQ=WEEKLY;COUNT=4']
    const moved = event(
      'UID:1',
      'RECURRENCE-ID;VALUE=DATE:20270611',
      'DTSTART;VALUE=DATE:20270608',
      'DTEND;VALUE=DATE:20270609',
    )
    expect(read(event('UID:1', ...weekly, 'EXDATE;VALUE=DATE:20270618'), moved)).toEqual([
      '2027-06-04/2027-06-06',
      '2027-06-08/2027-06-09',
      '2027-06-25/2027-06-27',
    ])
    const endless = read(
      event('UID:1', 'DTSTART;VALUE=DATE:20200104', 'DTEND;VALUE=DATE:20200105', 'RRULE:FREQ=WEEKLY'),
    )
    expect(endless.length).toBeGreaterThan(150)
    expect(endless.at(-1)?.slice(0, 10) ?? '').toMatch(/^2030-01/)
  })

  test.each([
    ['has no times', ['SUMMARY:No times'], []],
    ['has days that there are not', ['DTSTART;VALUE=DATE:20270231', 'DTEND;VALUE=DATE:20270299'], []],
    ['has a rule without frequency', [...week, 'RRULE:COUNT=3'], ['2027-06-05/2027-06-12']],
    ['has a rule with a broken end', [...week, 'RRULE:FREQ=WEEKLY;UNTIL=soon'], ['2027-06-05/2027-06-12']],
  ])('of an event that %s are its own days; the reading is partial, and the others count', (_, lines, own) => {
    const next = event('UID:2', 'DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270710')
    const { stays, isPartial } = parseCalendar(calendar(event('UID:1', ...lines), next), window)
    expect(isPartial).toBe(true)
    expect(stays.map(({ from, to }) => `${from}/${to}`)).toEqual([...own, '2027-07-03/2027-07-10'])
    const cancelled = parseCalendar(calendar(event('UID:1', ...lines, 'STATUS:CANCELLED'), next), window)
    expect(cancelled.stays).toHaveLength(1)
  })
})

describe('a hostile calendar', () => {
  test.each([
    ['repetitions by the second', 'RRULE:FREQ=SECONDLY'],
    ['daily repetitions since 1900', 'RRULE:FREQ=DAILY', 'DTSTART;VALUE=DATE:19000101'],
  ])('with %s is too complex', (_, rule, start = 'DTSTART;VALUE=DATE:20270605') => {
    expect(faultOf(() => read(event('UID:1', start, rule)))).toBe('too-complex')
  })

  test('with too many events is too complex; nested and broken ones are no calendars or have no nights', () => {
    const many = Array.from({ length: 5001 }, (_, i) => event(`UID:${i}`, ...week))
    expect(faultOf(() => read(...many))).toBe('too-complex')
    expect(faultOf(() => parseCalendar('BEGIN:VCALENDAR\r\nnonsense', window))).toBe('no-calendar')
    expect(faultOf(() => parseCalendar('BEGIN:VCALENDAR', window))).toBe('no-calendar')
    expect(faultOf(() => read(event('UID:1', ...week, 'RRULE:FREQ=FORTNIGHTLY')))).toBe('no-calendar')
    const nested = `${'BEGIN:VEVENT\r\n'.repeat(2000)}${'END:VEVENT\r\n'.repeat(2000)}`.trimEnd()
    expect(faultOf(() => read(nested))).toEqual([])
  })

  test('is parsed in a thread of its own, whose failure is a fault', async () => {
    expect(await parseInWorker(calendar(event('UID:1', ...week)), window)).toEqual({
      stays: [{ from: '2027-06-05', to: '2027-06-12' }],
      isPartial: false,
    })
    await expect(parseInWorker('BEGIN:VCALENDAR\r\nnonsense', window)).rejects.toMatchObject({ fault: 'no-calendar' })
    // A day that never comes would keep the parser busy for ever.
    const never = event('UID:1', 'DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
    await expect(parseInWorker(calendar(never), window, 500)).rejects.toMatchObject({ fault: 'too-complex' })
  })
})
