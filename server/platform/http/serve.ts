import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify'
import type { z } from 'zod'
import type { Caller, Endpoint, FilePayload, Provider, ResponseBody } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { withTransaction } from '#database/transact'
import type { Actor, Role } from '#domain/access/actor'
import type { Audience } from '#domain/geography/audience'
import {
  actorKey,
  authenticate,
  type ResolveToken,
  requireSameOrigin,
  type Verify,
  verifySignature,
} from '../auth/authentication.ts'
import { requireReach } from '../auth/require-reach.ts'
import { audienceOfRequest, isInternalRequest } from '../auth/visitor.ts'
import type { PreparedResponse } from '../cache/prepared-response.ts'
import type { Configuration } from '../config/configuration.ts'
import type { QueuedTask } from '../queue/fair-queue.ts'
import { requesterOf } from '../queue/request-queues.ts'
import { countLimitedCall, countsInMemory, giveBackLimitedCall, takesPassword } from './call-limits.ts'
import { siteOfCaller } from './early-responses.ts'
import { isFile, isPublic, jsonOf, sendFile, sendPrivate, sendPublic } from './endpoint-responses.ts'
import { schemaOf } from './endpoint-schema.ts'
import { runIdempotent } from './idempotency.ts'
import { isWellFormed } from './well-formed.ts'

/** The dependencies of every endpoint. */
export interface ServingParts {
  configuration: Configuration
  db: Db
  identify: ResolveToken
  verify: Partial<Record<Provider, Verify>>
}

declare module 'fastify' {
  interface FastifyInstance {
    serving: ServingParts
  }
  interface FastifyRequest {
    actor: Actor
    /** The caller's session, if signed in. */
    sessionId: string | undefined
    /** Staff have proven their second factor in this session within `secondFactorLasts`. */
    hasRecentSecondFactor: boolean
    /** The unparsed body of a signed request. */
    signedBody: Buffer | undefined
  }
}

type Parsed<E extends Endpoint, K extends 'params' | 'query' | 'body' | 'headers'> =
  E extends Record<K, infer Z extends z.core.$ZodType> ? z.output<Z> : undefined

/** What a route works with: the parsed input, the caller, and request and reply for HTTP concerns only. */
export interface Incoming<E extends Endpoint> {
  params: Parsed<E, 'params'>
  query: Parsed<E, 'query'>
  body: Parsed<E, 'body'>
  headers: Parsed<E, 'headers'>
  actor: Caller<E>
  /** The caller's session, if signed in. */
  sessionId: E extends { access: readonly Role[] } ? string : string | undefined
  audience: Audience
  /** The transaction of an endpoint that writes. */
  tx: E extends { writes: string } ? Transaction : undefined
  /**
   * Runs the work in the endpoint's fair queue, with a key where all callers share the response. Cached responses skip
   * it.
   */
  runQueued: E extends { queue: string } ? InTurnOfCall : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type InTurnOfCall = <T>(
  asked: Omit<QueuedTask<T>, 'key'> & {
    key?: string
    /** The key of a browser known to be the account's: its password checks have a queue of their own. */
    known?: string | undefined
  },
) => Promise<T>

/** A public endpoint can return a prepared response. */
type Answer<E extends Endpoint> =
  | ResponseBody<E>
  | (E extends { access: 'anyone'; method: 'GET' } ? PreparedResponse : never)

/** Reads the whole body, up to `most` bytes. */
async function wholeBody(payload: RequestPayload, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of payload) {
      length += part.length
      if (length > most) throw new ProblemError('too-large')
      parts.push(part)
    }
  } catch (error) {
    // The body was truncated, or its encoding is invalid.
    throw error instanceof ProblemError ? error : new ProblemError('malformed-request')
  }
  return Buffer.concat(parts)
}

/** The key in the queue: passwords are store by the whole /48 site, since verifying one costs most. */
const countedInTurn = (app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest['raw']) => {
  const caller = app.early.callerOf(request)
  return takesPassword(endpoint) ? siteOfCaller(caller) : caller
}

/** Whether a request carries a device cookie or a token that can identify its caller. */
const maySayWho = ({ headers: { cookie = '', authorization = '' } }: FastifyRequest['raw']) =>
  /\bdevice=/.test(cookie) || authorization.startsWith('Bearer ')

/**
 * The hooks before the input is parsed: they identify the caller and count the request. The general rate limit comes
 * before them, so tokens cannot be guessed without limit.
 */
function before(app: FastifyInstance, endpoint: Endpoint): preParsingHookHandler[] {
  const { access, limit, queue } = endpoint
  const { configuration, identify, verify } = app.serving
  const hooks: preParsingHookHandler[] = [
    async request => {
      const { actor, sessionId, hasRecentSecondFactor = false } = await authenticate(request, endpoint, identify)
      request.actor = actor
      request.sessionId = sessionId
      request.hasRecentSecondFactor = hasRecentSecondFactor
    },
  ]
  if (typeof access === 'object' && 'by' in access) {
    hooks.unshift(async request => requireSameOrigin(request, configuration))
  }
  if (queue) {
    // Reading the body costs more than rejecting it. Cached responses have been sent before.
    hooks.unshift(async ({ raw }) => {
      if (isInternalRequest(raw) || !app.requestQueues[queue].isOverQuota(countedInTurn(app, endpoint, raw))) return
      if (takesPassword(endpoint) && maySayWho(raw)) return
      throw new ProblemError('unavailable', { beyondShare: true })
    })
  }
  const countInMemory = countsInMemory(app, endpoint)
  if (countInMemory) hooks.push(async request => countInMemory(request))
  if (limit?.store === 'database') {
    hooks.push(async request => countLimitedCall(app, endpoint, request))
  }
  // An invalid encoding can have failed while the caller was counted, when no listener would notice.
  hooks.push(async (_request, _reply, payload) => {
    if ((payload as Readable).errored) throw new ProblemError('malformed-request')
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
 * Registers an endpoint of the contract. The handler receives the caller and the parsed input, and returns the reply as
 * the contract declares it; serialization is decided here for all endpoints.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (incoming: Incoming<E>) => Promise<Answer<E>> | Answer<E>,
): void {
  const { configuration, db } = app.serving
  /** The server's own requests belong to a page, which is already in a queue. */
  const inTurn = (request: FastifyRequest, reply: FastifyReply): InTurnOfCall | undefined => {
    const { queue, path } = endpoint
    if (!queue) return undefined
    if (isInternalRequest(request.raw)) return ({ work }) => work(() => true)
    return ({ key = request.id, known, ...asked }) => {
      const asker = requesterOf(app, request, reply)
      const wanted = { ...asked, key: `${path} ${key}` }
      const { actor } = request
      const person = known ?? (actor.kind === 'anonymous' ? undefined : actorKey(actor))
      if (takesPassword(endpoint) && person)
        return app.requestQueues['known-passwords'].run(wanted, { ...asker, address: person })
      return app.requestQueues[queue].run(wanted, { ...asker, address: countedInTurn(app, endpoint, request.raw) })
    }
  }
  const incomingOf = (request: FastifyRequest, reply: FastifyReply, tx?: Transaction) =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      headers: request.headers,
      actor: request.actor,
      sessionId: request.sessionId,
      audience: audienceOfRequest(request, configuration),
      tx,
      runQueued: inTurn(request, reply),
      request,
      reply,
    }) as Incoming<E>

  /** Runs an endpoint that writes, or repeats the stored reply of an idempotent request. */
  const write = async (request: FastifyRequest, reply: FastifyReply, tx: Transaction) => {
    // A retried transaction sets its cookies again: those of the failed attempt must go.
    reply.removeHeader('set-cookie')
    const work = async () => jsonOf(endpoint, await handle(incomingOf(request, reply, tx)))
    const key = endpoint.writes === 'idempotent' ? request.headers['idempotency-key'] : undefined
    if (typeof key !== 'string') return work()
    const scope = `${endpoint.method} ${endpoint.path} ${actorKey(request.actor)}`
    const headers = Object.keys(endpoint.headers?.shape ?? {}).map(name => request.headers[name])
    const asked = [request.params, request.query, request.body, headers]
    // A repetition repeats the cookies, too: the first response may have been lost.
    const kept = await runIdempotent(tx, { scope, key, asked, secret: endpoint.secret === true }, async () => {
      const body = await work()
      return JSON.stringify({ body, cookies: [reply.getHeader('set-cookie') ?? []].flat() })
    })
    const { body, cookies } = JSON.parse(kept) as { body: string; cookies: string[] }
    reply.removeHeader('set-cookie')
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return body
  }

  /** An endpoint that writes builds its response in the transaction, and sends it after the commit. */
  const inTransaction = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await withTransaction(db, tx => write(request, reply, tx))
    } catch (error) {
      // The rolled-back transaction stored nothing that these cookies could refer to.
      reply.removeHeader('set-cookie')
      throw error
    }
  }

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(endpoint),
    preParsing: before(app, endpoint),
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    preValidation: async ({ body }) => {
      if (!isWellFormed(body)) throw new ProblemError('malformed-request')
    },
    ...(endpoint.limit?.failuresOnly && {
      onSend: async (request: FastifyRequest, reply: FastifyReply) => {
        if (reply.statusCode < 400) await giveBackLimitedCall(app, endpoint, request)
      },
    }),
    handler: async (request, reply) => {
      if (request.actor.kind === 'staff') await requireReach(db, endpoint, request.actor, request)
      if (endpoint.writes) return sendPrivate(endpoint, await inTransaction(request, reply), reply)
      const answer: unknown = await handle(incomingOf(request, reply))
      if (isFile(endpoint.reply)) return sendFile(endpoint, answer as FilePayload, reply)
      if (isPublic(endpoint)) return sendPublic(endpoint, answer, request, reply)
      return sendPrivate(endpoint, jsonOf(endpoint, answer), reply)
    },
  })
}
