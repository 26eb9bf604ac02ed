import { describe, expect, test } from 'vitest'
import { appliesToVisitor, requestedNotice } from './due-notice'

test.each([
  ['?test_italian_covid_popup=1', 'italian-covid'],
  ['?des=16&test_german_covid_popup', 'german-covid'],
  ['?test_france_popup=true', 'france'],
  ['?test=1', undefined],
  ['', undefined],
])('the URL %s requests %s', (search, key) => {
  expect(requestedNotice(search)).toBe(key)
})

describe('a notice applies to', () => {
  const german = { languages: [3], officeCountries: ['de'] }
  test.each([
    ['everyone, if it names no audience', { languages: [], officeCountries: [] }, 1, undefined, true],
    ['who reads its language', german, 3, 'gb', true],
    ['who is in its country', german, 1, 'DE', true],
    ['nobody else', german, 1, 'gb', false],
    ['nobody whose country is not known yet', german, 1, undefined, false],
  ] as const)('%s', (_, notice, language, country, is) => {
    expect(
      appliesToVisitor(
        { languages: [...notice.languages], officeCountries: [...notice.officeCountries] },
        language,
        country,
      ),
    ).toBe(is)
  })
})
