/**
 * What can be wrong with something that was filled in: the code, and what it says to readers of the API. The site says
 * it in its own words (`fault_<code>` in the messages).
 */
export const faults = {
  missing: 'This is needed.',
  invalid: 'This cannot be used.',
  email: 'That does not look like an e-mail address: please check it and try again.',
  phone: 'That does not look like a telephone number: please check it and try again.',
  taken: 'Somebody has taken this meanwhile: please choose another.',
  past: 'This day is over.',
  'not-after': 'The departure must come after the arrival.',
  'too-long': 'This is longer than can be kept.',
} as const

export type Fault = keyof typeof faults

export const isFault = (code: string): code is Fault => Object.hasOwn(faults, code)
