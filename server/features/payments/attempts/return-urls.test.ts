import { expect, test } from 'vitest'
import { attemptStatus } from '#domain/lifecycles/attempt'
import { resultPageUrl } from './return-urls.ts'

const { begun, challenged, authorised, paid, declined } = attemptStatus
const attempt = (part: string, status: number) =>
  ({ id: 5, bookingId: 7, paymentLinkId: null, part, status }) as Parameters<typeof resultPageUrl>[0]
const visitors = { online: true, contactId: null }
const clients = { online: true, contactId: 3 }
const offices = { online: false, contactId: 3 }

test.each([
  ['deposit', paid, visitors, '/secure/ob/deposit-thanks'],
  ['balance', paid, clients, '/secure/ob/balance-thanks'],
  ['deposit', declined, visitors, '/secure/ob/payment'],
  ['service', declined, visitors, '/secure/ob/payment'],
  ['deposit', declined, clients, '/secure/ob/payment'],
  ['deposit', declined, offices, '/secure/provisional/payment'],
  ['balance', declined, offices, '/secure/overview-and-payment'],
  ['service', declined, clients, '/secure/overview-and-payment'],
] as const)('from the bank one comes to where a %s (%i) is thanked for, or paid', (part, status, booking, path) => {
  expect(resultPageUrl(attempt(part, status), [], booking, 'en')).toBe(`${path}?booking=7&payment=5`)
  expect(resultPageUrl(attempt(part, status), [], booking, 'de')).toBe(`/de${path}?booking=7&payment=5`)
})

test.each([begun, challenged, authorised])('an undecided payment (%i) is shown on a page of its own', status => {
  for (const booking of [visitors, clients, offices])
    expect(resultPageUrl(attempt('deposit', status), [], booking, 'de')).toBe(
      '/de/secure/ob/3d-secure?booking=7&payment=5',
    )
})

test('a payer by link returns to that link alone', () => {
  const byLink = { ...attempt('balance', paid), paymentLinkId: 3 }
  expect(resultPageUrl(byLink, [], clients, 'fr')).toBe('/fr/secure/ob/pay?payment=5')
})
