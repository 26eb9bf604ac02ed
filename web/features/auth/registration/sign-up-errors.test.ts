import { expect, test } from 'vitest'
import type { ValidationCode } from '#domain/text/validation-codes'
import type { Translate } from '#web/messages'
import { signUpErrors } from './sign-up-errors'

/** Returns the key and its values. */
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')

const said = (faults: Record<string, ValidationCode>) => signUpErrors(faults, t).split('\n')

test('missing fields share one line', () => {
  expect(said({ lastname: 'missing', email: 'missing', firstname: 'missing' })).toEqual([
    'sign_up_required 3 sign_up_firstname, sign_up_lastname, sign_up_email',
  ])
  expect(said({ password: 'missing' })).toEqual(['sign_up_required 1 sign_up_password'])
})

test('each invalid field has a line, in the order of the form', () => {
  expect(said({ terms: 'missing', password: 'password', email: 'email', lastname: 'missing' })).toEqual([
    'sign_up_required 1 sign_up_lastname',
    'sign_up_email_unsound sign_up_email',
    'sign_up_password_unsound',
    'sign_up_terms_missing',
  ])
  expect(said({ password: 'password-common' })).toEqual(['password_common'])
})

test('a name that is too long has a line', () => {
  expect(said({ firstname: 'too-long' })).toEqual(['sign_up_too_long sign_up_firstname'])
})

test('without errors there is no line', () => {
  expect(signUpErrors({}, t)).toBe('')
})
