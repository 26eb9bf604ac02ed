import { createHash, hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Makes the strong validator of a body that comes in parts. */
export function validator() {
  const whole = createHash('sha256')
  return {
    add(part: string | Buffer): void {
      whole.update(part)
    },
    made: (): string => `"${whole.digest('base64url').slice(0, 22)}"`,
  }
}

/** The strong validator of a body. */
export const etagOf = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** Whether the validator is one that the request's sender already has. */
export const isKnown = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean => {
  const known = request.headers['if-none-match']
  return known !== undefined && (known === '*' || known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag))
}
