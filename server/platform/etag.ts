import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The strong validator of a body. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the validator is one that the request's sender already has. */
export const isKnown = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean => {
  const known = request.headers['if-none-match']
  return known !== undefined && (known === '*' || known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag))
}

/** Sends a JSON body with its ETag; a sender who has it gets 304 and no body. Answers undefined when it did. */
export function withEtag(request: FastifyRequest, reply: FastifyReply, body: unknown): string | undefined {
  const text = JSON.stringify(body)
  const etag = etagOf(text)
  reply.header('etag', etag)
  if (!isKnown(request, etag)) return text
  reply.status(304).send()
  return undefined
}
