import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { availability } from '#domain/availability/availability'
import { addDays } from '#domain/calendar/day'
import * as arbitrary from '#testing/generated/arbitrary-villa'
import { decodeAvailability, encodeAvailability } from './availability-codec.ts'

test('a compact availability is restored unchanged', () => {
  fc.assert(
    fc.property(
      arbitrary.seasons,
      arbitrary.occupancies,
      fc.integer({ min: -1, max: 500 }),
      (seasons, occupancies, days) => {
        const { today, now } = arbitrary
        const found = availability({ seasons, occupancies, now, today, from: today, to: addDays(today, days) })
        expect(decodeAvailability(encodeAvailability(found))).toEqual(found)
      },
    ),
  )
})

test('a digit encodes whether a night is available, and whether a stay can begin or end', () => {
  const day = (date: string, allowCheckIn = false, allowCheckOut = false) => ({ date, allowCheckIn, allowCheckOut })
  const found = {
    bookedDates: [day('2027-06-07', false, true)],
    bookableDates: [day('2027-06-05', true, true), day('2027-06-06')],
    contactUsDates: [day('2027-06-08', true)],
  }
  expect(encodeAvailability(found)).toEqual({ first: '2027-06-05', nights: '741a' })
  expect(encodeAvailability({ bookedDates: [], bookableDates: [], contactUsDates: [] })).toEqual({
    first: null,
    nights: '',
  })
})
