import { expect, test } from 'vitest'
import { presentTax, taxOf, taxRulesOf } from './shown-tax.ts'
import type { TaxTerms } from './tax-rules.ts'

const terms: TaxTerms = {
  from: '2027-01-01',
  per: 'person',
  exemptUnder: 12,
  rates: [
    { months: [4, 10], rate: { cents: 350 } },
    { months: [11, 3], rate: { percent: 2, capCents: 500 } },
  ],
}

test('terms survive the way to the browser', () => {
  expect(taxOf(presentTax(terms))).toEqual(terms)
  expect(taxRulesOf({ taxes: [presentTax(terms)] })).toEqual([terms])
})

test('a response without taxes, of a server of the version before, has none', () => {
  expect(taxRulesOf({})).toEqual([])
})
