import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify'
import { z } from 'zod'
import type { Caller, Endpoint, FileAnswer, Provider, Reply } from '#contract/endpoint'
import { Refusal, refusals } from '#contract/refusals'
import type { Db, Transaction } from '#database/connection'
import { transact } from '#database/transact'
import type { Actor } from '#domain/actor'
import type { Audience } from '#domain/audience'
import { callerOf, type Identify, nameOf, type Verify, verifySignature } from './callers.ts'
import type { Configuration } from './configuration.ts'
import { onceFor } from './idempotency.ts'
import { countCall } from './limits.ts'
import { type ReadyReply, readyReply, sendReady } from './ready-reply.ts'
import { askerOf } from './turns.ts'
import { audienceOfRequest, isOwn } from './visitor.ts'
import type { Asked } from './work-queue.ts'

/** What calls are served with. */
export interface ServingParts {
  configuration: Configuration
  db: Db
  identify: Identify
  verify: Partial<Record<Provider, Verify>>
}

declare module 'fastify' {
  interface FastifyInstance {
    serving: ServingParts
  }
  interface FastifyRequest {
    actor: Actor
    /** The body of a signed call as it came. */
    signedBody: Buffer | undefined
  }
}

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body' | 'headers'> =
  E extends Record<K, infer Z extends z.core.$ZodType> ? z.output<Z> : undefined

/** What a route works with: the parsed input, who calls and from where, and request and reply for what is HTTP only. */
export interface Incoming<E extends Endpoint> {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  headers: Parsed<E, 'headers'>
  actor: Caller<E>
  audience: Audience
  /** The transaction in which a call that writes does so. */
  tx: E extends { writes: string } ? Transaction : undefined
  /** Does the work of a call that is done in turn, by a key where its answer is the same for all. What is kept needs none. */
  inTurn: E extends { turn: string } ? InTurnOfCall : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type InTurnOfCall = <T>(asked: Omit<Asked<T>, 'key'> & { key?: string }) => Promise<T>

/** A public answer may be one that is kept ready. */
type Answer<E extends Endpoint> = Reply<E> | (E extends { access: 'anyone'; method: 'GET' } ? ReadyReply : never)

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

const isFile = (reply: Endpoint['reply']) => 'kind' in reply && reply.kind === 'file'
const isNothing = (reply: Endpoint['reply']) => 'kind' in reply && reply.kind === 'nothing'
const isPublic = ({ access, method }: Endpoint) => access === 'anyone' && method === 'GET'
const statusOf = ({ reply, status }: Endpoint) => status ?? (isNothing(reply) ? 204 : 200)

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
  'idempotency-key': z.uuid().optional().meta({ description: 'A new UUID for each intention; kept for three days' }),
})

/** Who may call, as OpenAPI says it. */
function security({ access }: Endpoint) {
  if (access === 'anyone') return {}
  if ('signedBy' in access) return { 'x-signed-by': access.signedBy }
  return { security: [{ bearer: [...access] }] }
}

function schemaOf(endpoint: Endpoint) {
  const headers =
    endpoint.writes === 'once' ? idempotencyHeader.extend(endpoint.headers?.shape ?? {}) : endpoint.headers
  return {
    tags: [endpoint.group],
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    ...security(endpoint),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(headers && { headers }),
    response: { [statusOf(endpoint)]: replySchema(endpoint), ...problems(endpoint) },
  }
}

/**
 * The headers of a public JSON answer. It may depend on the country of whoever asks, so only browsers keep it, and ask
 * whether it is still the same (decision 14).
 */
export const jsonHeaders = (reply: FastifyReply): Record<string, string> => ({
  ...(reply.getHeaders() as Record<string, string>),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': reply.getHeader('cache-control')?.toString() ?? 'private, no-cache',
})

/** The same for an answer that is sent to others, too: how many calls the first who asked had left is not theirs. */
export const headersForAll = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit')))

const isReady = (answer: unknown): answer is ReadyReply =>
  typeof answer === 'object' && answer !== null && 'variants' in answer && 'etag' in answer

/** The name of a file for a header, in ASCII and as it is (RFC 6266). */
const disposition = ({ name, saved }: FileAnswer) =>
  `${saved ? 'attachment' : 'inline'}; filename="${name.replace(/[^\w .-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

function sendFile(endpoint: Endpoint, answer: FileAnswer, reply: FastifyReply): FastifyReply {
  if (!isFile(endpoint.reply) || !(endpoint.reply as { types: readonly string[] }).types.includes(answer.type))
    throw new Error(`${endpoint.path} does not answer ${answer.type}`)
  return reply
    .header('cache-control', isPublic(endpoint) ? 'private, no-cache' : 'private, no-store')
    .header('content-disposition', disposition(answer))
    .type(answer.type)
    .send(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength))
}

/** An answer leaves as the contract says it, in production too: what it does not name stays inside. */
const jsonOf = ({ reply }: Endpoint, answer: unknown): string =>
  reply instanceof z.ZodType ? JSON.stringify(reply.parse(answer)) : ''

function sendPublic(
  endpoint: Endpoint,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // What is the same for everybody cannot give a cookie to one.
  if (reply.hasHeader('set-cookie')) throw new Error(`${endpoint.path} is public and sets no cookies`)
  if (isReady(answer)) return sendReady(request, reply, answer)
  const ready = readyReply(statusOf(endpoint), jsonOf(endpoint, answer), { headers: jsonHeaders(reply), quality: 4 })
  return sendReady(request, reply, ready)
}

const sendPrivate = (endpoint: Endpoint, json: string, reply: FastifyReply): FastifyReply => {
  reply.status(statusOf(endpoint)).header('cache-control', 'private, no-store')
  return isNothing(endpoint.reply)
    ? reply.send()
    : reply.type('application/json; charset=utf-8').serializer(String).send(json)
}

/** The bytes of a request, if they are as many as it may have. */
async function wholeBody(payload: RequestPayload, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of payload) {
      length += part.length
      if (length > most) throw new Refusal('too-large')
      parts.push(part)
    }
  } catch (error) {
    // It broke off, or is not packed as it says.
    throw error instanceof Refusal ? error : new Refusal('malformed-request')
  }
  return Buffer.concat(parts)
}

/**
 * What happens to a request before its input is read: who calls is told, and how often. The general limit of calls comes
 * before all of it, so that nobody can try tokens without end.
 */
function before(app: FastifyInstance, endpoint: Endpoint): preParsingHookHandler[] {
  const { access, limit, turn } = endpoint
  const { db, identify, verify } = app.serving
  const counted = ({ actor, raw }: FastifyRequest) =>
    limit?.per === 'account' && actor.kind !== 'nobody' ? nameOf(actor) : app.early.callerOf(raw)
  const hooks: preParsingHookHandler[] = [
    async request => {
      request.actor = await callerOf(request, endpoint, identify)
    },
  ]
  if (turn) {
    // To read what is asked takes longer than to refuse it. What is kept has been answered before.
    hooks.unshift(async ({ raw }) => {
      if (isOwn(raw) || !app.turns[turn].isSpent(app.early.callerOf(raw))) return
      throw new Refusal('unavailable', { beyondShare: true })
    })
  }
  if (limit?.counted === 'here') {
    const count = app.createRateLimit({ max: limit.most, timeWindow: limit.seconds * 1000, keyGenerator: counted })
    hooks.push(async request => {
      const told = await count(request)
      if (!told.isAllowed && told.isExceeded) throw new Refusal('too-many-requests', { retryAfter: told.ttlInSeconds })
    })
  }
  if (limit?.counted === 'everywhere') {
    hooks.push(request => countCall(db, `${endpoint.method} ${endpoint.path} ${counted(request)}`, limit))
  }
  // What is not packed as it says may have failed while the caller was counted: nobody would hear of it any more.
  hooks.push(async (_request, _reply, payload) => {
    if ((payload as Readable).errored) throw new Refusal('malformed-request')
  })
  if (typeof access === 'object' && 'signedBy' in access) {
    hooks.push(async (request, _reply, payload) => {
      const body = await wholeBody(payload, request.routeOptions.bodyLimit ?? 0)
      verifySignature(request, body, access.signedBy, verify)
      return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length })
    })
  }
  return hooks
}

/**
 * Registers a call of the contract. The handler is given who calls and what was sent, both as the contract says, and
 * answers what the contract says; how that travels is decided here, once for all calls.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (incoming: Incoming<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  const { configuration, db } = app.serving
  /** What the site asks of itself belongs to a page, which has its turn already. */
  const inTurn = (request: FastifyRequest, reply: FastifyReply): InTurnOfCall | undefined => {
    const { turn, path } = endpoint
    if (!turn) return undefined
    if (isOwn(request.raw)) return ({ work }) => work(() => true)
    return ({ key = request.id, ...asked }) =>
      app.turns[turn].inTurn({ ...asked, key: `${path} ${key}` }, askerOf(app, request, reply))
  }
  const incomingOf = (request: FastifyRequest, reply: FastifyReply, tx?: Transaction) =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      headers: request.headers,
      actor: request.actor,
      audience: audienceOfRequest(request, configuration),
      tx,
      inTurn: inTurn(request, reply),
      request,
      reply,
    }) as Incoming<E>

  /** A call that writes answers in the transaction of its effect, and is sent when that is committed. */
  const inTransaction = (request: FastifyRequest, reply: FastifyReply) =>
    transact(db, async tx => {
      const work = async () => jsonOf(endpoint, await handle(incomingOf(request, reply, tx)))
      const key = endpoint.writes === 'once' ? request.headers['idempotency-key'] : undefined
      if (typeof key !== 'string') return work()
      const scope = `${endpoint.method} ${endpoint.path} ${nameOf(request.actor)}`
      const headers = Object.keys(endpoint.headers?.shape ?? {}).map(name => request.headers[name])
      return onceFor(tx, { scope, key, asked: [request.params, request.query, request.body, headers] }, work)
    })

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(endpoint),
    preParsing: before(app, endpoint),
    handler: async (request, reply) => {
      if (endpoint.writes) return sendPrivate(endpoint, await inTransaction(request, reply), reply)
      const answer: unknown = await handle(incomingOf(request, reply))
      if (isFile(endpoint.reply)) return sendFile(endpoint, answer as FileAnswer, reply)
      if (isPublic(endpoint)) return sendPublic(endpoint, answer, request, reply)
      return sendPrivate(endpoint, jsonOf(endpoint, answer), reply)
    },
  })
}
