import { expect, test } from 'vitest'
import { parseLoginParams } from './login-params'

test.each([
  ['', {}, 'contact', 'step1'],
  ['?g=1', {}, 'cosignin', 'step1'],
  ['?g=0', {}, 'contact', 'step1'],
  ['?reset=1', { token: 'abc' }, 'contact', 'resetpassword'],
  ['?g=1&reset=1', { token: 'abc' }, 'cosignin', 'resetpassword'],
  ['?reset=1', {}, 'contact', 'step1'],
  ['?confirm=1', { token: 'abc' }, 'contact', 'confirm'],
  ['?address=1', { token: 'abc' }, 'contact', 'address'],
  ['?address=1', {}, 'contact', 'step1'],
  ['?delete=1', { token: 'abc' }, 'contact', 'delete'],
  ['?delete=1', {}, 'contact', 'step1'],
  ['?enter=1', { token: 'abc' }, 'contact', 'enter'],
  ['?g=1&enter=1', { token: 'abc' }, 'cosignin', 'enter'],
  ['?undo=1', { token: 'abc' }, 'contact', 'undo'],
  ['?g=1&undo=1', { token: 'abc' }, 'cosignin', 'undo'],
  ['?undo=1', {}, 'contact', 'step1'],
  ['', { email: 'a@example.com' }, 'contact', 'step1'],
  ['?f=1', { email: 'a@example.com' }, 'contact', 'forgottenpassword'],
  ['?f=1', {}, 'contact', 'step1'],
])('%s with %o is for a %s, at %s', (search, secrets, userType, beginning) => {
  expect(parseLoginParams(search, secrets)).toMatchObject({ userType, beginning })
})
