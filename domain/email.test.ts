import { expect, test } from 'vitest'
import { emailFault } from './email'

test.each([
  'a@b.it',
  ' lead@example.com ',
  "o'neill+villa@mail.example.co.uk",
  'jürgen@münchen.de',
  'ΕΛΕΝΗ@παράδειγμα.gr',
])('%s can be an e-mail address', text => {
  expect(emailFault(text)).toBeUndefined()
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['lead', 'email'],
  ['lead@', 'email'],
  ['lead@example', 'email'],
  ['lead@example..com', 'email'],
  ['two@lead@example.com', 'email'],
  ['lead @example.com', 'email'],
  ['<lead@example.com>', 'email'],
  ['lead@example.com\nbcc: all@example.com', 'email'],
  [`${'x'.repeat(250)}@example.com`, 'too-long'],
])('%j is none: %s', (text, fault) => {
  expect(emailFault(text)).toBe(fault)
})
