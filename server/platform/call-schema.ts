import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { refusals } from '#contract/refusals'
import { statusOf } from './call-answers.ts'

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

/** How a call may be refused before its use case is asked. */
function refusedBefore({ access, limit, turn, writes }: Endpoint) {
  return [
    'malformed-request',
    'too-many-requests',
    ...(Array.isArray(access) ? (['not-signed-in', 'session-ended', 'not-found'] as const) : []),
    ...(typeof access === 'object' && 'signedBy' in access ? (['bad-signature'] as const) : []),
    ...(typeof access === 'object' && 'by' in access ? (['other-site'] as const) : []),
    ...(limit?.counted === 'everywhere' || turn ? (['unavailable'] as const) : []),
    ...(writes === 'once' ? (['invalid-input', 'key-reused'] as const) : []),
  ] as const
}

/** The problems a call may answer with, by HTTP status. */
function problems(endpoint: Endpoint) {
  const codes = [...endpoint.refusals, ...refusedBefore(endpoint)]
  const byStatus = Map.groupBy(codes, code => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      { description: [...new Set(named)].join(', '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  )
}

function replySchema({ reply }: Endpoint) {
  if (reply instanceof z.ZodType) {
    return { description: 'The answer', content: { 'application/json': { schema: reply } } }
  }
  if (reply.kind === 'nothing') return z.null().meta({ description: 'Done' })
  const bytes = z.string().meta({ format: 'binary' })
  const content = Object.fromEntries(reply.types.map(type => [type, { schema: bytes }]))
  return { description: 'The file', content }
}

const idempotencyHeader = z.object({
  'idempotency-key': z.uuid().optional().meta({
    description: 'A new UUID for each intention; kept for three days, for an hour where the answer holds a secret',
  }),
})

/** Who may call, as OpenAPI says it. */
function security({ access }: Endpoint) {
  if (access === 'anyone') return {}
  if ('by' in access) return { security: [{ session: [] }] }
  if ('signedBy' in access) return { 'x-signed-by': access.signedBy }
  return { security: [{ bearer: [...access] }] }
}

/** How often it may be called, beside what all calls together may be by one address. */
function limitation({ limit }: Endpoint) {
  if (!limit) return undefined
  const { most, seconds, per, inAll, failuresOnly } = limit
  return { 'x-limit': { most, seconds, per, ...(inAll && { inAll }), ...(failuresOnly && { failuresOnly }) } }
}

/** A call as Fastify validates it and OpenAPI documents it. */
export function schemaOf(endpoint: Endpoint) {
  const headers =
    endpoint.writes === 'once' ? idempotencyHeader.extend(endpoint.headers?.shape ?? {}) : endpoint.headers
  return {
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...security(endpoint),
    ...limitation(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(headers && { headers }),
    response: { [statusOf(endpoint)]: replySchema(endpoint), ...problems(endpoint) },
  }
}
