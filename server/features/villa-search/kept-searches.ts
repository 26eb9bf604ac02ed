import type { FastifyReply } from 'fastify'
import type { Audience } from '#domain/audience'
import type { Reads } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { headersForAll } from '#server/platform/call-answers'
import { KeptReplies } from '#server/platform/kept-replies'
import { longReply, type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { inSlices } from '#server/platform/slices'
import type { Asked } from '#server/platform/work-queue'

/**
 * One reply takes an eighth of the cache at most, so that the longest replies of a large catalogue do not evict all
 * others.
 */
const most = { bytes: 16 * 1024 * 1024, share: 1 / 8 }

interface Kept {
  ready: ReadyReply
  reads: Reads
}

/** A search whose reply comes in chunks. A long one is assembled in slices that yield to other requests. */
interface Answer {
  parts: () => Iterable<string>
  long: boolean
}

/** Caches search replies for as long as the data they depend on is unchanged. */
export function keptSearches({ catalogue }: Pick<Context, 'catalogue'>) {
  const kept = new KeptReplies<Kept>(most)
  // The headers are the same for every search.
  let headers: Record<string, string> | undefined
  const keyOf = (address: string, audience: Audience) => `${audience} ${address}`

  return {
    /** The cached reply for the URL, ready to be sent. */
    find(address: string, audience: Audience): ReadyReply | undefined {
      const entry = kept.get(keyOf(address, audience))
      return entry?.reads.hold() ? entry.ready : undefined
    },
    /** A queued task that creates the reply for the URL: run once for all concurrent requests, and cached. */
    asked(address: string, audience: Audience, reply: FastifyReply, { parts, long }: Answer): Asked<ReadyReply> {
      headers ??= headersForAll(reply)
      const options = { headers, quality: 4 }
      const key = keyOf(address, audience)
      let reads: Reads | undefined
      const work = async () => {
        const watched = catalogue.watch()
        reads = watched
        const ready = await watched.during(async () =>
          long ? longReply(200, inSlices(parts()), options) : readyReply(200, [...parts()].join(''), options),
        )
        if (watched.hold()) kept.set(key, { ready, reads: watched })
        return ready
      }
      return { key, work, holds: () => reads?.hold() ?? true }
    },
  }
}
