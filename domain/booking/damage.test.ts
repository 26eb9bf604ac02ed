import { expect, test } from 'vitest'
import { needsSecondPerson } from '#domain/booking/damage'

test('a claim needs a second person before the arrival and for a cancelled booking', () => {
  const stay = { from: '2027-06-05' } as const
  expect(needsSecondPerson(false, stay, '2027-06-04')).toBe(true)
  expect(needsSecondPerson(false, stay, '2027-06-05')).toBe(false)
  expect(needsSecondPerson(true, stay, '2027-06-20')).toBe(true)
})
