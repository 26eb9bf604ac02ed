import { expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { guestNamesForm, newAccount, registrationForm, signUpForm } from './account.ts'
import { billingCompany } from './billing-company.ts'
import { bookerForm } from './booker.ts'
import { optionForm } from './booking.ts'
import { profileForm } from './profile.ts'

const whole = {
  firstname: 'Iris',
  lastname: 'Falk',
  email: 'iris@example.com',
  phone: '+39 347 123 4567',
  wishes: '',
  password: 'Maestrale2026',
  terms: true,
  conditions: true,
  company: '',
  vatNumber: '',
  adults: 2,
  children: 0,
  infants: 0,
  rooms: 0,
}

type Form = z.ZodMiniType
const names = (name: string, form: Form): [string, Form, string][] => [
  [name, form, 'firstname'],
  [name, form, 'lastname'],
]
const printed: [name: string, form: Form, field: string][] = [
  ...names('booker', bookerForm),
  ...names('option', optionForm),
  ...names('profile', profileForm),
  ...names('sign-up', signUpForm),
  ...names('new account', newAccount),
  ...names('registration', registrationForm),
  ...names('guest', guestNamesForm),
  ['invoice', billingCompany, 'company'],
]

test.each(printed)('%s: a name in a script that no font prints is rejected at its field', (_, form, field) => {
  expect(form.safeParse(whole).success).toBe(true)
  expect(form.safeParse({ ...whole, [field]: 'Ελένη Иванова' }).success).toBe(true)
  const { error } = form.safeParse({ ...whole, [field]: '山田 太郎' })
  expect(
    error?.issues.map(({ path, code, params }: { path: unknown; code: string; params?: unknown }) => [
      path,
      code,
      params,
    ]),
  ).toEqual([[[field], 'custom', { fault: 'script' }]])
})
