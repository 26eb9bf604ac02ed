import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler, RequestPayload } from 'fastify'
import type { z } from 'zod'
import type { Caller, Endpoint, FileAnswer, Provider, Reply } from '#contract/endpoint'
import { Refusal } from '#contract/refusals'
import type { Db, Transaction } from '#database/connection'
import { transact } from '#database/transact'
import type { Actor, Party } from '#domain/actor'
import type { Audience } from '#domain/audience'
import { isFile, isPublic, jsonOf, sendFile, sendPrivate, sendPublic } from './call-answers.ts'
import { countLimitedCall, giveBackLimitedCall, limitedCaller, takesPassword } from './call-limits.ts'
import { schemaOf } from './call-schema.ts'
import { askOwnSite, callerOf, type Identify, nameOf, type Verify, verifySignature } from './callers.ts'
import type { Configuration } from './configuration.ts'
import { siteOfCaller } from './early-answers.ts'
import { onceFor } from './idempotency.ts'
import type { ReadyReply } from './ready-reply.ts'
import { askerOf } from './turns.ts'
import { audienceOfRequest, isOwn } from './visitor.ts'
import { isWellFormed } from './well-formed.ts'
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
    /** The session of who has signed in. */
    sessionId: string | undefined
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
  /** The session of who calls, where they have signed in. */
  sessionId: E extends { access: readonly Party[] } ? string : string | undefined
  audience: Audience
  /** The transaction in which a call that writes does so. */
  tx: E extends { writes: string } ? Transaction : undefined
  /** Does the work of a call that is done in turn, by a key where its answer is the same for all. What is kept needs none. */
  inTurn: E extends { turn: string } ? InTurnOfCall : undefined
  request: FastifyRequest
  reply: FastifyReply
}

type InTurnOfCall = <T>(
  asked: Omit<Asked<T>, 'key'> & {
    key?: string
    /** By what a browser is counted that is known to be the account's: its passwords have a queue of their own. */
    known?: string | undefined
  },
) => Promise<T>

/** A public answer may be one that is kept ready. */
type Answer<E extends Endpoint> = Reply<E> | (E extends { access: 'anyone'; method: 'GET' } ? ReadyReply : never)

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

/** By what the turns of a call are counted: passwords by the whole site, since to try one costs most. */
const countedInTurn = (app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest['raw']) => {
  const caller = app.early.callerOf(request)
  return takesPassword(endpoint) ? siteOfCaller(caller) : caller
}

/** Whether a request brings what may make it a known one. */
const maySayWho = ({ headers: { cookie = '', authorization = '' } }: FastifyRequest['raw']) =>
  /\bdevice=/.test(cookie) || authorization.startsWith('Bearer ')

/**
 * What happens to a request before its input is read: who calls is told, and how often. The general limit of calls comes
 * before all of it, so that nobody can try tokens without end.
 */
function before(app: FastifyInstance, endpoint: Endpoint): preParsingHookHandler[] {
  const { access, limit, turn } = endpoint
  const { configuration, identify, verify } = app.serving
  const hooks: preParsingHookHandler[] = [
    async request => {
      const { actor, sessionId } = await callerOf(request, endpoint, identify)
      request.actor = actor
      request.sessionId = sessionId
    },
  ]
  if (typeof access === 'object' && 'by' in access) {
    hooks.unshift(async request => askOwnSite(request, configuration))
  }
  if (turn) {
    // To read what is asked takes longer than to refuse it. What is kept has been answered before.
    hooks.unshift(async ({ raw }) => {
      if (isOwn(raw) || !app.turns[turn].isSpent(countedInTurn(app, endpoint, raw))) return
      if (takesPassword(endpoint) && maySayWho(raw)) return
      throw new Refusal('unavailable', { beyondShare: true })
    })
  }
  if (limit?.counted === 'here') {
    const count = app.createRateLimit({
      max: limit.most,
      timeWindow: limit.seconds * 1000,
      keyGenerator: (request: FastifyRequest) => limitedCaller(app, endpoint, request),
    })
    const { inAll = Number.POSITIVE_INFINITY, seconds } = limit
    const countAll = app.createRateLimit({ max: inAll, timeWindow: seconds * 1000, keyGenerator: () => 'in all' })
    hooks.push(async request => {
      const counts = request.actor.kind === 'nobody' ? [count, countAll] : [count]
      for (const each of counts) {
        const told = await each(request)
        if (!told.isAllowed && told.isExceeded)
          throw new Refusal('too-many-requests', { retryAfter: told.ttlInSeconds })
      }
    })
  }
  if (limit?.counted === 'everywhere') {
    hooks.push(async request => countLimitedCall(app, endpoint, request))
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
    return ({ key = request.id, known, ...asked }) => {
      const asker = askerOf(app, request, reply)
      const wanted = { ...asked, key: `${path} ${key}` }
      const { actor } = request
      const person = known ?? (actor.kind === 'nobody' ? undefined : nameOf(actor))
      if (takesPassword(endpoint) && person)
        return app.turns['known-passwords'].inTurn(wanted, { ...asker, address: person })
      return app.turns[turn].inTurn(wanted, { ...asker, address: countedInTurn(app, endpoint, request.raw) })
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
      inTurn: inTurn(request, reply),
      request,
      reply,
    }) as Incoming<E>

  /** Does the work of a call that writes, or answers again what its repetition was answered. */
  const write = async (request: FastifyRequest, reply: FastifyReply, tx: Transaction) => {
    // A transaction that is run again sets its cookies anew: those of one that was given up are nobody's.
    reply.removeHeader('set-cookie')
    const work = async () => jsonOf(endpoint, await handle(incomingOf(request, reply, tx)))
    const key = endpoint.writes === 'once' ? request.headers['idempotency-key'] : undefined
    if (typeof key !== 'string') return work()
    const scope = `${endpoint.method} ${endpoint.path} ${nameOf(request.actor)}`
    const headers = Object.keys(endpoint.headers?.shape ?? {}).map(name => request.headers[name])
    const asked = [request.params, request.query, request.body, headers]
    // A repetition is answered with the cookies, too: they may be what was lost on the way.
    const kept = await onceFor(tx, { scope, key, asked, secret: endpoint.secret === true }, async () => {
      const body = await work()
      return JSON.stringify({ body, cookies: [reply.getHeader('set-cookie') ?? []].flat() })
    })
    const { body, cookies } = JSON.parse(kept) as { body: string; cookies: string[] }
    reply.removeHeader('set-cookie')
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    return body
  }

  /** A call that writes answers in the transaction of its effect, and is sent when that is committed. */
  const inTransaction = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await transact(db, tx => write(request, reply, tx))
    } catch (error) {
      // Nothing was kept of what they would open.
      reply.removeHeader('set-cookie')
      throw error
    }
  }

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: schemaOf(endpoint),
    preParsing: before(app, endpoint),
    preValidation: async ({ body }) => {
      if (!isWellFormed(body)) throw new Refusal('malformed-request')
    },
    ...(endpoint.limit?.failuresOnly && {
      onSend: async (request: FastifyRequest, reply: FastifyReply) => {
        if (reply.statusCode < 400) await giveBackLimitedCall(app, endpoint, request)
      },
    }),
    handler: async (request, reply) => {
      if (endpoint.writes) return sendPrivate(endpoint, await inTransaction(request, reply), reply)
      const answer: unknown = await handle(incomingOf(request, reply))
      if (isFile(endpoint.reply)) return sendFile(endpoint, answer as FileAnswer, reply)
      if (isPublic(endpoint)) return sendPublic(endpoint, answer, request, reply)
      return sendPrivate(endpoint, jsonOf(endpoint, answer), reply)
    },
  })
}
