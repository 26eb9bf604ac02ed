import type { ValidationCode } from '#domain/text/validation-codes'

/** The first countries in a list of calling codes (SPEC B9). */
export const firstPhoneCountries = ['CH', 'US', 'GB', 'RU', 'IT', 'HK', 'DE', 'FR', 'CA', 'AU'] as const

const written = /^[+\d][\d\s().\-/ ]*$/u

/** The validation error of a telephone number by its characters; the server also checks it by country. */
export function validatePhone(text: string): ValidationCode | undefined {
  const number = text.trim()
  if (number === '') return 'missing'
  if (number.length > 40) return 'too-long'
  const digits = number.replace(/\D/g, '').length
  return written.test(number) && digits >= 4 && digits <= 17 ? undefined : 'phone'
}
