import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'

const isCountry = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode)

/**
 * A number in E.164, read as dialled in the given country; undefined for an impossible number.
 */
export function toE164(number: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, isCountry(country) ? country : undefined)
  return parsed?.isPossible() ? parsed.number : undefined
}

/** Countries with an international prefix of their own in place of `+`: us and ca 011, au 0011 (PD-33). */
const withPrefix: readonly string[] = ['us', 'ca', 'au']

/**
 * A number formatted for readers in a country: national at home, with the international prefix in the United States,
 * Canada and Australia, elsewhere in international form. An impossible number stays as it is.
 */
export function formatForCountry(number: string, country: string): string {
  const parsed = parsePhoneNumberFromString(number)
  const code = country.toUpperCase()
  if (!parsed?.isPossible() || !isCountry(code)) return number
  if (getCountryCallingCode(code) === parsed.countryCallingCode) return parsed.formatNational()
  return withPrefix.includes(country) ? parsed.format('IDD', { fromCountry: code }) : parsed.formatInternational()
}

/** An E.164 number in international form: `+44 20 7946 0321`. */
export const toInternationalFormat = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number
