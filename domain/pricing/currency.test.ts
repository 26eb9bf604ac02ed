import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  areRatesFresh,
  type Currency,
  convert,
  defaultCurrency,
  displaySymbol,
  findCurrency,
} from '#domain/pricing/currency'

const euro: Currency = { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1 }
const dollar: Currency = { id: 3, code: 'USD', name: 'US dollar', sign: '$', symbol: 'US$', rate: 1.0825 }
const pound: Currency = { id: 10, code: 'GBP', name: 'Pound sterling', sign: '£', symbol: '£', rate: 0.85 }
const currencies = [euro, dollar, pound]

test.each([
  ['gb', 'fr', 10],
  ['GB', 'de', 10],
  ['us', 'en', 3],
  ['it', 'en', 1],
  [undefined, 'en', 10],
  ['', 'en', 10],
  [undefined, 'fr', 1],
  [undefined, 'de', 1],
] as const)('visitors of office country %s who read %s begin with currency %i', (country, language, id) => {
  expect(defaultCurrency(country, language)).toBe(id)
})

test.each([
  ['3', 3],
  ['10', 10],
  ['2', undefined],
  ['10.0', undefined],
  ['', undefined],
  [undefined, undefined],
])('the cookie %s chooses currency %s', (text, id) => {
  expect(findCurrency(text)).toBe(id)
})

test.each([
  ['2027-01-15', true],
  ['2027-01-16', true],
  ['2027-01-08', true],
  ['2027-01-07', false],
  ['2027-01-17', false],
])('on 15 January rates of %s may be used: %s', (ratedOn, may) => {
  expect(areRatesFresh(ratedOn, '2027-01-15')).toBe(may)
})

test('US$ is shown as $', () => {
  expect(['US$', '€', '£'].map(displaySymbol)).toEqual(['$', '€', '£'])
})

describe('converting an amount', () => {
  test('from the first currency multiplies by the rate', () => {
    expect(convert({ cents: 980_000, currency: 1 }, 3, currencies)).toEqual({ cents: 1_060_850, currency: 3 })
  })

  test('to the first currency divides by it', () => {
    expect(convert({ cents: 85_000, currency: 10 }, 1, currencies)).toEqual({ cents: 100_000, currency: 1 })
  })

  test('between two others goes by both rates', () => {
    expect(convert({ cents: 85_000, currency: 10 }, 3, currencies)).toEqual({ cents: 108_250, currency: 3 })
  })

  test('the first currency is the reference, whatever its own rate says', () => {
    const odd = [{ ...euro, rate: 7 }, dollar]
    expect(convert({ cents: 100, currency: 1 }, 3, odd)).toEqual({ cents: 108, currency: 3 })
  })

  test('needs a rate', () => {
    expect(() => convert({ cents: 100, currency: 1 }, 10, [euro, dollar])).toThrow(RangeError)
    expect(() => convert({ cents: 100, currency: 3 }, 1, [euro, { ...dollar, rate: 0 }])).toThrow(RangeError)
  })

  test('there and back is off by no more than the rounding', () => {
    const rate = fc.double({ min: 0.01, max: 100, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), rate, (cents, rate) => {
        const held = [euro, { ...dollar, rate }]
        const back = convert(convert({ cents, currency: 1 }, 3, held), 1, held)
        expect(Number.isInteger(back.cents)).toBe(true)
        expect(Math.abs(back.cents - cents)).toBeLessThanOrEqual(0.5 / rate + 0.5 + 1e-6)
        expect(convert({ cents, currency: 3 }, 3, held)).toEqual({ cents, currency: 3 })
      }),
    )
  })
})
