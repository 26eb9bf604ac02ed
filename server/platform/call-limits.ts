import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '#contract/endpoint'
import { nameOf } from './callers.ts'
import { siteOfCaller } from './early-answers.ts'
import { countCall, giveBackCall } from './limits.ts'

/** How many times the limit of one IPv6 network (/64) holds for a whole site (/48). */
const networksOfSite = 10

/** Endpoints that verify a password: the most expensive ones, and the target of guessing. */
export const takesPassword = ({ turn }: Endpoint): boolean => turn === 'passwords' || turn === 'staff-passwords'

/** The key of a rate limit: the account, or the IP address of an anonymous caller. */
export const limitedCaller = (app: FastifyInstance, { limit }: Endpoint, { actor, raw }: FastifyRequest): string =>
  limit?.per === 'account' && actor.kind !== 'nobody' ? nameOf(actor) : app.early.callerOf(raw)

type Counter = [name: string, limit: Limit]

/** The counters of a limit that all processes share. */
function countersOf(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Counter[] {
  const { limit, method, path } = endpoint
  if (limit?.counted !== 'everywhere') return []
  const caller = limitedCaller(app, endpoint, request)
  const site = siteOfCaller(app.early.callerOf(request.raw))
  const counters: Counter[] = [[`${method} ${path} ${caller}`, limit]]
  const isAnonymous = request.actor.kind === 'nobody'
  if (limit.inAll && isAnonymous) counters.push([`${method} ${path} in all`, { ...limit, most: limit.inAll }])
  if (takesPassword(endpoint) && caller.startsWith(`${site}:`))
    counters.push([`${method} ${path} site ${site}`, { ...limit, most: limit.most * networksOfSite }])
  return counters
}

/** Counts a request. Throws `too-many-requests`. */
export async function countLimitedCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  for (const [name, limit] of countersOf(app, endpoint, request)) await countCall(app.serving.db, name, limit)
}

/** Uncounts a request that succeeded, where the limit counts failed requests only. */
export async function giveBackLimitedCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  for (const [name, limit] of countersOf(app, endpoint, request)) await giveBackCall(app.serving.db, name, limit)
}
