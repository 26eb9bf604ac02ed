import type { FastifyRequest } from 'fastify'
import type { Endpoint, Provider } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import { type Actor, anonymous, isActorOf } from '#domain/access/actor'
import type { Configuration } from '../config/configuration.ts'

/** The caller of a request, and the session if the caller has signed in. */
export interface Caller {
  actor: Actor
  sessionId?: string
  /** Staff have proven their second factor in this session within `secondFactorLasts`. */
  hasRecentSecondFactor?: boolean
}

/** Resolves a bearer token; undefined for an unknown or expired one. */
export type ResolveToken = (token: string) => Promise<Required<Caller> | undefined>

/** Verifies the provider's signature of a request, before its body is parsed. */
export type Verify = (request: Pick<FastifyRequest, 'headers'>, body: Buffer) => boolean

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** The caller by the bearer token of a request. Throws `session-ended` for an unknown or expired token. */
async function identified(request: FastifyRequest, identify: ResolveToken): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return { actor: anonymous }
  const caller = await identify(token)
  if (!caller) throw new ProblemError('session-ended')
  return caller
}

/** Impersonation is read-only: staff do nothing in a client's name (PD-32). */
const isReadOnlyEndpoint = ({ method, writes }: Pick<Endpoint, 'method' | 'writes'>) =>
  method === 'GET' && writes === undefined

const isImpersonating = (actor: Actor) => actor.kind === 'lead-booker' && actor.impersonated !== undefined

/**
 * Returns the caller if the endpoint is open to them. An endpoint that is closed to an actor does not exist for it
 * (PD-50); it does not ask the actor to sign in. Throws `not-found`, `not-signed-in`, `session-ended` and
 * `second-factor-needed`.
 */
export async function authenticate(
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'access' | 'method' | 'writes' | 'recentSecondFactor'>,
  identify: ResolveToken,
): Promise<Caller> {
  const { access, method } = endpoint
  // These need no token: a public response is the same for everyone, a provider signs its requests, and a cookie
  // identifies its owner.
  if (!Array.isArray(access) && (access !== 'anyone' || method === 'GET')) return { actor: anonymous }
  const caller = await identified(request, identify)
  if (Array.isArray(access)) {
    if (caller.actor.kind === 'anonymous') throw new ProblemError('not-signed-in')
    if (!isActorOf(caller.actor, access)) throw new ProblemError('not-found', { withheld: true })
  }
  if (isImpersonating(caller.actor) && !isReadOnlyEndpoint(endpoint))
    throw new ProblemError('not-found', { withheld: true })
  if (endpoint.recentSecondFactor && !caller.hasRecentSecondFactor) throw new ProblemError('second-factor-needed')
  return caller
}

/**
 * Accepts only requests from pages of the site, by `Sec-Fetch-Site`, or by `Origin` in browsers that do not send it
 * (PD-51). Throws `other-site`.
 */
export function requireSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, { publicUrl }: Configuration): void {
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? headers.origin === new URL(publicUrl).origin : site === 'same-origin'
  if (!isOwn) throw new ProblemError('other-site')
}

/** The unparsed bytes of a signed request. Throws `bad-signature`. */
export function verifySignature(
  request: FastifyRequest,
  body: Buffer,
  provider: Provider,
  verify: Partial<Record<Provider, Verify>>,
): void {
  if (!verify[provider]?.(request, body)) throw new ProblemError('bad-signature')
}

/** The name of a caller in rate limits and idempotency keys. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'anonymous':
      return 'anonymous'
    case 'guest-user':
      return `guest-user ${actor.guestUserId}`
    case 'co-sign-in':
      return `co-sign-in ${actor.coSignInId}`
    case 'lead-booker':
      return actor.impersonated ? `staff ${actor.impersonated.staffId}` : `lead-booker ${actor.contactId}`
    case 'staff':
      return `staff ${actor.staffId}`
  }
}
