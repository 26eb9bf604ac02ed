/** What can be wrong with something that was filled in. The site says it in its own words (`fault_<code>`). */
const codes = [
  ...(['missing', 'invalid', 'email', 'phone', 'taken', 'past', 'not-after', 'too-long'] as const),
  ...(['password', 'password-common', 'password-wrong'] as const),
] as const

export type Fault = (typeof codes)[number]

export const isFault = (code: string): code is Fault => (codes as readonly string[]).includes(code)
