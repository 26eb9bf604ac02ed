import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availability } from '#domain/availability/availability'
import { type Calendar, unconstrainedCalendar, villaCalendar } from '#domain/availability/calendar'
import { dayUnavailableReason, nightUnavailableReason } from '#domain/availability/calendar-reasons'
import {
  closePicker,
  type DateSelection,
  emptySelection,
  revalidate,
  selectDate,
  selectionFromStay,
} from '#domain/availability/date-selection'
import { addDays } from '#domain/calendar/day'
import { nightDays } from '#domain/calendar/stay'
import { a } from '#testing/builders/a'
import * as arbitrary from '#testing/generated/arbitrary-villa'

// June 2027: the 5th, 12th, 19th and 26th are Saturdays.
const today = '2027-06-02'
const summer = a.season({ from: '2027-05-29', to: '2027-07-03', changeover: [1, 6, 7], minimumNights: 5 })
const seasons = [summer, { ...summer, from: '2027-07-03', to: '2027-08-28', bookable: 'on-request' as const }]
const villa = (occupied = '2027-06-19') => {
  const occupancies = [{ kind: 'booking' as const, from: occupied, to: '2027-06-26' }]
  const found = availability({ seasons, occupancies, now: 0, from: today, to: '2027-12-31', today })
  return villaCalendar(found, { today, seasons })
}
const calendar = villa()
const started: DateSelection = { start: '2027-06-05', complete: false }
const complete: DateSelection = { start: '2027-06-05', end: '2027-06-12', complete: true }

describe('choosing a range', () => {
  test('the first click sets the start', () => {
    expect(selectDate(emptySelection, '2027-06-05', calendar)).toEqual({ state: started })
  })

  test('a first click on an invalid start day is rejected', () => {
    expect(selectDate(emptySelection, '2027-06-09', calendar)).toEqual({
      state: emptySelection,
      refusal: { key: 'DAYS', weekdays: [1, 6, 7] },
    })
  })

  test('the second click on a valid later day sets the end and emits the selection', () => {
    expect(selectDate(started, '2027-06-12', calendar)).toEqual({
      state: complete,
      emitted: { from: '2027-06-05', to: '2027-06-12', pending: false },
    })
  })

  test('a second click that is too soon is rejected, and the start stays', () => {
    expect(selectDate(started, '2027-06-07', calendar)).toEqual({
      state: started,
      refusal: { key: 'MIN_BOOKING', nights: 5 },
    })
  })

  test('clicking the start again clears it, also of a complete range', () => {
    expect(selectDate(started, '2027-06-05', calendar)).toEqual({ state: emptySelection })
    expect(selectDate(complete, '2027-06-05', calendar)).toEqual({ state: emptySelection })
  })

  test('a click before the start begins the range anew', () => {
    const later = { start: '2027-06-12', complete: false }
    expect(selectDate(later, '2027-06-05', calendar)).toEqual({ state: started })
    expect(selectDate(later, '2027-06-04', calendar)).toEqual({ state: later, refusal: { key: 'BEFORE_START_DATE' } })
  })

  test('so does a click across disabled days', () => {
    expect(selectDate(started, '2027-06-28', calendar)).toEqual({ state: { start: '2027-06-28', complete: false } })
    expect(selectDate(started, '2027-06-29', calendar)).toEqual({ state: started, refusal: { key: 'INVALID' } })
  })

  test('a third click re-sets the end if it is valid', () => {
    expect(selectDate(complete, '2027-06-14', calendar)).toEqual({
      state: { start: '2027-06-05', end: '2027-06-14', complete: true },
      emitted: { from: '2027-06-05', to: '2027-06-14', pending: false },
    })
  })

  test('a third click that can be no end begins anew where a stay can begin', () => {
    expect(selectDate(complete, '2027-06-07', calendar)).toEqual({ state: { start: '2027-06-07', complete: false } })
    expect(selectDate(complete, '2027-06-08', calendar)).toMatchObject({
      state: complete,
      refusal: { key: 'MIN_BOOKING' },
    })
  })

  test('a range that takes a night on request is pending; leaving on such a day is not', () => {
    const june = { start: '2027-06-26', complete: false }
    expect(selectDate(june, '2027-07-03', calendar).emitted?.pending).toBe(false)
    expect(selectDate(june, '2027-07-04', calendar).emitted?.pending).toBe(true)
  })
})

describe('choosing a single day', () => {
  test('is complete immediately, and the same day again clears it', () => {
    const chosen = selectDate(emptySelection, '2027-06-05', calendar, 'single')
    expect(chosen).toEqual({
      state: { start: '2027-06-05', complete: true },
      emitted: { from: '2027-06-05', to: '2027-06-05', pending: false },
    })
    expect(selectDate(chosen.state, '2027-07-05', calendar, 'single').emitted).toMatchObject({
      from: '2027-07-05',
      pending: true,
    })
    expect(selectDate(chosen.state, '2027-06-05', calendar, 'single')).toEqual({ state: emptySelection })
    expect(selectDate(chosen.state, '2027-06-20', calendar, 'single')).toEqual({
      state: chosen.state,
      refusal: { key: 'INVALID' },
    })
  })
})

describe('searching without a villa', () => {
  const search = unconstrainedCalendar(today)

  test('takes any day from today on for 1 to 40 nights', () => {
    const { state } = selectDate(emptySelection, today, search)
    expect(selectDate(state, '2027-06-03', search).emitted).toEqual({ from: today, to: '2027-06-03', pending: false })
    expect(selectDate(state, '2027-07-12', search).emitted).toBeDefined()
    expect(selectDate(state, '2027-07-13', search).refusal).toEqual({ key: 'MAX_BOOKING', nights: 40 })
    expect(selectDate(emptySelection, '2027-06-01', search).refusal).toEqual({ key: 'INVALID' })
  })
})

test('closing the picker clears a start without an end', () => {
  expect(closePicker(started)).toEqual(emptySelection)
  expect(closePicker(complete)).toBe(complete)
  expect(closePicker(emptySelection)).toEqual(emptySelection)
})

describe('a calendar that has changed', () => {
  test('keeps a range that is still valid', () => {
    expect(revalidate(complete, calendar)).toEqual({ state: complete, reset: false })
    expect(revalidate(emptySelection, calendar)).toEqual({ state: emptySelection, reset: false })
  })

  test('clears a range that has become invalid, and says so', () => {
    expect(revalidate(complete, villa('2027-06-10'))).toEqual({ state: emptySelection, reset: true })
    expect(revalidate(selectionFromStay({ from: '2027-06-06', to: '2027-06-08' }), calendar).reset).toBe(true)
    expect(revalidate({ start: '2027-06-19', complete: false }, calendar).reset).toBe(true)
  })
})

describe('whatever is clicked', () => {
  const calendars: fc.Arbitrary<Calendar> = fc
    .tuple(arbitrary.seasons, arbitrary.occupancies, fc.boolean())
    .map(([seasons, occupancies, isSearch]) => {
      const { today, now } = arbitrary
      if (isSearch) return unconstrainedCalendar(today)
      const found = availability({ seasons, occupancies, now, from: today, to: addDays(today, 300), today })
      return villaCalendar(found, { today, seasons })
    })
  const clicks = fc.array(
    fc.integer({ min: -5, max: 120 }).map(ahead => addDays(arbitrary.today, ahead)),
    { minLength: 20, maxLength: 60 },
  )

  test('an emitted selection is valid, has no disabled night, and is the state', () => {
    fc.assert(
      fc.property(calendars, clicks, (calendar, days) => {
        let state = emptySelection
        for (const day of days) {
          const choice = selectDate(state, day, calendar)
          const { emitted, refusal } = choice
          if (emitted) {
            expect(choice.state).toEqual(selectionFromStay(emitted))
            expect(revalidate(choice.state, calendar).reset).toBe(false)
            expect(nightDays(emitted).some(night => nightUnavailableReason(night, calendar))).toBe(false)
            expect(emitted.pending).toBe(nightDays(emitted).some(night => calendar.pendingDates.has(night)))
          }
          expect(refusal).toEqual(dayUnavailableReason(day, state, calendar))
          expect(choice.state === state).toBe(refusal !== undefined)
          expect(choice.state.complete).toBe(choice.state.end !== undefined)
          state = choice.state
        }
      }),
    )
  })

  test('a start is always one on which a stay can begin', () => {
    fc.assert(
      fc.property(calendars, clicks, fc.constantFrom('range' as const, 'single' as const), (calendar, days, mode) => {
        const end = days.reduce((state, day) => selectDate(state, day, calendar, mode).state, emptySelection)
        expect(revalidate(end, calendar)).toEqual({ state: end, reset: false })
      }),
    )
  })
})
