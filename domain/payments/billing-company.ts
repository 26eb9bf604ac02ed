import { scriptFault } from '#domain/text/printable-text'
import type { ValidationCode } from '#domain/text/validation-codes'

const longest = 160
const unprintable = /[<>\p{Cc}\p{Zl}\p{Zp}]/u

/** The validation error of a company's name; an empty one is valid. */
export function validateCompanyName(text: string): ValidationCode | undefined {
  const name = text.trim()
  if (name.length > longest) return 'too-long'
  return unprintable.test(name) ? 'invalid' : scriptFault(name)
}

/** A VAT number in stored form: in capitals, without blanks, dots and hyphens. */
export const normaliseVatNumber = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')

/**
 * The validation error of a VAT number: two letters of its country, then two to thirteen letters and digits with at
 * least one digit. Only the tax office knows whether it exists. An empty one is valid.
 */
export function validateVatNumber(text: string): ValidationCode | undefined {
  const number = normaliseVatNumber(text)
  if (number === '') return undefined
  return /^[A-Z]{2}(?=[A-Z+*]*\d)[A-Z\d+*]{2,13}$/.test(number) ? undefined : 'invalid'
}

const longestAddress = 300
const mostAddressLines = 6

/** An address as it is stored: one part per line, without blanks around them and without empty lines. */
export const plainAddress = (text: string): string =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(Boolean)
    .join('\n')

/** The validation error of an invoice address; an empty one is none. */
export function invoiceAddressFault(text: string): ValidationCode | undefined {
  const address = plainAddress(text)
  const lines = address.split('\n')
  if (address.length > longestAddress || lines.length > mostAddressLines) return 'too-long'
  return lines.some(line => unprintable.test(line)) ? 'invalid' : scriptFault(address)
}
