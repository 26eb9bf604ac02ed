import type { DocumentKind } from '#contract/booking/documents'
import { ProblemError } from '#contract/problems'
import type { Language } from '#domain/text/language'
import type { Configuration } from '#server/platform/config/configuration'
import { decrypt, encrypt } from '#server/platform/security/encryption'

/** The document that a link opens, and its expiry in milliseconds since 1970. */
interface Opens {
  kind: DocumentKind
  id: number
  until: number
  /** Of an information pack; the other documents are in the language of the booking. */
  language?: Language | undefined
}

const purpose = 'addresses of documents'
type Keys = Pick<Configuration, 'secretsKey'>

/** Encrypts the document and expiry into the path segment of a link. */
export const encryptDocumentToken = ({ kind, id, until, language }: Opens, { secretsKey }: Keys): string =>
  encrypt(JSON.stringify([kind, id, until, language]), purpose, secretsKey).toString('base64url')

/** Decrypts the path segment of a link. Throws `link-over` where the link has expired or was never valid. */
export function decryptDocumentToken(sealed: string, now: number, { secretsKey }: Keys): Opens {
  try {
    const [kind, id, until, language] = JSON.parse(decrypt(Buffer.from(sealed, 'base64url'), purpose, secretsKey))
    if (until > now) return { kind, id, until, ...(language && { language }) }
  } catch {
    // Not one of our links: reported as expired.
  }
  throw new ProblemError('link-over')
}
