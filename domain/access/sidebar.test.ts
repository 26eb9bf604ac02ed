import { expect, test } from 'vitest'
import { sidebarFor } from './sidebar.ts'

const pagesOf = (viewer: Parameters<typeof sidebarFor>[0]) => sidebarFor(viewer).flatMap(({ pages }) => pages)

test('a lead booker finds every page of the sidebar, in groups', () => {
  expect(sidebarFor('lead-booker').map(({ group }) => group)).toEqual(['trips', 'trip', 'money', 'person'])
  expect(sidebarFor('lead-booker')[0]).toEqual({ group: 'trips', pages: ['dashboard', 'bookings'] })
  expect(pagesOf('lead-booker')).toEqual(expect.arrayContaining(['passports', 'contactDetails', 'subscriptions']))
})

test('a guest finds no page of the lead booker', () => {
  const pages = pagesOf('co-sign-in')
  for (const closed of ['dashboard', 'contactDetails', 'subscriptions']) expect(pages).not.toContain(closed)
  expect(pages).toEqual(expect.arrayContaining(['bookings', 'overview', 'passports', 'profile']))
})

test('staff who impersonate a client find no passports', () => {
  expect(pagesOf('looking-on')).not.toContain('passports')
  expect(pagesOf('looking-on')).toContain('dashboard')
})

test('an anonymous visitor finds none', () => {
  expect(sidebarFor('anonymous')).toEqual([])
  expect(sidebarFor('guest-user')).toEqual([])
})
