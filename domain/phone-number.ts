import type { Fault } from '#domain/faults'

/** The countries that a choice of telephone codes begins with (section 9). */
export const firstPhoneCountries = ['CH', 'US', 'GB', 'RU', 'IT', 'HK', 'DE', 'FR', 'CA', 'AU'] as const

const written = /^[+\d][\d\s().\-/ ]*$/u

/** What is wrong with a telephone number as far as its characters tell; the office's server knows each country's. */
export function phoneFault(text: string): Fault | undefined {
  const number = text.trim()
  if (number === '') return 'missing'
  if (number.length > 40) return 'too-long'
  const digits = number.replace(/\D/g, '').length
  return written.test(number) && digits >= 4 && digits <= 17 ? undefined : 'phone'
}
