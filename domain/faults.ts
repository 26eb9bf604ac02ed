/** What can be wrong with something that was filled in. The site says it in its own words (`fault_<code>`). */
const usual = ['missing', 'invalid', 'email', 'phone', 'taken', 'past', 'not-after', 'too-long', 'script'] as const

/** What can be wrong with a password alone: only forms that ask for one have words for it. */
const ofPasswords = ['password', 'password-common', 'password-wrong'] as const

const codes = [...usual, ...ofPasswords] as const

export type Fault = (typeof codes)[number]
export type PasswordFault = (typeof ofPasswords)[number]

export const isPasswordFault = (fault: Fault): fault is PasswordFault => fault.startsWith('password')

export const isFault = (code: string): code is Fault => (codes as readonly string[]).includes(code)
