import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Audience } from '#domain/audience'
import type { Reads } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { bytesOf } from '#server/platform/kept-replies'
import { type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { jsonHeaders } from '#server/platform/serve'

const mostBytes = 16 * 1024 * 1024

// How many calls the first who asked had left is nobody else's number.
const headersForAll = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit')))

/** Answers of searches, kept as long as what they were made of is still so. */
export function keptSearches({ catalogue }: Pick<Context, 'catalogue'>) {
  const kept = new LRUCache<string, { ready: ReadyReply; reads: Reads }>({
    maxSize: mostBytes,
    sizeCalculation: ({ ready }) => bytesOf(ready),
  })
  // They are the same for every search.
  let headers: Record<string, string> | undefined
  const keyOf = (address: string, audience: Audience) => `${audience} ${address}`

  return {
    /** The answer to the address, ready to be sent. */
    find(address: string, audience: Audience): ReadyReply | undefined {
      const entry = kept.get(keyOf(address, audience))
      return entry?.reads.hold() ? entry.ready : undefined
    },
    /** Makes the answer ready, and keeps it. */
    make(address: string, audience: Audience, reply: FastifyReply, search: () => string): ReadyReply {
      headers ??= headersForAll(reply)
      const reads = catalogue.watch()
      const ready = readyReply(200, reads.during(search), { headers, quality: 4 })
      kept.set(keyOf(address, audience), { ready, reads })
      return ready
    },
  }
}
