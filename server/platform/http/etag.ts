import { createHash, hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Computes the ETag of a body that arrives in chunks. */
export function validator() {
  const whole = createHash('sha256')
  return {
    add(part: string | Buffer): void {
      whole.update(part)
    },
    made: (): string => `"${whole.digest('base64url').slice(0, 22)}"`,
  }
}

/** The ETag of an uncompressed body. */
export const etagOf = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** The content encoding of a body. */
export type Encoding = 'identity' | 'gzip' | 'br'

/**
 * The ETag of a body in one encoding. Each encoding has its own, so that no cache mixes them up; a compressed body has
 * a weak one, since the same text can be compressed at several levels.
 */
export const etagIn = (encoding: Encoding, etag: string): string =>
  encoding === 'identity' ? etag : `W/${etag.slice(0, -1)}-${encoding}"`

const bare = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` of the request has the ETag. */
export const matchesIfNoneMatch = (headers: IncomingHttpHeaders, etag: string): boolean => {
  const known = headers['if-none-match']
  return known !== undefined && (known === '*' || known.split(',').some(tag => bare(tag) === bare(etag)))
}
