import { expect, test } from 'vitest'
import { paymentPageOf, thanksPageOf } from './payment-pages.ts'

test.each([
  ['deposit', [], '/secure/ob/deposit-thanks', '/secure/overview-and-payment'],
  ['balance', [], '/secure/ob/balance-thanks', '/secure/overview-and-payment'],
  ['service', ['villa-service', 'transfer'], '/secure/ob/balance-thanks', '/secure/overview-and-payment'],
  ['service', ['transfer', 'transfer'], '/secure/transfers/complete', '/secure/transfers/checkout'],
  ['service', ['experience-service'], '/secure/ob/balance-thanks', '/secure/experiences/checkout'],
  ['wine', ['wine'], '/secure/wine/thanks', '/secure/wine/payment'],
] as const)('%s of %j is thanked for on %s and paid on %s', (part, itemKinds, thanks, payment) => {
  expect(thanksPageOf({ part, itemKinds })).toBe(thanks)
  expect(paymentPageOf({ part, itemKinds })).toBe(payment)
})
