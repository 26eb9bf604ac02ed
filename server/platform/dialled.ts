import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

const isCountry = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode)

/**
 * A number as it is dialled from anywhere (E.164), by the rules of the country from which it would be dialled as it is
 * written; undefined for what can be no number there.
 */
export function dialled(number: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, isCountry(country) ? country : undefined)
  return parsed?.isPossible() ? parsed.number : undefined
}
