import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint'
import { problemDefinitions } from '#contract/problems'
import type { Role } from '#domain/access/actor'
import { secondFactorLasts } from '#domain/people/accounts'
import { isChange } from '../auth/require-reach.ts'
import { isPublic, statusOf } from './endpoint-responses.ts'

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

/** The problems that every endpoint can return: the request exceeds a bound, or the server is unavailable. */
const refusedAnywhere = [
  'malformed-request',
  'too-slow',
  'expectation-failed',
  'too-large',
  'unsupported-media-type',
  'other-host',
  'too-many-requests',
  'headers-too-large',
  'unavailable',
] as const

const takesLanguage = ({ params, query, body }: Endpoint) =>
  [params, query, body].some(shape => shape && 'shape' in shape && 'lang' in (shape.shape as object))

const isOpenToStaff = (access: Endpoint['access']) =>
  Array.isArray(access) && (access as readonly Role[]).some(party => party.startsWith('staff'))

/** The problems that an endpoint can return before its use case runs. */
function refusedBefore(endpoint: Endpoint) {
  const { method, access, params, query, body, headers, writes } = endpoint
  return [
    ...refusedAnywhere,
    ...(params || query || body || headers ? (['invalid-input'] as const) : []),
    ...(takesLanguage(endpoint) ? (['unknown-language'] as const) : []),
    // A parameter that is longer than the router takes matches no path.
    ...(params ? (['not-found'] as const) : []),
    // A token is read where it makes a difference. During impersonation endpoints that write do not exist.
    ...(access === 'anyone' && method !== 'GET' ? (['session-ended', 'not-found'] as const) : []),
    ...(Array.isArray(access) ? (['not-signed-in', 'session-ended', 'not-found'] as const) : []),
    ...(endpoint.recentSecondFactor ? (['second-factor-needed'] as const) : []),
    ...(isOpenToStaff(access) && isChange(endpoint) ? (['reads-only'] as const) : []),
    ...(typeof access === 'object' && 'signedBy' in access ? (['bad-signature'] as const) : []),
    ...(typeof access === 'object' && 'by' in access ? (['other-site'] as const) : []),
    ...(writes === 'idempotent' ? (['invalid-input', 'key-reused'] as const) : []),
  ] as const
}

/** The problems that an endpoint can return, by HTTP status. */
function problems(endpoint: Endpoint) {
  const codes = [...endpoint.problems, ...refusedBefore(endpoint)]
  const byStatus = Map.groupBy(codes, code => problemDefinitions[code].status)
  const told = (named: readonly string[]) => ({
    description: [...new Set(named)].join(', '),
    content: { 'application/problem+json': { schema: problem } },
  })
  return {
    ...Object.fromEntries([...byStatus].map(([status, named]) => [status, told(named)])),
    500: told(['internal-error']),
  }
}

/** The 304 response of a public endpoint. */
const unchanged = (endpoint: Endpoint) =>
  isPublic(endpoint) ? { 304: z.null().meta({ description: 'Unchanged' }) } : {}

function replySchema({ reply }: Endpoint) {
  if (reply instanceof z.ZodType) {
    return { description: 'The response', content: { 'application/json': { schema: reply } } }
  }
  if (reply.kind === 'nothing') return z.null().meta({ description: 'Done' })
  const bytes = z.string().meta({ format: 'binary' })
  const content = Object.fromEntries(reply.types.map(type => [type, { schema: reply.content ?? bytes }]))
  return { description: 'The file', content }
}

const idempotencyHeader = z.object({
  'idempotency-key': z.uuid().optional().meta({
    description: 'A new UUID for each intention; stored for three days, or for an hour if the response holds a secret',
  }),
})

/** The OpenAPI security requirement of an endpoint. */
function security({ access }: Endpoint) {
  if (access === 'anyone') return {}
  if ('by' in access) return { security: [{ session: [] }] }
  if ('signedBy' in access) return { 'x-signed-by': access.signedBy }
  return { security: [{ bearer: [...access] }] }
}

/** The rate limit of an endpoint, beside the general limit per address. */
function limitation({ limit }: Endpoint) {
  if (!limit) return undefined
  const { max, windowSeconds, per, maxOverall, failuresOnly } = limit
  return {
    'x-limit': { max, windowSeconds, per, ...(maxOverall && { maxOverall }), ...(failuresOnly && { failuresOnly }) },
  }
}

/** An endpoint as Fastify validates it and OpenAPI documents it. */
export function schemaOf(endpoint: Endpoint) {
  const headers =
    endpoint.writes === 'idempotent' ? idempotencyHeader.extend(endpoint.headers?.shape ?? {}) : endpoint.headers
  return {
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...security(endpoint),
    ...limitation(endpoint),
    ...(endpoint.recentSecondFactor && { 'x-recent-second-factor': { seconds: secondFactorLasts } }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(headers && { headers }),
    response: { [statusOf(endpoint)]: replySchema(endpoint), ...unchanged(endpoint), ...problems(endpoint) },
  }
}
