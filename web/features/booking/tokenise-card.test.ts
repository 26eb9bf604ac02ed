import { expect, test } from 'vitest'
import { readExpiry } from './tokenise-card'

test.each(['04/29', '4/29', '04 / 2029', '04.29', '4-29', '0429', '04 29'])('%s is April 2029', text => {
  expect(readExpiry(text)).toEqual({ expiryMonth: 4, expiryYear: 2029 })
})

test.each(['', '13/29', '0/29', '04', '04/9', '04/1929', 'April 2029'])('%s is no month of a year', text => {
  expect(readExpiry(text)).toBeUndefined()
})
