import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SearchReply } from '#contract/properties'
import type { Audience } from '#domain/audience'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import { type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { jsonHeaders } from '#server/platform/serve'
import type { Catalogue } from './catalogue.ts'

const mostKept = 500

/** The moment at which the next option expires, and with it what a search finds may change. */
function expiries(catalogue: Catalogue) {
  let known: { version: number; moments: number[] } | undefined
  return (now: number): number => {
    if (known?.version !== catalogue.version) {
      const moments = [...catalogue.villas.values()].flatMap(({ search }) =>
        search.occupancies.flatMap(({ expiresAt }) => expiresAt ?? []),
      )
      known = { version: catalogue.version, moments: moments.sort((a, b) => a - b) }
    }
    return known.moments.find(moment => moment > now) ?? Number.POSITIVE_INFINITY
  }
}

// How many calls the first who asked had left is nobody else's number.
const headersForAll = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit')))

/** Answers of searches, kept while nothing that they depend on changes: the catalogue, the day, an option's time. */
export function keptSearches({ catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>) {
  const kept = new LRUCache<string, { found: SearchReply; until: number; ready?: ReadyReply }>({ max: mostKept })
  const nextExpiry = expiries(catalogue)
  const keyOf = (address: string, audience: Audience, now: number) =>
    `${catalogue.version} ${todayAt(now)} ${audience} ${address}`

  return {
    /** The answer to the address, ready to be sent; it is made ready when it is asked for a second time. */
    find(address: string, audience: Audience, reply: FastifyReply): ReadyReply | undefined {
      const now = clock.now()
      const entry = kept.get(keyOf(address, audience, now))
      if (!entry || now >= entry.until) return undefined
      entry.ready ??= readyReply(200, JSON.stringify(entry.found), { headers: headersForAll(reply), quality: 4 })
      return entry.ready
    },
    keep(address: string, audience: Audience, found: SearchReply): SearchReply {
      const now = clock.now()
      kept.set(keyOf(address, audience, now), { found, until: nextExpiry(now) })
      return found
    },
  }
}
