import type { ValidationCode } from '#domain/text/validation-codes'

const [fewest, most] = [8, 50]

/**
 * The validation error of a new password (SPEC B5): 8 to 50 characters, at least one letter and one digit, no blanks.
 * The server also rejects common passwords.
 */
export function validatePassword(password: string): ValidationCode | undefined {
  if (password === '') return 'missing'
  const length = [...password].length
  const isSound = length >= fewest && length <= most && /\p{L}/u.test(password) && /\d/.test(password)
  return isSound && !/\s/.test(password) ? undefined : 'password'
}
