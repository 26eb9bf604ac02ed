import { expect, test } from 'vitest'
import { villas } from '#content/catalogue'
import { flexibleRateOf, villasWithRates } from './rates.ts'

test('every flexible rate is one of a villa that there is', () => {
  const known = villas.map(({ region, slug }) => `${region}/${slug}`)
  expect(villasWithRates.filter(name => !known.includes(name))).toEqual([])
})

test('some owners do not offer it in the height of summer, others not at all', () => {
  expect(flexibleRateOf({ region: 'sicily', slug: 'baglio-salinaro' }, { isPeak: false })).toEqual({
    surcharge: { percent: 8 },
    depositPercent: 20,
    freeDays: 45,
  })
  expect(flexibleRateOf({ region: 'sicily', slug: 'baglio-salinaro' }, { isPeak: true })).toBeUndefined()
  expect(flexibleRateOf({ region: 'corfu', slug: 'ormos' }, { isPeak: false })).toBeUndefined()
})
