import { expect, test } from 'vitest'
import { deskPageAt, deskPagesFor } from '#domain/desk'

test('a page of the desk stands at its path alone', () => {
  expect(deskPageAt('/office/people')).toBe('/office/people')
  for (const path of ['/office/', '/office/nowhere', '/office/people/1', '/people', 'toString']) {
    expect(deskPageAt(path)).toBeUndefined()
  }
})

test('who may do nothing finds the first page alone, and others what they may', () => {
  expect(deskPagesFor([])).toEqual(['/office'])
  expect(deskPagesFor(['bookings', 'contacts'])).toEqual([
    '/office',
    '/office/clients',
    '/office/bookings',
    '/office/holds',
  ])
  expect(deskPagesFor(['payments'])).toEqual(['/office', '/office/deposits', '/office/payments'])
  expect(deskPagesFor(['accounts'])).toEqual(['/office', '/office/people', '/office/log'])
})
