import { expect, test } from 'vitest'
import { languages } from '#domain/text/language'
import { clarifyCountry, findCommunes, findCountries, findProvinces, hasCommune, registerCodeOf } from './places.ts'

const codes = findProvinces().map(({ code }) => code)
const all = codes.flatMap(province => (findCommunes(province) ?? []).map(commune => ({ ...commune, province })))

test('all 107 provinces are listed, and three that were Italian until 1947', () => {
  expect(new Set(codes).size).toBe(110)
  const former = codes.filter(code => findCommunes(code)?.every(({ endedOn }) => endedOn))
  expect(former.sort()).toEqual(['FU', 'PL', 'ZA'])
})

test('every current commune is listed, with a code of its own', () => {
  const current = all.filter(({ endedOn, province }) => !endedOn && province !== 'SU')
  // Italy had 7,896 communes at the beginning of 2025; the register keeps a few for a while after their end.
  expect(current.length).toBeGreaterThan(7850)
  expect(current.length).toBeLessThan(7950)
  expect(new Set(current.map(({ code }) => code)).size).toBe(current.length)
})

test('codes have nine digits, and former communes the day of their end', () => {
  for (const { code, name, endedOn } of all) {
    expect(`${code} ${name}`).toMatch(/^4\d{8} \p{Lu}[\p{L} '’./-]+$/u)
    expect(endedOn ?? '2025-01-01').toMatch(/^(19|20)\d\d-\d\d-\d\d$/)
  }
})

test('every commune of Sud Sardegna is also listed under the province of the register', () => {
  const southern = findCommunes('SU') ?? []
  expect(southern.length).toBe(107)
  for (const { code } of southern)
    expect(
      ['CA', 'NU', 'OR'].some(province => hasCommune(province, code)),
      code,
    ).toBe(true)
})

test.each([
  ['RM', '412058091', 'Roma'],
  ['PA', '419082053', 'Palermo'],
  ['FC', '408140012', 'Forlì'],
])('%s has %s, %s', (province, code, name) => {
  expect(findCommunes(province)?.find(commune => commune.name === name && !commune.endedOn)?.code).toBe(code)
  expect(hasCommune('MI', code)).toBe(false)
})

test('an unknown province has no communes', () => expect(findCommunes('XX')).toBeUndefined())

test.each(languages)('countries have a name in %s, sorted, without historic ones', language => {
  const countries = findCountries(language)
  expect(countries.length).toBe(243)
  expect(countries.filter(({ code, name }) => name === code || name === '')).toEqual([])
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
})

test.each([
  ['gb', 'GB'],
  ['Germany', 'DE'],
  ['D', 'DE'],
  ['AUT', 'AT'],
  ['GBS', 'GB'],
  ['Allemagne', 'DE'],
  ['österreich', 'AT'],
  ['U.S.A.', 'US'],
  ['Ruritania', 'Ruritania'],
  ['', ''],
])('%s is understood as %s', (text, code) => expect(clarifyCountry(text)).toBe(code))

test('Italy and the most frequent countries have a code in the register', () => {
  for (const country of ['IT', 'CH', 'US', 'GB', 'RU', 'HK', 'DE', 'FR', 'CA', 'AU'])
    expect(registerCodeOf(country), country).toMatch(/^1\d{8}$/)
  expect(registerCodeOf('XX')).toBeUndefined()
})
