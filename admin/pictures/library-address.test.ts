import { expect, test } from 'vitest'
import { libraryAddress } from './library-address'

test('an address without a filter does not open the default view', () => {
  expect(libraryAddress({})).toBe('/office/pictures?view=standard')
  expect(libraryAddress({ state: 'unused', isTable: true })).toBe('/office/pictures?state=unused&show=table')
  expect(libraryAddress({ villaId: 3 })).toBe('/office/pictures?villa=3')
})
