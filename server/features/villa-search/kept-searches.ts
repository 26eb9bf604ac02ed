import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SearchReply } from '#contract/properties'
import type { Audience } from '#domain/audience'
import { nextExpiry } from '#server/catalogue/next-expiry'
import type { Context } from '#server/context'
import { todayAt } from '#server/platform/clock'
import { type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { jsonHeaders } from '#server/platform/serve'

const mostKept = 500

// How many calls the first who asked had left is nobody else's number.
const headersForAll = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit')))

/** Answers of searches, kept while nothing that they depend on changes: the catalogue, the day, an option's time. */
export function keptSearches({ catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>) {
  const kept = new LRUCache<string, { found: SearchReply; ready?: ReadyReply }>({ max: mostKept })
  const expiryAfter = nextExpiry(catalogue)
  const keyOf = (address: string, audience: Audience) => {
    const now = clock.now()
    return `${catalogue.version} ${todayAt(now)} ${expiryAfter(now)} ${audience} ${address}`
  }

  return {
    /** The answer to the address, ready to be sent; it is made ready when it is asked for a second time. */
    find(address: string, audience: Audience, reply: FastifyReply): ReadyReply | undefined {
      const entry = kept.get(keyOf(address, audience))
      if (!entry) return undefined
      entry.ready ??= readyReply(200, JSON.stringify(entry.found), { headers: headersForAll(reply), quality: 4 })
      return entry.ready
    },
    keep(address: string, audience: Audience, found: SearchReply): SearchReply {
      kept.set(keyOf(address, audience), { found })
      return found
    },
  }
}
