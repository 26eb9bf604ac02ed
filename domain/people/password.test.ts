import { expect, test } from 'vitest'
import { validatePassword } from './password.ts'

test.each([
  ['', 'missing'],
  ['Sirocco', 'password'],
  ['Siroccos', 'password'],
  ['12345678', 'password'],
  ['Sirocco 1', 'password'],
  ['Sirocco\u00a01', 'password'],
  ['Siroc12', 'password'],
  ['Siroc123', undefined],
  ['Épices123', undefined],
  ['άνεμος2027', undefined],
  [`${'a'.repeat(49)}1`, undefined],
  [`${'a'.repeat(50)}1`, 'password'],
  ['🌊🌊🌊a1', 'password'],
] as const)('%j is %s', (password, fault) => {
  expect(validatePassword(password)).toBe(fault)
})
