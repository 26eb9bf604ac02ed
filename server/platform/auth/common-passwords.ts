import { validatePassword } from '#domain/people/password'

let common: Promise<ReadonlySet<string>> | undefined

/** The common passwords that the rules would allow. The list is large and is read when the first password is set. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const allowed = dictionary['passwords-common'].filter(password => validatePassword(password) === undefined)
  return new Set(allowed.map(password => password.toLowerCase()))
}

/** Whether a password is so common that it is among the first guesses; case-insensitive. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(password.toLowerCase())
}
