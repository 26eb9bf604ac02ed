/** Validation errors of a field. The site shows its own messages (`validation_<code>`). */
const usual = [
  'missing',
  'invalid',
  'name',
  'script',
  'email',
  'phone',
  'taken',
  'past',
  'not-after',
  'too-long',
] as const

/** Validation errors of passwords: only forms with a password have messages for them. */
const ofPasswords = ['password', 'password-common', 'password-wrong'] as const

const codes = [...usual, ...ofPasswords] as const

export type ValidationCode = (typeof codes)[number]
export type PasswordValidationCode = (typeof ofPasswords)[number]

export const isPasswordValidationCode = (fault: ValidationCode): fault is PasswordValidationCode =>
  fault.startsWith('password')

export const isValidationCode = (code: string): code is ValidationCode => (codes as readonly string[]).includes(code)
