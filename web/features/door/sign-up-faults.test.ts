import { expect, test } from 'vitest'
import type { Fault } from '#domain/faults'
import type { Translate } from '#web/messages'
import { signUpFaults } from './sign-up-faults'

/** Says the key, and what it was given. */
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')

const said = (faults: Record<string, Fault>) => signUpFaults(faults, t).split('\n')

test('what is missing is one line, however much it is', () => {
  expect(said({ lastname: 'missing', email: 'missing', firstname: 'missing' })).toEqual([
    'sign_up_required 3 sign_up_firstname, sign_up_lastname, sign_up_email',
  ])
  expect(said({ password: 'missing' })).toEqual(['sign_up_required 1 sign_up_password'])
})

test('what cannot be used is a line each, in the order of the form', () => {
  expect(said({ terms: 'missing', password: 'password', email: 'email', lastname: 'missing' })).toEqual([
    'sign_up_required 1 sign_up_lastname',
    'sign_up_email_unsound sign_up_email',
    'sign_up_password_unsound',
    'sign_up_terms_missing',
  ])
  expect(said({ password: 'password-common' })).toEqual(['password_common'])
})

test('a name that is too long is said too', () => {
  expect(said({ firstname: 'too-long' })).toEqual(['sign_up_too_long sign_up_firstname'])
})

test('nothing is said of nothing', () => {
  expect(signUpFaults({}, t)).toBe('')
})
