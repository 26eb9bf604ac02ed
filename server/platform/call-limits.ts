import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '#contract/endpoint'
import { nameOf } from './callers.ts'
import { siteOfCaller } from './early-answers.ts'
import { countCall, giveBackCall } from './limits.ts'

/** An IPv6 site may call so many times as often as one of its networks. */
const networksOfSite = 10

/** Calls that look at a password: they cost most, and guessers make them. */
export const takesPassword = ({ turn }: Endpoint): boolean => turn === 'passwords' || turn === 'staff-passwords'

/** By what the limit of a call counts its caller: the account, or the IP address where there is none. */
export const limitedCaller = (app: FastifyInstance, { limit }: Endpoint, { actor, raw }: FastifyRequest): string =>
  limit?.per === 'account' && actor.kind !== 'nobody' ? nameOf(actor) : app.early.callerOf(raw)

type Counter = [name: string, limit: Limit]

/** The counters of a limit that holds across processes. */
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

/** Counts a call. Throws `too-many-requests`. */
export async function countLimitedCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  for (const [name, limit] of countersOf(app, endpoint, request)) await countCall(app.serving.db, name, limit)
}

/** Gives back a call that succeeded, where the limit counts failed calls only. */
export async function giveBackLimitedCall(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  for (const [name, limit] of countersOf(app, endpoint, request)) await giveBackCall(app.serving.db, name, limit)
}
