import { createHash, hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Makes the validator of a body that comes in parts. */
export function validator() {
  const whole = createHash('sha256')
  return {
    add(part: string | Buffer): void {
      whole.update(part)
    },
    made: (): string => `"${whole.digest('base64url').slice(0, 22)}"`,
  }
}

/** The validator of a body as it is, before it is compressed. */
export const etagOf = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** How the bytes of a body travel. */
export type Encoding = 'identity' | 'gzip' | 'br'

/**
 * The validator of a body in one encoding. Each has its own, so that no cache takes one for another; that of a
 * compressed form is weak, since the same text may be compressed more or less.
 */
export const etagIn = (encoding: Encoding, etag: string): string =>
  encoding === 'identity' ? etag : `W/${etag.slice(0, -1)}-${encoding}"`

const bare = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether the validator is one that the request's sender already has. */
export const isKnown = (headers: IncomingHttpHeaders, etag: string): boolean => {
  const known = headers['if-none-match']
  return known !== undefined && (known === '*' || known.split(',').some(tag => bare(tag) === bare(etag)))
}
