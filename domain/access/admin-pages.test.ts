import { expect, test } from 'vitest'
import { adminMenuFor, adminPageAt, mayOpenAdminPage } from '#domain/access/admin-pages'

test('a page of the back office only exists at its exact path', () => {
  expect(adminPageAt('/office/people')).toBe('/office/people')
  const elsewhere = ['/office/', '/office/nowhere', '/office/people/1', '/people', 'toString']
  for (const path of elsewhere) expect(adminPageAt(path)).toBeUndefined()
})

test('the navigation has the permitted pages, and no group without any', () => {
  expect(adminMenuFor([])).toEqual([])
  expect(adminMenuFor(['payments'])).toEqual([{ group: 'money', pages: ['/office/payments', '/office/deposits'] }])
  expect(adminMenuFor(['passports', 'contacts'])).toEqual([
    { group: 'guests', pages: ['/office/clients', '/office/register'] },
  ])
  expect(adminMenuFor(['bookings', 'accounts']).map(({ group }) => group)).toEqual([
    'bookings',
    'guests',
    'extras',
    'people',
  ])
})

test('a page asks for its permission', () => {
  expect(mayOpenAdminPage('/office/bookings', ['bookings'])).toBe(true)
  expect(mayOpenAdminPage('/office/bookings', ['payments', 'contacts'])).toBe(false)
  expect(mayOpenAdminPage('/office', [])).toBe(true)
})
