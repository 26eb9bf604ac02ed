import { expect, test } from 'vitest'
import { pageAreaOf } from './page-areas.ts'

test.each([
  ['/', 'public'],
  ['/fr', 'public'],
  ['/greece/corfu', 'public'],
  ['/secure-ish', 'public'],
  ['/greece/secure', 'public'],
  ['/constructor', 'public'],
  ['/secure', 'client'],
  ['/secure/ob/payment?x=1', 'checkout'],
  ['/de/secure/ob', 'checkout'],
  ['/secure/provisional', 'checkout'],
  ['/fr/secure/provisional/payment?booking=7', 'checkout'],
  ['/secure/overview-and-payment', 'checkout'],
  ['/secure/experiences/checkout?booking=7', 'checkout'],
  ['/fr/secure/wine/payment', 'checkout'],
  ['/secure/experiences/basket', 'client'],
  ['/secure/obituary', 'client'],
  ['/de/secure/login', 'client'],
  ['/en/Secure/', 'client'],
  ['//secure', 'client'],
  ['/%73ecure/%6cogin', 'client'],
  ['/fr//secure', 'client'],
  ['/secure%2Flogin', 'client'],
  ['/%', 'public'],
  ['/account', 'client'],
  ['/account?next=/', 'client'],
  ['/office', 'office'],
  ['/office/bookings/7', 'office'],
])('%s is of the %s area', (path, area) => {
  expect(pageAreaOf(path)).toBe(area)
})
