import type { Fault } from '#domain/faults'
import { scriptFault } from '#domain/printable-text'

const longest = 160
const unprintable = /[<>\p{Cc}\p{Zl}\p{Zp}]/u

/** The validation error of a company's name; an empty one is valid. */
export function companyFault(text: string): Fault | undefined {
  const name = text.trim()
  if (name.length > longest) return 'too-long'
  return unprintable.test(name) ? 'invalid' : scriptFault(name)
}

/** A VAT number in stored form: in capitals, without blanks, dots and hyphens. */
export const plainVatNumber = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')

/**
 * The validation error of a VAT number: two letters of its country, then two to thirteen letters and digits with at
 * least one digit. Only the tax office knows whether it exists. An empty one is valid.
 */
export function vatNumberFault(text: string): Fault | undefined {
  const number = plainVatNumber(text)
  if (number === '') return undefined
  return /^[A-Z]{2}(?=[A-Z+*]*\d)[A-Z\d+*]{2,13}$/.test(number) ? undefined : 'invalid'
}
