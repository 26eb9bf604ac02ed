import { expect, test } from 'vitest'
import { parseBookingItemParam } from './booking-item-param'

test.each([
  ['?bid=7', 7],
  ['?x=1&bid=1234567890', 1234567890],
])('%s names a booking item', (search, item) => {
  expect(parseBookingItemParam(search)).toBe(item)
})

test.each(['', '?bid=', '?bid=x', '?bid=-1', '?bid=0', '?bid=12345678901', '?bid=7%20or%201'])(
  '%j names none',
  search => {
    expect(parseBookingItemParam(search)).toBeUndefined()
  },
)
