import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availability } from '#domain/availability/availability'
import { defaultChangeoverDays, searchCalendar, villaCalendar } from '#domain/availability/calendar'
import { arrivalUnavailableReason, departureUnavailableReason } from '#domain/availability/calendar-reasons'
import { addDays } from '#domain/calendar/day'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

const free = (date: string) => ({ date, allowCheckIn: true, allowCheckOut: false })
const today = '2027-06-01'
const none = { bookedDates: [], bookableDates: [], contactUsDates: [] }

describe('availability marking', () => {
  const marked = (...bookable: string[]) => villaCalendar({ ...none, bookableDates: bookable.map(free) }, { today })

  test.each([
    ['a day before', '2027-06-11'],
    ['a day after', '2027-06-13'],
    ['a week before', '2027-06-05'],
    ['a week after', '2027-06-19'],
  ])('a bookable date with another %s is available', (_, other) => {
    expect(marked('2027-06-12', other).availableDates).toEqual(new Set(['2027-06-12', other]))
    expect(marked('2027-06-12', other).pendingDates).toEqual(new Set())
  })

  test('a bookable date without such a neighbour is pending', () => {
    const calendar = marked('2027-06-12', '2027-06-14', '2027-06-20')
    expect(calendar.availableDates).toEqual(new Set())
    expect(calendar.pendingDates).toEqual(new Set(['2027-06-12', '2027-06-14', '2027-06-20']))
    expect(calendar.contactUsDates).toEqual(new Set())
  })

  test('contact-us dates are pending and make no neighbour', () => {
    const found = { ...none, bookableDates: [free('2027-06-12')], contactUsDates: [free('2027-06-13')] }
    const calendar = villaCalendar(found, { today })
    expect(calendar.pendingDates).toEqual(new Set(['2027-06-12', '2027-06-13']))
    expect(calendar.contactUsDates).toEqual(new Set(['2027-06-13']))
  })
})

describe('a villa’s calendar', () => {
  const season = a.season({ from: '2027-06-05', to: '2027-06-26' })
  const found = availability({
    seasons: [season],
    occupancies: [a.booking('2027-06-19')],
    now: 0,
    from: today,
    to: '2027-06-30',
    today,
  })
  const calendar = villaCalendar(found, { today, seasons: [season] })

  test('knows its check-in and check-out days, and what is taken', () => {
    expect(calendar.availableCheckInDates).toEqual(new Set(['2027-06-05', '2027-06-12']))
    expect(calendar.availableCheckOutDates).toEqual(new Set(['2027-06-12', '2027-06-19']))
    expect(calendar.disabledDates).toContain('2027-06-19')
    expect(calendar.availableDates?.size).toBe(14)
  })

  test('reaches from the first to the last published day', () => {
    expect([calendar.minDate, calendar.maxDate]).toEqual([today, '2027-06-30'])
    const empty = villaCalendar(none, { today })
    expect([empty.minDate, empty.maxDate]).toEqual([today, today])
  })

  test('allows 4 to 40 nights, and Monday, Saturday or Sunday, by default', () => {
    const { minBooking, maxBooking, availableDatesWeekly } = calendar
    expect([minBooking, maxBooking, availableDatesWeekly]).toEqual([4, 40, [1, 6, 7]])
    expect(defaultChangeoverDays).toEqual([1, 6, 7])
  })

  test('takes other settings', () => {
    const wider = villaCalendar(found, { today, settings: { maxBooking: 60, noWeekendsDays: true } })
    expect([wider.maxBooking, wider.noWeekendsDays, wider.minBooking]).toEqual([60, true, 4])
  })
})

test('the calendar of the search knows no villa, but on which days villas change and how many nights they ask', () => {
  const calendar = searchCalendar(today)
  expect([calendar.minBooking, calendar.maxBooking, calendar.maxDate]).toEqual([4, 40, undefined])
  expect(calendar.availableDatesWeekly).toEqual([1, 6, 7])
  expect(searchCalendar(today, { maxDate: addDays(today, 9) }).maxDate).toBe('2027-06-10')
  // 2 June 2027 is a Wednesday, 5 June a Saturday.
  expect(arrivalUnavailableReason('2027-06-02', calendar)).toEqual({ key: 'DAYS', weekdays: [1, 6, 7] })
  expect(arrivalUnavailableReason('2027-06-05', calendar)).toBeUndefined()
  expect(departureUnavailableReason('2027-06-07', '2027-06-05', calendar)).toEqual({ key: 'MIN_BOOKING', nights: 4 })
  expect(departureUnavailableReason('2027-06-10', '2027-06-05', calendar)).toEqual({ key: 'DAYS', weekdays: [1, 6, 7] })
  expect(departureUnavailableReason('2027-06-12', '2027-06-05', calendar)).toBeUndefined()
})

test('every published night is available, pending or taken, and only one of them', () => {
  fc.assert(
    fc.property(arbitrary.seasons, seasons => {
      const from = arbitrary.today
      const to = addDays(from, 200)
      const taken = { kind: 'booking' as const, from: addDays(from, 10), to: addDays(from, 20) }
      const found = availability({ seasons, occupancies: [taken], now: arbitrary.now, today: from, from, to })
      const calendar = villaCalendar(found, { today: from, seasons })
      const published = [...found.bookedDates, ...found.bookableDates, ...found.contactUsDates].map(({ date }) => date)
      const kinds = [calendar.availableDates ?? new Set(), calendar.pendingDates, calendar.disabledDates]
      expect(kinds.flatMap(days => [...days]).sort()).toEqual(published.sort())
    }),
  )
})
