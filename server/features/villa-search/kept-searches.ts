import type { FastifyReply } from 'fastify'
import type { Audience } from '#domain/audience'
import { nextExpiry } from '#server/catalogue/next-expiry'
import type { Context } from '#server/context'
import { todayAt } from '#server/platform/clock'
import { keptReplies } from '#server/platform/kept-replies'
import { type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { jsonHeaders } from '#server/platform/serve'

const mostBytes = 16 * 1024 * 1024

// How many calls the first who asked had left is nobody else's number.
const headersForAll = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(jsonHeaders(reply)).filter(([name]) => !name.startsWith('x-ratelimit')))

/** Answers of searches, kept while nothing that they depend on changes: the catalogue, the day, an option's time. */
export function keptSearches({ catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>) {
  const kept = keptReplies(mostBytes)
  const expiryAfter = nextExpiry(catalogue)
  // They are the same for every search.
  let headers: Record<string, string> | undefined
  const keyOf = (address: string, audience: Audience) => {
    const now = clock.now()
    return `${catalogue.version} ${todayAt(now)} ${expiryAfter(now)} ${audience} ${address}`
  }

  return {
    /** The answer to the address, ready to be sent. */
    find: (address: string, audience: Audience): ReadyReply | undefined => kept.get(keyOf(address, audience)),
    /** Makes an answer ready, and keeps it. */
    keep(address: string, audience: Audience, text: string, reply: FastifyReply): ReadyReply {
      headers ??= headersForAll(reply)
      const ready = readyReply(200, text, { headers, quality: 4 })
      kept.set(keyOf(address, audience), ready)
      return ready
    },
  }
}
