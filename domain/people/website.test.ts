import { expect, test } from 'vitest'
import { validateWebsite } from './website.ts'

test.each([
  ['', undefined],
  ['www.example.com', undefined],
  ['https://example.com/villa?id=1', undefined],
  ['http://bücher.example', undefined],
  ['example', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['mailto:ada@example.com', 'invalid'],
  ['two words.example', 'invalid'],
  [`https://example.com/${'x'.repeat(300)}`, 'too-long'],
] as const)('of "%s" it is said: %s', (address, fault) => {
  expect(validateWebsite(address)).toBe(fault)
})
