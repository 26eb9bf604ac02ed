import type { DocumentKind } from '#contract/documents'
import { Refusal } from '#contract/refusals'
import type { Configuration } from '#server/platform/configuration'
import { seal, unseal } from '#server/platform/sealing'

/** What an address opens, until when in milliseconds since 1970. */
interface Opens {
  kind: DocumentKind
  id: number
  until: number
}

const purpose = 'addresses of documents'
type Keys = Pick<Configuration, 'secretsKey'>

/** What stands in an address, and tells nobody what it opens. */
export const sealAddress = ({ kind, id, until }: Opens, { secretsKey }: Keys): string =>
  seal(JSON.stringify([kind, id, until]), purpose, secretsKey).toString('base64url')

/** What an address opens at that moment. Throws `link-over` where it is over, or was never one. */
export function openAddress(sealed: string, now: number, { secretsKey }: Keys): Opens {
  try {
    const [kind, id, until] = JSON.parse(unseal(Buffer.from(sealed, 'base64url'), purpose, secretsKey))
    if (until > now) return { kind, id, until }
  } catch {
    // Nothing of ours: told as one that is over.
  }
  throw new Refusal('link-over')
}
