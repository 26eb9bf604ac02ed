import { expect, test } from 'vitest'
import { formatCardBrand } from './card-brand.ts'

test.each([
  ['VISA', 'Visa'],
  ['Mastercard', 'Mastercard'],
  ['', ''],
  [null, ''],
])('%s is shown as "%s"', (scheme, shown) => {
  expect(formatCardBrand(scheme)).toBe(shown)
})
