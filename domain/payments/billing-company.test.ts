import { expect, test } from 'vitest'
import {
  invoiceAddressFault,
  normaliseVatNumber,
  plainAddress,
  validateCompanyName,
  validateVatNumber,
} from './billing-company.ts'

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
  expect(validateVatNumber(number)).toBe(fault)
})

test('a VAT number is stored without separators', () => {
  expect(normaliseVatNumber(' de 123.456-789 ')).toBe('DE123456789')
})

test.each([
  ['', undefined],
  ['Müller & Söhne GmbH', undefined],
  ['a\nb', 'invalid'],
  ['<script>', 'invalid'],
  ['x'.repeat(161), 'too-long'],
])('the company %j is told as %s', (name, fault) => {
  expect(validateCompanyName(name)).toBe(fault)
})

test('an address is stored one part per line, without blanks and empty lines', () => {
  expect(plainAddress(' 1 Quay \r\n\n  49100 Corfu\nGreece ')).toBe('1 Quay\n49100 Corfu\nGreece')
  expect(plainAddress(' \n ')).toBe('')
})

test.each([
  ['', undefined],
  ['12 rue de l’Hôtel-de-Ville\n75004 Paris\nFrance', undefined],
  ['1 Quay\n<script>', 'invalid'],
  ['1 Quay\u0007', 'invalid'],
  ['1\n2\n3\n4\n5\n6\n7', 'too-long'],
  ['x'.repeat(301), 'too-long'],
  ['山田 太郎', 'script'],
])('the address %j is told as %s', (address, fault) => {
  expect(invoiceAddressFault(address)).toBe(fault)
})
