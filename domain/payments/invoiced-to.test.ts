import { expect, test } from 'vitest'
import { companyFault, plainVatNumber, vatNumberFault } from './invoiced-to.ts'

test.each([
  ['', undefined],
  ['EL 094 259 216', undefined],
  ['de-123.456.789', undefined],
  ['IE1234567FA', undefined],
  ['ATU12345678', undefined],
  ['123456789', 'invalid'],
  ['DE', 'invalid'],
  ['DEABCDEF', 'invalid'],
  ['DE12345678901234567', 'invalid'],
  ['DE123<b>', 'invalid'],
])('the VAT number %j is told as %s', (number, fault) => {
  expect(vatNumberFault(number)).toBe(fault)
})

test('a VAT number is stored without separators', () => {
  expect(plainVatNumber(' de 123.456-789 ')).toBe('DE123456789')
})

test.each([
  ['', undefined],
  ['Müller & Söhne GmbH', undefined],
  ['a\nb', 'invalid'],
  ['<script>', 'invalid'],
  ['x'.repeat(161), 'too-long'],
])('the company %j is told as %s', (name, fault) => {
  expect(companyFault(name)).toBe(fault)
})
