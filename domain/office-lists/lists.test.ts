import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanListQuery, nextOrder, officeListPaths, orderIn, ordersOf, shownColumns, usualOrderOf } from './lists.ts'

test('a query keeps the filters, order and columns that its list has, in one spelling', () => {
  expect(cleanListQuery('/office/bookings', '?order=-arrival&state=past')).toBe('state=past&order=-arrival')
  expect(cleanListQuery('/office/villas', 'words=%20Kalami%20&region=16&state=live')).toBe(
    'state=live&words=Kalami&region=16',
  )
  expect(cleanListQuery('/office/villas', 'columns=code,name,sleeps')).toBe('columns=name%2Csleeps%2Ccode')
  expect(cleanListQuery('/office/log', 'action=villa-changed&person=00000000-0000-4000-8000-000000000001')).toBe(
    'action=villa-changed&person=00000000-0000-4000-8000-000000000001',
  )
})

test('what a list does not have is dropped', () => {
  expect(cleanListQuery('/office/bookings', 'state=lost&words=ferrari&order=name&new=1')).toBe('')
  expect(cleanListQuery('/office/villas', 'region=0&words=%20&columns=price')).toBe('columns=name')
  expect(cleanListQuery('/office/channels', 'columns=name&order=name')).toBe('columns=villa')
  expect(cleanListQuery('/office/log', 'person=1')).toBe('')
})

test('the usual columns are no choice, and the first column is always shown', () => {
  const usual = shownColumns('/office/bookings', '')
  expect(usual).toEqual(['villa', 'reference', 'arrival', 'departure', 'client', 'status', 'manager'])
  expect(cleanListQuery('/office/bookings', `columns=${usual.toReversed().join(',')}`)).toBe('')
  expect(shownColumns('/office/bookings', 'columns=email,nothing')).toEqual(['villa', 'email'])
})

test('cleaning any query never fails, and changes nothing the second time', () => {
  const anyQuery = fc.oneof(
    fc.string(),
    fc
      .array(
        fc.tuple(
          fc.constantFrom('state', 'order', 'columns', 'words', 'region', 'action'),
          fc.oneof(fc.string(), fc.constantFrom('past', 'live', '-name', 'name,code', '7')),
        ),
      )
      .map(pairs => new URLSearchParams(pairs).toString()),
  )
  fc.assert(
    fc.property(fc.constantFrom(...officeListPaths), anyQuery, (list, query) => {
      const clean = cleanListQuery(list, query)
      expect(cleanListQuery(list, clean)).toBe(clean)
      expect(shownColumns(list, clean)).toEqual(shownColumns(list, query.slice(0, 1000)))
    }),
  )
})

test('an order is rising or falling', () => {
  expect(ordersOf('/office/villas')).toContain('-sleeps')
  expect(orderIn('/office/villas', 'order=-sleeps')).toBe('-sleeps')
  expect(orderIn('/office/villas', 'order=path')).toBeUndefined()
  expect(nextOrder('name', 'name')).toBe('-name')
  expect(nextOrder('-name', 'name')).toBe('name')
  expect(nextOrder('-name', 'sleeps')).toBe('sleeps')
})

test('a tab can have orders of its own, the usual one first', () => {
  expect(ordersOf('/office/experiences', 'asked')).toEqual(['day', '-day', 'requested', '-requested'])
  expect(usualOrderOf('/office/experiences', 'answered')).toBe('-answered')
  expect(usualOrderOf('/office/villas', 'draft')).toBe('name')
  expect(orderIn('/office/wine', 'order=-delivered', 'delivered')).toBe('-delivered')
  expect(orderIn('/office/wine', 'order=-delivered', 'requested')).toBeUndefined()
  expect(cleanListQuery('/office/wine', 'state=requested&order=-delivered')).toBe('state=requested&order=-delivered')
})
