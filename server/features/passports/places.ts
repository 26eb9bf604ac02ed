import { readFileSync } from 'node:fs'
import { locales } from '#domain/calendar/formats'
import { type Language, languages } from '#domain/text/language'

export interface Place {
  code: string
  name: string
}

export interface Commune extends Place {
  /** The last day on which a former commune existed; else null. */
  endedOn: string | null
}

const linesOf = (file: string) =>
  readFileSync(new URL(`./reference/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'))

/** Runs once, at the first use: most processes never need the 11,000 communes. */
function lazy<Value>(load: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= load()
    return value
  }
}

/** The Italian provinces by name, former ones included. */
export const findProvinces: () => readonly Place[] = lazy(() =>
  linesOf('provinces.tsv').map(([code = '', name = '']) => ({ code, name })),
)

const communesByProvince = lazy(() =>
  Map.groupBy(
    linesOf('communes.tsv').map(([code = '', province = '', name = '', endedOn]) => ({
      province,
      commune: { code, name, endedOn: endedOn || null } satisfies Commune,
    })),
    ({ province }) => province,
  ),
)

/** The communes of a province by name; undefined for an unknown province. */
export const findCommunes = (province: string): Commune[] | undefined =>
  communesByProvince()
    .get(province)
    ?.map(({ commune }) => commune)

/** Whether the province has that commune. */
export const hasCommune = (province: string, code: string): boolean =>
  communesByProvince()
    .get(province)
    ?.some(({ commune }) => commune.code === code) ?? false

/** The province under which the register lists a commune: Sud Sardegna is not one of its provinces. */
export const registerProvinceOf = (code: string): string | undefined =>
  [...communesByProvince()].find(
    ([province, communes]) => province !== 'SU' && communes.some(({ commune }) => commune.code === code),
  )?.[0]

interface CountryCodes {
  /** Three letters (ISO 3166 alpha-3), as machine-readable zones have them. */
  alpha3: string
  /** The code in the police register; empty where it has none. */
  register: string
}

const countryCodes = lazy(
  () =>
    new Map<string, CountryCodes>(
      linesOf('countries.tsv').map(([code = '', alpha3 = '', register = '']) => [code, { alpha3, register }]),
    ),
)

/** The code of a country in the police register; undefined where it has none. */
export const registerCodeOf = (country: string): string | undefined =>
  countryCodes().get(country)?.register || undefined

/** Codes of machine-readable zones that are not in ISO 3166 (ICAO Doc 9303, part 3). */
const zoneCodes: Readonly<Record<string, string>> = {
  D: 'DE',
  ...Object.fromEntries(['GBD', 'GBN', 'GBO', 'GBP', 'GBS'].map(code => [code, 'GB'])),
  RKS: 'XK',
  UNK: 'XK',
}

const namesIn = (language: Language) => {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  return [...countryCodes().keys()].map(code => ({ code, name: names.of(code) ?? code }))
}

const countries = lazy(
  () =>
    Object.fromEntries(
      languages.map(language => {
        const { compare } = new Intl.Collator(locales[language])
        return [language, namesIn(language).sort((one, other) => compare(one.name, other.name))]
      }),
    ) as Record<Language, Place[]>,
)

/** The countries by name in a language. */
export const findCountries = (language: Language): Place[] => countries()[language]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** Names that travellers write and `Intl` does not know. */
const commonNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  greatbritain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  british: 'GB',
  usa: 'US',
  unitedstatesofamerica: 'US',
  holland: 'NL',
}

const codesByName = lazy(
  () =>
    new Map([
      ...Object.entries(commonNames),
      ...Object.entries(zoneCodes).map(([zone, code]) => [plain(zone), code] as const),
      ...[...countryCodes()].map(([code, { alpha3 }]) => [plain(alpha3), code] as const),
      ...languages.flatMap(language => namesIn(language).map(({ code, name }) => [plain(name), code] as const)),
    ]),
)

/**
 * The code of a country that was typed or read as a code of two or three letters, or by its name in a language
 * of the site. Other texts stay as they
 * are: the form works without the list, and staff clear them up.
 */
export function clarifyCountry(text: string): string {
  const code = text.toUpperCase()
  return countryCodes().has(code) ? code : (codesByName().get(plain(text)) ?? text)
}
