import { expect, test } from 'vitest'
import { adminPageAt, adminPagesFor } from '#domain/access/admin-pages'

test('a page of the back office only exists at its exact path', () => {
  expect(adminPageAt('/office/people')).toBe('/office/people')
  for (const path of ['/office/', '/office/nowhere', '/office/people/1', '/people', 'toString']) {
    expect(adminPageAt(path)).toBeUndefined()
  }
})

test('staff without permissions get the first page only, and others the permitted ones', () => {
  expect(adminPagesFor([])).toEqual(['/office'])
  expect(adminPagesFor(['bookings', 'contacts'])).toEqual([
    '/office',
    '/office/clients',
    '/office/bookings',
    '/office/messages',
    '/office/changes',
    '/office/hours',
    '/office/wine',
    '/office/transfers',
    '/office/experiences',
    '/office/feedback',
    '/office/holds',
  ])
  expect(adminPagesFor(['payments'])).toEqual(['/office', '/office/deposits', '/office/payments'])
  expect(adminPagesFor(['passports'])).toEqual(['/office', '/office/register'])
  expect(adminPagesFor(['accounts'])).toEqual(['/office', '/office/people', '/office/log'])
})
