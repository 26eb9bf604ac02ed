import { describe, expect, test } from 'vitest'
import { readConfiguration } from '../config/configuration.ts'
import { cookiesOf, hasAgreed, knownCountryOf, officeCountryOf } from './visitor.ts'

const behindProxy = readConfiguration({ TRUST_PROXY: 'true', COUNTRY_HEADER: 'x-country' })
const plain = readConfiguration({ COUNTRY_HEADER: 'x-country' })

describe('the country of a visitor', () => {
  test.each([
    ['it', 'it'],
    ['IT', 'it'],
    ['ITA', undefined],
    ['italy', undefined],
    ['i', undefined],
    ['1t', undefined],
    ['xit', undefined],
    ['', undefined],
  ])('that calls itself %j is %s, from a cookie and from the proxy', (said, country) => {
    expect(knownCountryOf({ headers: { cookie: `officecountry=${said}` } }, plain)).toBe(country)
    expect(knownCountryOf({ headers: { 'x-country': said } }, behindProxy)).toBe(country)
  })

  test('is the cookie’s before the proxy’s, and never the visitor’s own header without a proxy', () => {
    const headers = { cookie: 'officecountry=fr', 'x-country': 'gr' }
    expect(knownCountryOf({ headers }, behindProxy)).toBe('fr')
    expect(knownCountryOf({ headers: { 'x-country': 'gr' } }, plain)).toBeUndefined()
    expect(officeCountryOf({ headers: {} }, plain)).toBe(plain.office.country)
  })
})

test('a visitor has agreed to what the cookie names, and to nothing without one', () => {
  const agreed = (cookie?: string) => hasAgreed({ headers: cookie === undefined ? {} : { cookie } }, 'statistics')
  expect([agreed(), agreed('consent=none'), agreed('consent=convenience.statistics'), agreed('consent=%zz')]).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(cookiesOf({ headers: {} })).toEqual({})
})
