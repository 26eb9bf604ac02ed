import { expect, test } from 'vitest'
import { adminMenuFor, adminPageAt, mayOpenAdminPage } from '#domain/access/admin-pages'

test('a page of the back office only exists at its exact path', () => {
  expect(adminPageAt('/office/people')).toEqual({ page: '/office/people' })
  const elsewhere = ['/office/', '/office/nowhere', '/office/people/1', '/people', 'toString', '/office/bookings/{id}']
  for (const path of elsewhere) expect(adminPageAt(path)).toBeUndefined()
})

test('a booking has a page of its own, under its number', () => {
  expect(adminPageAt('/office/bookings/7')).toEqual({ page: '/office/bookings/{id}', id: 7 })
  for (const id of ['0', '07', '-7', '7a', '7/8', '1234567890'])
    expect(adminPageAt(`/office/bookings/${id}`)).toBeUndefined()
})

test('the navigation has the permitted pages, and no group without any', () => {
  expect(adminMenuFor([])).toEqual([])
  expect(adminMenuFor(['payments'])).toEqual([
    { group: 'money', pages: ['/office/payments', '/office/banktransfers', '/office/deposits'] },
  ])
  expect(adminMenuFor(['passports', 'contacts'])).toEqual([
    { group: 'guests', pages: ['/office/clients', '/office/mail', '/office/register'] },
  ])
  expect(adminMenuFor(['bookings', 'accounts']).map(({ group }) => group)).toEqual([
    'bookings',
    'guests',
    'extras',
    'catalogue',
    'people',
  ])
})

test('a page outside of the navigation asks for its permission too', () => {
  expect(mayOpenAdminPage('/office/bookings/{id}', ['bookings'])).toBe(true)
  expect(mayOpenAdminPage('/office/bookings/{id}', ['payments', 'contacts'])).toBe(false)
  expect(mayOpenAdminPage('/office', [])).toBe(true)
})
