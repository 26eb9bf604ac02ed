import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { locales } from '#domain/calendar/formats'
import { type Language, languages } from '#domain/text/language'

interface Country {
  /** ISO 3166. */
  code: string
  name: string
  /** The calling code: "+44". */
  dials: string
}

function countriesIn(language: Language): Country[] {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  const { compare } = new Intl.Collator(locales[language])
  return getCountries()
    .map(code => ({ code, name: names.of(code) ?? code, dials: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => compare(a.name, b.name))
}

/** Countries by language, with names in that language and calling codes. */
export const phoneCountries = Object.fromEntries(
  languages.map(language => [language, countriesIn(language)]),
) as Record<Language, Country[]>
