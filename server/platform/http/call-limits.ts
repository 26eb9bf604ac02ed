import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, RateLimit } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import { actorKey } from '../auth/authentication.ts'
import { isInternalRequest } from '../auth/visitor.ts'
import type { CallCounts } from '../security/call-counts.ts'
import { consumeOrThrow, giveBackCall } from '../security/rate-limits.ts'
import { siteOfCaller } from './early-responses.ts'

/** How many times the limit of one IPv6 network (/64) holds for a whole site (/48). */
const networksOfSite = 10

/** Endpoints that verify a password: the most expensive ones, and the target of guessing. */
export const takesPassword = ({ queue }: Endpoint): boolean => queue === 'passwords' || queue === 'staff-passwords'

/** The key of a rate limit: the account, or the IP address of an anonymous caller. */
export const limitedCaller = (app: FastifyInstance, { limit }: Endpoint, { actor, raw }: FastifyRequest): string =>
  limit?.per === 'account' && actor.kind !== 'anonymous' ? actorKey(actor) : app.early.callerOf(raw)

/**
 * Counts calls of a limit that is counted in memory, where all processes learn of it a second later; undefined for other
 * endpoints. The function throws `too-many-requests`.
 */
export function countsInMemory(
  app: FastifyInstance,
  endpoint: Endpoint,
): ((request: FastifyRequest) => void) | undefined {
  const { limit, method, path } = endpoint
  if (limit?.store !== 'memory') return undefined
  const { max, maxOverall, windowSeconds } = limit
  const ofCaller = app.early.countsOf(`${method} ${path}`, max)
  const ofAll = maxOverall ? app.early.countsOf(`${method} ${path} in all`, maxOverall) : undefined
  const count = (counts: CallCounts, caller: string, most: number) => {
    const { current, ttl } = counts.count(caller, windowSeconds * 1000)
    if (current > most) throw new ProblemError('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) })
  }
  return request => {
    if (isInternalRequest(request)) return
    count(ofCaller, limitedCaller(app, endpoint, request), max)
    if (ofAll && maxOverall && request.actor.kind === 'anonymous') count(ofAll, 'all', maxOverall)
  }
}

type Counter = [name: string, limit: RateLimit]

/** The counters of a limit that all processes share. */
function countersOf(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Counter[] {
  const { limit, method, path } = endpoint
  if (limit?.store !== 'database') return []
  const caller = limitedCaller(app, endpoint, request)
  const site = siteOfCaller(app.early.callerOf(request.raw))
  const counters: Counter[] = [[`${method} ${path} ${caller}`, limit]]
  const isAnonymous = request.actor.kind === 'anonymous'
  if (limit.maxOverall && isAnonymous) counters.push([`${method} ${path} in all`, { ...limit, max: limit.maxOverall }])
  if (takesPassword(endpoint) && caller.startsWith(`${site}:`))
    counters.push([`${method} ${path} site ${site}`, { ...limit, max: limit.max * networksOfSite }])
  return counters
}

/** Counts a request. Throws `too-many-requests`. */
export async function countLimitedCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  for (const [name, limit] of countersOf(app, endpoint, request)) await consumeOrThrow(app.serving.db, name, limit)
}

/** Uncounts a request that succeeded, where the limit counts failed requests only. */
export async function giveBackLimitedCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  for (const [name, limit] of countersOf(app, endpoint, request)) await giveBackCall(app.serving.db, name, limit)
}
