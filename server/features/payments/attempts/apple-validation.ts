import { ProblemError } from '#contract/problems'
import type { Configuration } from '#server/platform/config/configuration'
import { decrypt, encrypt } from '#server/platform/security/encryption'

const purpose = 'validation of apple pay'
/** Apple's session ends after five minutes; its sheet may have been open until then. */
const longestMs = 10 * 60_000

type Keys = Pick<Configuration, 'secretsKey'>

/** Encrypts a provider's validation token: the browser carries it to the payment without reading it. */
export const sealValidation = (token: string, { secretsKey }: Keys): string =>
  encrypt(JSON.stringify([token, Date.now() + longestMs]), purpose, secretsKey).toString('base64url')

/** Decrypts a validation token. Throws `unavailable` where it is not ours or has expired: the sheet has to be opened anew. */
export function openValidation(sealed: string, { secretsKey }: Keys): string {
  try {
    const [token, until] = JSON.parse(decrypt(Buffer.from(sealed, 'base64url'), purpose, secretsKey))
    if (until > Date.now()) return token
  } catch {
    // Not one of ours: reported as expired.
  }
  throw new ProblemError('unavailable')
}
