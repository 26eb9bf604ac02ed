import type { Fault } from '#domain/faults'
import { scriptFault } from '#domain/printable-text'

const longest = 160
const unprintable = /[<>\p{Cc}\p{Zl}\p{Zp}]/u

/** What is wrong with a company's name; none is none of it. */
export function companyFault(text: string): Fault | undefined {
  const name = text.trim()
  if (name.length > longest) return 'too-long'
  return unprintable.test(name) ? 'invalid' : scriptFault(name)
}

/** A VAT number as it is kept: in capitals, without blanks, dots and hyphens. */
export const plainVatNumber = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')

/**
 * What is wrong with a VAT number: it begins with the two letters of its country and goes on with two to thirteen letters
 * and digits, a digit among them. Whether somebody has it only their tax office can tell. None is none of it.
 */
export function vatNumberFault(text: string): Fault | undefined {
  const number = plainVatNumber(text)
  if (number === '') return undefined
  return /^[A-Z]{2}(?=[A-Z+*]*\d)[A-Z\d+*]{2,13}$/.test(number) ? undefined : 'invalid'
}
