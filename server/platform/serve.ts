import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint, Reply } from '#contract/endpoint'
import { refusals } from '#contract/refusals'
import { readyReply, sendReady } from './ready-reply.ts'

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer Z extends z.ZodType> ? z.output<Z> : undefined

/** What a route works with: the parsed input, and the request and reply for what is HTTP only. */
export interface Incoming<E extends Endpoint> {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

const problem = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    code: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ field: z.string(), code: z.string(), detail: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })

/** The problems a call may answer with, by HTTP status. */
function problems(endpoint: Endpoint) {
  const codes = [...endpoint.refusals, 'malformed-request', 'too-many-requests'] as const
  const byStatus = Map.groupBy(codes, code => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      { description: [...new Set(named)].join(', '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  )
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every answer is checked against the contract. */
    checksReplies: boolean
  }
}

/** The headers of a JSON answer that is sent: unless it says otherwise, whoever keeps it asks whether it is still the same. */
export const jsonHeaders = (reply: FastifyReply): Record<string, string> => ({
  ...(reply.getHeaders() as Record<string, string>),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': reply.getHeader('cache-control')?.toString() ?? 'no-cache',
})

/**
 * Registers a call of the contract. The handler's answer is sent as JSON; a handler that has sent the reply itself
 * returns `undefined`.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (incoming: Incoming<E>) => Promise<Reply<E> | undefined> | Reply<E> | undefined,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: {
      tags: [endpoint.group],
      summary: endpoint.summary,
      ...(endpoint.description && { description: endpoint.description }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        200: { description: 'The answer', content: { 'application/json': { schema: endpoint.reply } } },
        ...problems(endpoint),
      },
    },
    handler: async (request, reply) => {
      const answer = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as Incoming<E>)
      if (answer === undefined) return reply
      const checked = app.checksReplies ? endpoint.reply.parse(answer) : answer
      return sendReady(
        request,
        reply,
        readyReply(200, JSON.stringify(checked), { headers: jsonHeaders(reply), quality: 4 }),
      )
    },
  })
}
