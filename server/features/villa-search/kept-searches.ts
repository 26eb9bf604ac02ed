import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { SearchReply } from '#contract/properties'
import type { Audience } from '#domain/audience'
import type { Reads } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { jsonHeaders } from '#server/platform/serve'

const mostKept = 500

// How many calls the first who asked had left is nobody else's number.
const headersForAll = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit')))

/** Answers of searches, kept as long as what they were made of is still so. */
export function keptSearches({ catalogue }: Pick<Context, 'catalogue'>) {
  const kept = new LRUCache<string, { found: SearchReply; reads: Reads; ready?: ReadyReply }>({ max: mostKept })
  const keyOf = (address: string, audience: Audience) => `${audience} ${address}`

  return {
    /** The answer to the address, ready to be sent; it is made ready when it is asked for a second time. */
    find(address: string, audience: Audience, reply: FastifyReply): ReadyReply | undefined {
      const entry = kept.get(keyOf(address, audience))
      if (!entry?.reads.hold()) return undefined
      entry.ready ??= readyReply(200, JSON.stringify(entry.found), { headers: headersForAll(reply), quality: 4 })
      return entry.ready
    },
    /** Makes the answer and keeps it. */
    make(address: string, audience: Audience, search: () => SearchReply): SearchReply {
      const reads = catalogue.watch()
      const found = reads.during(search)
      kept.set(keyOf(address, audience), { found, reads })
      return found
    },
  }
}
