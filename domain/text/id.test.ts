import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseId, parseIdParam } from './id'

test('an id is a positive integer of an integer column in decimal notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), id => {
      expect(parseId(String(id))).toBe(id)
    }),
  )
})

test.each([
  '',
  '0',
  '01',
  '7 or 1',
  '12345678901',
  '-1',
  '1.0',
  '1e3',
  ' 1',
  '1\n',
  '0x1',
  '2147483648',
  '１',
  'one',
  null,
  undefined,
])('%j names no id', text => {
  expect(parseId(text)).toBeUndefined()
})

test('a parameter of a query names an id', () => {
  expect(parseIdParam('?bid=12&other=3', 'bid')).toBe(12)
  expect(parseIdParam('?bid=x', 'bid')).toBeUndefined()
  expect(parseIdParam('', 'bid')).toBeUndefined()
})
