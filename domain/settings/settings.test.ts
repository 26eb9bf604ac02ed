import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTaxScope, taxScopeKey } from '#domain/booking/tax/tourist-tax'
import { earliestStart, isPlanned } from '#domain/settings/effective-days'
import { isOldByHand, rateByHand } from '#domain/settings/exchange-rates'
import { findSettingFaults } from '#domain/settings/setting-faults'
import { firstSettings, type SettingValues, settingsOf } from '#domain/settings/settings'

const tax: SettingValues['tourist-tax'] = {
  per: 'person',
  rates: [{ months: [1, 12], rate: { cents: 200 } }],
  source: { law: 'Regulation 1/2027', amount: 'as-published' },
}

test('without stored versions the settings are the first ones', () => {
  expect(settingsOf([])).toEqual(firstSettings)
})

test('stored versions follow the first ones; an unreadable one is left out', () => {
  const settings = settingsOf([
    { kind: 'tourist-tax', scope: 'italy/1/Noto', from: '2027-03-01', value: tax },
    { kind: 'tourist-tax', scope: '../', from: '2027-03-01', value: tax },
    { kind: 'exchange-rate', scope: 'USD', from: '2027-03-01', value: { rate: 1.1 } },
    { kind: 'office-hours', scope: '2', from: '2027-03-01', value: { week: '1-5 09:00-17:00', closedOn: ['12-25'] } },
    { kind: 'office-hours', scope: '2', from: '2027-04-01', value: { week: '9 25:00', closedOn: [] } },
  ])
  expect(settings.taxRules.slice(firstSettings.taxRules.length)).toEqual([
    { ...tax, country: 'italy', regionId: 1, place: 'Noto', from: '2027-03-01' },
  ])
  expect(settings.ratesByHand).toEqual([{ code: 'USD', from: '2027-03-01', rate: 1.1 }])
  expect(settings.officeHours).toMatchObject([{ office: 2, from: '2027-03-01', closedOn: ['12-25'] }])
  expect(settings.terms).toEqual(firstSettings.terms)
})

test('a scope comes back from its text', () => {
  const place = fc.stringMatching(/^[A-Za-z][A-Za-z' -]{0,30}$/)
  const scope = fc.oneof(
    fc.record({ country: fc.constantFrom('italy', 'greece') }),
    fc.record({ country: fc.constant('italy'), regionId: fc.integer({ min: 1, max: 999 }) }),
    fc.record({ country: fc.constant('italy'), regionId: fc.integer({ min: 1, max: 999 }), place }),
  )
  fc.assert(
    fc.property(scope, scope => {
      expect(parseTaxScope(taxScopeKey(scope))).toEqual({ ...scope })
    }),
  )
})

describe('a rate set by hand', () => {
  const versions = [
    { code: 'USD', from: '2027-02-01', rate: 1.5 },
    { code: 'USD', from: '2027-03-01', rate: null },
    { code: 'GBP', from: '2027-02-15', rate: 0.9 },
  ]

  test('applies to its currency until it is ended', () => {
    const on = (code: string, day: string) => rateByHand(code, day, versions)?.rate
    expect([on('USD', '2027-01-31'), on('USD', '2027-02-01'), on('USD', '2027-02-28')]).toEqual([undefined, 1.5, 1.5])
    expect([on('USD', '2027-03-01'), on('GBP', '2027-03-01')]).toEqual([undefined, 0.9])
  })

  test('is old after thirty days', () => {
    expect([isOldByHand('2027-02-01', '2027-03-03'), isOldByHand('2027-02-01', '2027-03-04')]).toEqual([false, true])
  })
})

test('a version begins tomorrow at the earliest, where tomorrow begins first', () => {
  // At half past ten in the evening in Rome, it is half past eleven in Athens; an hour later it is the next day there.
  expect(earliestStart(Date.parse('2027-01-15T21:30Z'))).toBe('2027-01-16')
  expect(earliestStart(Date.parse('2027-01-15T22:30Z'))).toBe('2027-01-17')
  expect([isPlanned({ from: '2027-01-16' }, '2027-01-16'), isPlanned({ from: '2027-01-15' }, '2027-01-16')]).toEqual([
    true,
    false,
  ])
})

test('faults that concern several fields stand at one of them', () => {
  const season = (first: number, last: number) => ({ months: [first, last], rate: { cents: 100 } }) as const
  const faultsOf = (...rates: SettingValues['tourist-tax']['rates']) =>
    findSettingFaults('tourist-tax', { ...tax, rates }).map(({ field }) => field)
  expect(faultsOf(season(4, 10), season(11, 12), season(1, 3))).toEqual([])
  expect(faultsOf(season(11, 3))).toEqual(['seasons.0.lastMonth'])
  expect(faultsOf(season(4, 10), season(10, 12))).toEqual(['seasons.1.firstMonth'])
  const [terms] = firstSettings.terms
  const [wine] = firstSettings.wineTerms
  if (!terms || !wine) throw new Error('no first version')
  expect(findSettingFaults('booking-terms', { ...terms, planParts: 1 })).toHaveLength(1)
  expect(findSettingFaults('wine-terms', { ...wine, closesDays: 60 })).toEqual([
    { field: 'closesDays', fault: 'not-after' },
  ])
  expect(findSettingFaults('wine-terms', wine)).toEqual([])
})
