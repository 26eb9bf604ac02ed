import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Availability, availability } from '#domain/availability/availability'
import { addDays, dayNumber, lastPublishedDay, weekdayOf } from '#domain/calendar/day'
import { includesNight, nightDays, overlap, type Stay } from '#domain/calendar/stay'
import { type Occupancy, occupiesNights } from '#domain/pricing/season'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

const now = 1_800_000_000_000
const summer = a.season({ from: '2027-06-05', to: '2027-07-03' })
const autumn = a.season({ from: '2027-07-03', to: '2027-07-17', bookable: 'on-request', changeover: [1, 6] })
const asked = { seasons: [summer, autumn], now, from: '2027-06-01', to: '2027-07-31', today: '2027-01-10' }
const booking = a.booking('2027-06-12')

const datesOf = ({ bookedDates, bookableDates, contactUsDates }: Availability) =>
  [...bookedDates, ...bookableDates, ...contactUsDates].map(({ date }) => date).sort()

const entry = (found: Availability, date: string) => {
  for (const list of ['bookedDates', 'bookableDates', 'contactUsDates'] as const) {
    const match = found[list].find(day => day.date === date)
    if (match) return { list, in: match.allowCheckIn, out: match.allowCheckOut }
  }
  return undefined
}

/** The result of PD-11 for a stay by the configuration; unpublished nights are unavailable. */
const stateOf = (stay: Stay, found: Availability) => {
  const lists = nightDays(stay).map(night => entry(found, night)?.list ?? 'bookedDates')
  if (lists.includes('bookedDates')) return 'booked'
  return lists.includes('contactUsDates') ? 'pending' : 'free'
}

describe('the availability configuration', () => {
  const found = availability({ ...asked, occupancies: [booking] })

  test('a date stands for its night', () => {
    expect(entry(found, '2027-06-11')?.list).toBe('bookableDates')
    expect(entry(found, '2027-06-12')?.list).toBe('bookedDates')
    expect(entry(found, '2027-06-18')?.list).toBe('bookedDates')
    expect(entry(found, '2027-06-19')?.list).toBe('bookableDates')
  })

  test('a booked night after a free one allows check-out on a changeover day', () => {
    expect(entry(found, '2027-06-12')).toEqual({ list: 'bookedDates', in: false, out: true })
    const shifted = availability({ ...asked, occupancies: [{ ...booking, from: '2027-06-13' }] })
    expect(entry(shifted, '2027-06-13')).toEqual({ list: 'bookedDates', in: false, out: false })
  })

  test('the check-out day of a booking is the next guests’ check-in day, and nobody else’s check-out', () => {
    expect(entry(found, '2027-06-19')).toEqual({ list: 'bookableDates', in: true, out: false })
  })

  test('check-in and check-out fall on the season’s changeover days', () => {
    expect(entry(found, '2027-06-26')).toEqual({ list: 'bookableDates', in: true, out: true })
    expect(entry(found, '2027-06-27')).toEqual({ list: 'bookableDates', in: false, out: false })
    expect(entry(found, '2027-07-05')).toEqual({ list: 'contactUsDates', in: true, out: true })
  })

  test('nights on request are in the contact-us list', () => {
    expect(entry(found, '2027-07-02')?.list).toBe('bookableDates')
    expect(entry(found, '2027-07-03')?.list).toBe('contactUsDates')
  })

  test('a stay may end on the day after the last season', () => {
    expect(entry(found, '2027-07-17')).toEqual({ list: 'bookedDates', in: false, out: true })
    expect(entry(found, '2027-07-18')).toEqual({ list: 'bookedDates', in: false, out: false })
  })

  test('an option takes its nights until it expires', () => {
    const option = a.option('2027-06-12', now + 1)
    expect(availability({ ...asked, occupancies: [option] })).toEqual(found)
    expect(entry(availability({ ...asked, now: now + 1, occupancies: [option] }), '2027-06-12')?.list).toBe(
      'bookableDates',
    )
  })

  test('days are published from today through 31 December of next year', () => {
    const whole = availability({ ...asked, occupancies: [], from: '2020-01-01', to: '2040-01-01', today: '2027-06-10' })
    const dates = datesOf(whole)
    expect([dates[0], dates.at(-1)]).toEqual(['2027-06-10', '2028-12-31'])
    expect(entry(whole, '2027-06-10')).toEqual({ list: 'bookableDates', in: false, out: false })
  })

  test('no day is both, every published day is one of booked, bookable, contact us', () => {
    fc.assert(
      fc.property(
        arbitrary.seasons,
        arbitrary.occupancies,
        fc.integer({ min: -40, max: 40 }),
        (seasons, occupancies, start) => {
          const { today, now } = arbitrary
          const [from, to] = [addDays(today, start), addDays(today, start + 300)]
          const found = availability({ seasons, occupancies, now, from, to, today })
          const dates = datesOf(found)
          const wanted = nightDays({ from, to: addDays(to, 1) }).filter(
            day => day >= today && day <= lastPublishedDay(today),
          )
          expect(dates).toEqual(wanted)
        },
      ),
    )
  })

  test('every day is what its seasons and occupancies make it', () => {
    fc.assert(
      fc.property(arbitrary.seasons, arbitrary.occupancies, (seasons, occupancies) => {
        const { today, now } = arbitrary
        const found = availability({ seasons, occupancies, now, from: today, to: addDays(today, 300), today })
        const open = (night: string) =>
          night < today || occupancies.some(taken => occupiesNights(taken, now) && includesNight(taken, night))
            ? undefined
            : seasons.find(season => includesNight(season, night))
        for (const night of nightDays({ from: today, to: addDays(today, 301) })) {
          const [season, before, weekday] = [open(night), open(addDays(night, -1)), weekdayOf(night)]
          expect(entry(found, night)).toEqual({
            list: !season ? 'bookedDates' : season.bookable === 'online' ? 'bookableDates' : 'contactUsDates',
            in: season?.changeover.includes(weekday) ?? false,
            out: before?.changeover.includes(weekday) ?? false,
          })
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the nights of a stay', () => {
  const found = availability({ ...asked, occupancies: [booking] })

  test('are free, pending or booked', () => {
    expect(stateOf({ from: '2027-06-19', to: '2027-06-26' }, found)).toBe('free')
    expect(stateOf({ from: '2027-06-26', to: '2027-07-10' }, found)).toBe('pending')
    expect(stateOf({ from: '2027-06-11', to: '2027-06-26' }, found)).toBe('booked')
    expect(stateOf({ from: '2027-07-10', to: '2027-07-18' }, found)).toBe('booked')
  })

  test('are free right up to a booking and right after it', () => {
    expect(stateOf({ from: '2027-06-05', to: '2027-06-12' }, found)).toBe('free')
    expect(stateOf({ from: '2027-06-19', to: '2027-06-26' }, found)).toBe('free')
  })

  test('half-open neighbours never conflict; stays that share a night do', () => {
    const always = a.season({ from: '2027-01-10', to: '2029-01-01' })
    fc.assert(
      fc.property(
        arbitrary.stay,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        (taken, left, right) => {
          const [before, after] = [
            { from: addDays(taken.from, -left), to: taken.from },
            { from: taken.to, to: addDays(taken.to, right) },
          ]
          expect([overlap(taken, before), overlap(taken, after), overlap(before, after)]).toEqual([false, false, false])
          const occupancies: Occupancy[] = [{ kind: 'booking', ...taken }]
          const found = availability({ ...asked, seasons: [always], occupancies, from: '2027-01-10', to: '2028-12-31' })
          expect([stateOf(before, found), stateOf(after, found)]).toEqual(['free', 'free'])
          const wider = { from: before.from, to: addDays(before.to, 1) }
          expect([overlap(taken, wider), stateOf(wider, found)]).toEqual([true, 'booked'])
        },
      ),
    )
  })

  test('are booked exactly when one of them is taken, closed, past or unpublished', () => {
    fc.assert(
      fc.property(arbitrary.seasons, arbitrary.occupancies, arbitrary.stay, (seasons, occupancies, stay) => {
        const { today, now } = arbitrary
        const found = availability({ seasons, occupancies, now, from: today, to: lastPublishedDay(today), today })
        const had = (night: string) =>
          dayNumber(night) >= dayNumber(today) &&
          seasons.some(season => includesNight(season, night)) &&
          !occupancies.some(taken => occupiesNights(taken, now) && includesNight(taken, night))
        expect(stateOf(stay, found) === 'booked').toBe(!nightDays(stay).every(had))
      }),
    )
  })
})
