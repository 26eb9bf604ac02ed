import type { DocumentKind } from '#contract/documents'
import { Refusal } from '#contract/refusals'
import type { Configuration } from '#server/platform/configuration'
import { seal, unseal } from '#server/platform/sealing'

/** The document that a link opens, and its expiry in milliseconds since 1970. */
interface Opens {
  kind: DocumentKind
  id: number
  until: number
}

const purpose = 'addresses of documents'
type Keys = Pick<Configuration, 'secretsKey'>

/** Encrypts the document and expiry into the path segment of a link. */
export const sealAddress = ({ kind, id, until }: Opens, { secretsKey }: Keys): string =>
  seal(JSON.stringify([kind, id, until]), purpose, secretsKey).toString('base64url')

/** Decrypts the path segment of a link. Throws `link-over` where the link has expired or was never valid. */
export function openAddress(sealed: string, now: number, { secretsKey }: Keys): Opens {
  try {
    const [kind, id, until] = JSON.parse(unseal(Buffer.from(sealed, 'base64url'), purpose, secretsKey))
    if (until > now) return { kind, id, until }
  } catch {
    // Not one of our links: reported as expired.
  }
  throw new Refusal('link-over')
}
