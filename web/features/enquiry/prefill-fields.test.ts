import { expect, test } from 'vitest'
import type { Profile } from '#contract/account/profile'
import { prefillFields } from './prefill-fields'

const contact = {
  id: 'ada',
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Holm',
  coSignIn: true,
  coSignInRole: 1,
  loggedInAsContactAdmin: false,
  guest: false,
  proven: true,
  toursSeen: [],
  hasPassword: true,
}
const home = { kind: 'home', line1: '1 Quay Street', line2: '', city: 'Falmouth', region: '', postcode: '' } as const

test('of guests the account knows name and address only', () => {
  expect(prefillFields(contact)).toEqual({ firstName: 'Ada', lastName: 'Holm', email: 'ada@example.com', title: '' })
})

test('of a lead booker the profile, with a phone number and its country', () => {
  const profile = {
    title: 'Dr',
    phones: [{ kind: 'mobile', country: 'FR', number: '+33612345678', written: '+33 6 12 34 56 78' }],
    addresses: [{ ...home, country: 'GB' }],
  } as unknown as Profile
  expect(prefillFields(contact, profile)).toMatchObject({
    title: 'Dr',
    phoneCountry: 'FR',
    phone: '+33 6 12 34 56 78',
    addressLine1: '1 Quay Street',
    country: 'GB',
  })
})
