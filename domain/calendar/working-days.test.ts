import { expect, test } from 'vitest'
import { addWorkingDays } from '#domain/calendar/working-days'

test('weekends and holidays, of one year or of every year, are no working days', () => {
  const noon = (day: string) => Date.parse(`${day}T11:00:00Z`)
  expect(addWorkingDays(noon('2027-01-13'), 3, [])).toBe(noon('2027-01-18'))
  expect(addWorkingDays(noon('2026-12-23'), 3, ['12-25', '2026-12-28'])).toBe(noon('2026-12-30'))
  expect(addWorkingDays(noon('2027-01-16'), 0, [])).toBe(noon('2027-01-16'))
})
