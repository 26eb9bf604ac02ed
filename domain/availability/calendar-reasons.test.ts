import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availability } from '#domain/availability/availability'
import { type Calendar, unconstrainedCalendar, villaCalendar } from '#domain/availability/calendar'
import {
  arrivalUnavailableReason,
  type Chosen,
  dayUnavailableReason,
  departureUnavailableReason,
  isPendingStay,
  minimumNights,
  rangeUnavailableReason,
  resolveDateClick,
} from '#domain/availability/calendar-reasons'
import { addDays, lastPublishedDay } from '#domain/calendar/day'
import { nightDays, nightsOf } from '#domain/calendar/stay'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

// June 2027: the 5th, 12th, 19th and 26th are Saturdays.
const today = '2027-06-02'
const summer = a.season({ from: '2027-05-29', to: '2027-07-03', changeover: [1, 6, 7], minimumNights: 5 })
const july = a.season({ from: '2027-07-03', to: '2027-08-28' })
const september = a.season({ from: '2027-08-28', to: '2027-10-02', bookable: 'on-request', minimumNights: 5 })
const seasons = [summer, july, september]
const found = availability({
  seasons,
  occupancies: [a.booking('2027-06-19')],
  now: 0,
  from: today,
  to: lastPublishedDay(today),
  today,
})
const calendar = villaCalendar(found, { today, seasons })
const start = '2027-06-05'

describe('why a stay cannot begin', () => {
  test.each([
    ['on a free changeover day it can', '2027-06-05', undefined],
    ['on another weekday', '2027-06-09', { key: 'DAYS', weekdays: [1, 6, 7] }],
    ['in a season with changeover days of its own', '2027-07-05', { key: 'DAYS', weekdays: [6] }],
    ['on a taken night', '2027-06-19', { key: 'INVALID' }],
    ['on a past day', '2027-05-31', { key: 'INVALID' }],
    ['on a day that is not published', '2029-01-06', { key: 'NON_BOOKABLE' }],
    ['on request it can, on a changeover day', '2027-09-04', undefined],
    ['on request on another weekday the office may help', '2027-09-06', { key: 'CONTACT_US' }],
  ])('%s', (_, day, reason) => {
    expect(arrivalUnavailableReason(day, calendar)).toEqual(reason)
  })

  test('the villa’s own check-in day overrides its weekday', () => {
    const settings = { availableCheckInDates: new Set(['2027-06-09']) }
    const own = villaCalendar(found, { today, seasons, settings })
    expect(arrivalUnavailableReason('2027-06-09', own)).toBeUndefined()
    expect(arrivalUnavailableReason('2027-06-07', own)).toEqual({ key: 'NON_BOOKABLE' })
  })

  test('without a season or days of its own, Monday, Saturday and Sunday hold', () => {
    const plain = villaCalendar(found, { today, settings: { availableCheckInDates: undefined } })
    expect(arrivalUnavailableReason('2027-07-05', plain)).toBeUndefined()
    expect(arrivalUnavailableReason('2027-07-06', plain)).toEqual({ key: 'DAYS', weekdays: [1, 6, 7] })
  })
})

test('a day that is neither available, taken nor on request cannot be booked', () => {
  const elsewhere = { ...calendar, availableDates: new Set<string>(), pendingDates: new Set<string>() }
  expect(arrivalUnavailableReason('2027-06-05', elsewhere)).toEqual({ key: 'NON_BOOKABLE' })
  expect(departureUnavailableReason('2027-06-12', '2027-06-05', elsewhere)).toEqual({ key: 'NON_BOOKABLE' })
})

describe('why a stay cannot end', () => {
  test.each([
    ['a changeover day can', '2027-06-12', undefined],
    ['a taken night’s day can: the next guests arrive', '2027-06-19', undefined],
    ['before the start', '2027-06-03', { key: 'BEFORE_START_DATE' }],
    ['before the start, and not to be had either', '2027-06-01', { key: 'BEFORE_START_DATE_NON_BOOKABLE' }],
    ['too soon for the arrival’s season', '2027-06-07', { key: 'MIN_BOOKING', nights: 5 }],
    ['on the day of arrival', '2027-06-05', { key: 'MIN_BOOKING', nights: 5 }],
    ['on another weekday', '2027-06-10', { key: 'DAYS', weekdays: [1, 6, 7] }],
    ['across taken nights', '2027-06-28', { key: 'INVALID' }],
  ])('%s', (_, day, reason) => {
    expect(departureUnavailableReason(day, start, calendar)).toEqual(reason)
  })

  test('too late', () => {
    expect(departureUnavailableReason('2027-08-07', '2027-06-28', calendar)).toBeUndefined()
    expect(departureUnavailableReason('2027-08-14', '2027-06-28', calendar)).toEqual({ key: 'MAX_BOOKING', nights: 40 })
  })

  test('changeover days are those of the season in which the last night lies', () => {
    expect(departureUnavailableReason('2027-07-03', '2027-06-26', calendar)).toBeUndefined()
    expect(departureUnavailableReason('2027-07-05', '2027-06-26', calendar)).toEqual({ key: 'DAYS', weekdays: [6] })
    expect(departureUnavailableReason('2027-09-06', '2027-08-21', calendar)).toEqual({ key: 'CONTACT_US' })
  })

  test('where seasons change within a week, the changeover days are those of the last night', () => {
    const seasons = [
      a.season({ to: '2027-07-07', changeover: [1, 6, 7] }),
      a.season({ from: '2027-07-07', changeover: [6] }),
    ]
    const found = availability({ seasons, occupancies: [], now: 0, from: today, to: '2027-08-01', today })
    const calendar = villaCalendar(found, { today, seasons })
    // A Wednesday: its last night is the first season's, the next guests' first night the second's.
    expect(departureUnavailableReason('2027-07-07', '2027-06-26', calendar)).toEqual({
      key: 'DAYS',
      weekdays: [1, 6, 7],
    })
    expect(arrivalUnavailableReason('2027-07-07', calendar)).toEqual({ key: 'DAYS', weekdays: [6] })
  })

  test('the minimum stay is the arrival season’s, or the default of 4 nights', () => {
    expect(minimumNights('2027-07-02', calendar)).toBe(5)
    expect(minimumNights('2027-07-03', calendar)).toBe(7)
    expect(minimumNights('2027-11-06', calendar)).toBe(4)
  })
})

describe('the other settings of a calendar', () => {
  const week = (settings: Partial<Calendar>) =>
    nightDays({ from: '2027-06-07', to: '2027-06-14' }).map(
      day => arrivalUnavailableReason(day, unconstrainedCalendar(today, settings))?.key ?? 'free',
    )

  test('listed dates, weekdays and weekends are disabled', () => {
    expect(week({})).toEqual(['free', 'free', 'free', 'free', 'free', 'free', 'free'])
    expect(week({ disabledDates: new Set(['2027-06-08']) })[1]).toBe('INVALID')
    expect(week({ disabledWeekly: [1, 3] })).toEqual(['INVALID', 'free', 'INVALID', 'free', 'free', 'free', 'free'])
    expect(week({ noWeekendsDays: true }).slice(4)).toEqual(['free', 'INVALID', 'INVALID'])
  })

  test('so are days out of bounds', () => {
    expect(week({ minDate: '2027-06-08' }).slice(0, 2)).toEqual(['INVALID', 'free'])
    expect(week({ maxDate: '2027-06-12' }).slice(5)).toEqual(['free', 'NON_BOOKABLE'])
  })

  test('past dates are disabled unless they are wanted', () => {
    expect(arrivalUnavailableReason('2027-06-01', unconstrainedCalendar(today))).toEqual({ key: 'INVALID' })
    expect(
      arrivalUnavailableReason('2027-06-01', unconstrainedCalendar(today, { disablePastDates: false })),
    ).toBeUndefined()
  })

  test('no stay passes over a disabled weekday or ends on one', () => {
    const closed = unconstrainedCalendar(today, { disabledWeekly: [3] })
    expect(departureUnavailableReason('2027-06-10', '2027-06-07', closed)).toEqual({ key: 'INVALID' })
    expect(departureUnavailableReason('2027-06-09', '2027-06-07', closed)).toEqual({ key: 'INVALID' })
    expect(departureUnavailableReason('2027-06-08', '2027-06-07', closed)).toBeUndefined()
  })

  test('pending weekdays make a stay pending', () => {
    const asked = unconstrainedCalendar(today, { pendingDatesWeekly: [3] })
    expect(isPendingStay({ from: '2027-06-07', to: '2027-06-09' }, asked)).toBe(false)
    expect(isPendingStay({ from: '2027-06-07', to: '2027-06-10' }, asked)).toBe(true)
  })

  test('any later day within 40 nights can end a search', () => {
    const search = unconstrainedCalendar(today)
    expect(departureUnavailableReason(today, today, search)).toEqual({ key: 'MIN_BOOKING', nights: 1 })
    expect(departureUnavailableReason(addDays(today, 1), today, search)).toBeUndefined()
    expect(departureUnavailableReason(addDays(today, 40), today, search)).toBeUndefined()
    expect(departureUnavailableReason(addDays(today, 41), today, search)).toEqual({ key: 'MAX_BOOKING', nights: 40 })
  })
})

const arbitraryCalendar: fc.Arbitrary<Calendar> = fc
  .tuple(
    arbitrary.seasons,
    arbitrary.occupancies,
    fc.record(
      {
        disabledWeekly: fc.constant([4 as const]),
        noWeekendsDays: fc.boolean(),
        maxBooking: fc.integer({ min: 1, max: 40 }),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom('villa', 'villa', 'search'),
  )
  .map(([seasons, occupancies, settings, kind]) => {
    const { today, now } = arbitrary
    if (kind === 'search') return unconstrainedCalendar(today, settings)
    const found = availability({ seasons, occupancies, now, from: today, to: addDays(today, 300), today })
    return villaCalendar(found, { today, seasons, settings: kind === 'villa' ? {} : settings })
  })

/** The rules once more, night by night, from the calendar's inputs alone. */
function oracle(calendar: Calendar) {
  const bounded = (day: string) =>
    day >= calendar.today &&
    day >= (calendar.minDate ?? day) &&
    day <= (calendar.maxDate ?? day) &&
    !calendar.disabledWeekly.some(weekday => weekday === weekdayBySunday(day)) &&
    !(calendar.noWeekendsDays && [6, 7].includes(weekdayBySunday(day)))
  const open = (day: string) =>
    bounded(day) &&
    !calendar.disabledDates.has(day) &&
    (calendar.availableDates === undefined || calendar.availableDates.has(day) || calendar.pendingDates.has(day))
  const mayStart = (day: string) => open(day) && (calendar.availableCheckInDates?.has(day) ?? true)
  const mayEnd = (day: string, from: string) => {
    const nights = nightsOf({ from, to: day })
    return (
      nights >= minimumNights(from, calendar) &&
      nights <= calendar.maxBooking &&
      nightDays({ from, to: day }).every(open) &&
      bounded(day) &&
      (calendar.availableCheckOutDates?.has(day) ?? open(day))
    )
  }
  return { open, mayStart, mayEnd }
}
const weekdayBySunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

describe('every day', () => {
  const days = nightDays({ from: addDays(arbitrary.today, -5), to: addDays(arbitrary.today, 310) })

  test('that cannot begin a stay has a reason, and every other has none', () => {
    fc.assert(
      fc.property(arbitraryCalendar, calendar => {
        const { mayStart } = oracle(calendar)
        for (const day of days) expect(arrivalUnavailableReason(day, calendar) === undefined).toBe(mayStart(day))
      }),
      { numRuns: 40 },
    )
  })

  test('that cannot end a stay has a reason, and every other has none', () => {
    fc.assert(
      fc.property(arbitraryCalendar, fc.nat(200), (calendar, ahead) => {
        const { mayEnd, open } = oracle(calendar)
        const start = addDays(arbitrary.today, ahead)
        for (const day of days) {
          const reason = departureUnavailableReason(day, start, calendar)
          expect(reason === undefined).toBe(mayEnd(day, start))
          if (day > start) {
            expect(rangeUnavailableReason(start, day, calendar) === undefined).toBe(
              nightDays({ from: start, to: day }).every(open),
            )
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('that a click changes nothing on has a reason, and every other has none', () => {
    const chosen = fc.tuple(fc.nat(200), fc.nat(40), fc.constantFrom(0, 1, 2)).map(([ahead, nights, kind]): Chosen => {
      const start = addDays(arbitrary.today, ahead)
      return [{}, { start }, { start, end: addDays(start, nights) }][kind] ?? {}
    })
    fc.assert(
      fc.property(arbitraryCalendar, chosen, (calendar, chosen) => {
        const { mayStart, mayEnd, open } = oracle(calendar)
        for (const day of days) {
          const { start, end } = chosen
          const expected =
            day === start
              ? 'clear'
              : start !== undefined && mayEnd(day, start)
                ? 'end'
                : mayStart(day) && (!start || end || day < start || !nightDays({ from: start, to: day }).every(open))
                  ? 'start'
                  : 'refused'
          const click = resolveDateClick(day, chosen, calendar)
          expect('does' in click ? click.does : 'refused').toBe(expected)
          expect(dayUnavailableReason(day, chosen, calendar) === undefined).toBe(expected !== 'refused')
        }
      }),
      { numRuns: 40 },
    )
  })
})
