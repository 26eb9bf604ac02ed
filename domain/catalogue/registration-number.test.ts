import { expect, test } from 'vitest'
import { isRegistrationNumber, registrationExamples, tidyRegistrationNumber } from './registration-number.ts'

test('each country has a form of its own', () => {
  for (const [country, example] of Object.entries(registrationExamples)) {
    expect(isRegistrationNumber(country, example)).toBe(true)
    for (const other of Object.keys(registrationExamples))
      if (other !== country) expect(isRegistrationNumber(other, example)).toBe(false)
  }
  expect(isRegistrationNumber('italy', 'IT058091C2ABCD123')).toBe(false)
  expect(isRegistrationNumber('greece', '0000123456')).toBe(false)
  expect(isRegistrationNumber('france', '2C004 000123 AB')).toBe(false)
})

test('a country without a known form demands a number', () => {
  expect(isRegistrationNumber('croatia', 'HR-12')).toBe(true)
  expect(isRegistrationNumber('croatia', ' ')).toBe(false)
})

test('a typed number becomes the official spelling', () => {
  expect(tidyRegistrationNumber('italy', ' it058091 c2 abcd 1234 ')).toBe('IT058091C2ABCD1234')
  expect(tidyRegistrationNumber('greece', '0000 1234 567')).toBe('00001234567')
  expect(tidyRegistrationNumber('france', '2a004000123ab')).toBe('2A004 000123 AB')
  expect(tidyRegistrationNumber('croatia', 'hr  12')).toBe('HR 12')
})
