import type { ValidationCode } from '#domain/text/validation-codes'

/** The text of each validation error for API clients. Browsers show messages of their own. */
export const validationMessages: Readonly<Record<ValidationCode, string>> = {
  missing: 'This field is required.',
  invalid: 'This value is invalid.',
  name: 'A name has letters only: no web address, number, sign or emoji.',
  email: 'That does not look like an e-mail address: please check it and try again.',
  phone: 'That does not look like a telephone number: please check it and try again.',
  taken: 'This has been taken meanwhile: please choose another.',
  past: 'This day is past.',
  'not-after': 'The departure must come after the arrival.',
  script: 'PDFs are printed in Latin, Greek and Cyrillic letters: please write this in one of them.',
  'too-long': 'This text is too long.',
  password: 'A password has 8 to 50 characters, at least one letter and one digit, and no blanks.',
  'password-common': 'This password is too common: please choose another.',
  'password-wrong': 'Wrong password.',
}
