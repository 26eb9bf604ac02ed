import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint, FilePayload } from '#contract/endpoint'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../cache/prepared-response.ts'

export const isFile = (reply: Endpoint['reply']) => 'kind' in reply && reply.kind === 'file'
export const isNothing = (reply: Endpoint['reply']) => 'kind' in reply && reply.kind === 'nothing'
export const isPublic = ({ access, method }: Endpoint) => access === 'anyone' && method === 'GET'
export const statusOf = ({ reply, status }: Endpoint) => status ?? (isNothing(reply) ? 204 : 200)

/**
 * The headers of a public JSON response. It can depend on the client's country, so only browsers cache it, and they
 * revalidate it (PD-14).
 */
export const jsonHeaders = (reply: FastifyReply): Record<string, string> => ({
  ...(reply.getHeaders() as Record<string, string>),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': reply.getHeader('cache-control')?.toString() ?? 'private, no-cache',
})

/** The same for a response that is shared: without the rate-limit counters and the request id of the first client. */
export const headersForAll = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit') && name !== 'x-request-id'),
  )

const isReady = (answer: unknown): answer is PreparedResponse =>
  typeof answer === 'object' && answer !== null && 'variants' in answer && 'etag' in answer

/** The name of a file for a header, in ASCII and as it is (RFC 6266). */
const disposition = ({ name, saved }: FilePayload) =>
  `${saved ? 'attachment' : 'inline'}; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

const isWhole = (bytes: FilePayload['bytes']): bytes is Uint8Array => bytes instanceof Uint8Array

export function sendFile(endpoint: Endpoint, answer: FilePayload, reply: FastifyReply): FastifyReply {
  if (!isFile(endpoint.reply) || !(endpoint.reply as { types: readonly string[] }).types.includes(answer.type))
    throw new Error(`${endpoint.path} does not answer ${answer.type}`)
  return reply
    .header(
      'cache-control',
      reply.getHeader('cache-control') ?? (isPublic(endpoint) ? 'private, no-cache' : 'private, no-store'),
    )
    .header('content-disposition', disposition(answer))
    .type(answer.type)
    .send(
      isWhole(answer.bytes)
        ? Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
        : Readable.from(answer.bytes),
    )
}

/** Serializes a response through its schema, in production too: undeclared members are dropped. */
export const jsonOf = ({ reply }: Endpoint, answer: unknown): string =>
  reply instanceof z.ZodType ? JSON.stringify(reply.parse(answer)) : ''

export function sendPublic(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A shared response must not set a cookie.
  if (reply.hasHeader('set-cookie')) throw new Error(`${endpoint.path} is public and sets no cookies`)
  if (isReady(answer)) return sendPrepared(request, reply, answer)
  const ready = prepareResponse(statusOf(endpoint), jsonOf(endpoint, answer), {
    headers: jsonHeaders(reply),
    quality: 4,
  })
  return sendPrepared(request, reply, ready)
}

export const sendPrivate = (endpoint: Endpoint, json: string, reply: FastifyReply): FastifyReply => {
  reply.status(statusOf(endpoint)).header('cache-control', 'private, no-store')
  return isNothing(endpoint.reply)
    ? reply.send()
    : reply.type('application/json; charset=utf-8').serializer(String).send(json)
}
