import type { FastifyReply } from 'fastify'
import type { Audience } from '#domain/geography/audience'
import type { ReadSet } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import {
  type PreparedResponse,
  prepareChunkedResponse,
  prepareResponse,
} from '#server/platform/cache/prepared-response'
import { ResponseCache } from '#server/platform/cache/response-cache'
import { headersForAll } from '#server/platform/http/endpoint-responses'
import type { QueuedTask } from '#server/platform/queue/fair-queue'
import { forEachYielding } from '#server/platform/queue/yielding'

/**
 * One reply takes an eighth of the cache at most, so that the longest replies of a large catalogue do not evict all
 * others.
 */
const most = { bytes: 16 * 1024 * 1024, share: 1 / 8 }

interface Kept {
  ready: PreparedResponse
  reads: ReadSet
}

/** A search whose reply comes in chunks. A long one is assembled in slices that yield to other requests. */
interface Answer {
  parts: () => Iterable<string>
  long: boolean
}

/** Caches search replies for as long as the data they depend on is unchanged. */
export function createSearchCache({ catalogue }: Pick<Context, 'catalogue'>) {
  const kept = new ResponseCache<Kept>(most)
  // The headers are the same for every search.
  let headers: Record<string, string> | undefined
  const keyOf = (address: string, audience: Audience) => `${audience} ${address}`

  return {
    /** The cached reply for the URL, ready to be sent. */
    find(address: string, audience: Audience): PreparedResponse | undefined {
      const entry = kept.get(keyOf(address, audience))
      return entry?.reads.isCurrent() ? entry.ready : undefined
    },
    /** A queued task that creates the reply for the URL: run once for all concurrent requests, and cached. */
    asked(
      address: string,
      audience: Audience,
      reply: FastifyReply,
      { parts, long }: Answer,
    ): QueuedTask<PreparedResponse> {
      headers ??= headersForAll(reply)
      const options = { headers, quality: 4 }
      const key = keyOf(address, audience)
      let reads: ReadSet | undefined
      const work = async () => {
        const watched = catalogue.watch()
        reads = watched
        const ready = await watched.track(async () =>
          long
            ? prepareChunkedResponse(200, forEachYielding(parts()), options)
            : prepareResponse(200, [...parts()].join(''), options),
        )
        if (watched.isCurrent()) kept.set(key, { ready, reads: watched })
        return ready
      }
      return { key, work, isFresh: () => reads?.isCurrent() ?? true }
    },
  }
}
