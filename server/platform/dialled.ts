import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js'

const isCountry = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode)

/**
 * A number as it is dialled from anywhere (E.164), by the rules of the country from which it would be dialled as it is
 * written; undefined for what can be no number there.
 */
export function dialled(number: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, isCountry(country) ? country : undefined)
  return parsed?.isPossible() ? parsed.number : undefined
}

/** Countries in which one does not dial `+`, but numbers of one's own: us and ca 011, au 0011 (PD-33). */
const withPrefix: readonly string[] = ['us', 'ca', 'au']

/**
 * A number as it is written for readers in a country: at home without its country, in the United States, Canada and
 * Australia with what is dialled there for abroad, elsewhere in its international form. What can be no number stays.
 */
export function shownNumber(number: string, country: string): string {
  const parsed = parsePhoneNumberFromString(number)
  const code = country.toUpperCase()
  if (!parsed?.isPossible() || !isCountry(code)) return number
  if (getCountryCallingCode(code) === parsed.countryCallingCode) return parsed.formatNational()
  return withPrefix.includes(country) ? parsed.format('IDD', { fromCountry: code }) : parsed.formatInternational()
}

/** A number in E.164 as people write it abroad: `+44 20 7946 0321`. */
export const writtenAbroad = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number
