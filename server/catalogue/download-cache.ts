import type { Catalogue, ReadSet } from '#server/catalogue/catalogue'
import type { PreparedResponse } from '#server/platform/cache/prepared-response'
import { ResponseCache } from '#server/platform/cache/response-cache'
import type { QueuedTask } from '#server/platform/queue/fair-queue'

type RunInQueue = (asked: QueuedTask<PreparedResponse>) => Promise<PreparedResponse>

/** Makes a response at once: it takes less time than a place in the queue. */
export const atOnce: RunInQueue = ({ work }) => work(() => true)

/**
 * Responses that are the same for many clients, made in the queue once for all concurrent ones, and cached until their
 * source changes. Those with very many villas are too long to cache: that would double the memory of the villas
 * themselves.
 */
export function createDownloadCache(catalogue: Pick<Catalogue, 'watch'>, bytes: number) {
  const kept = new ResponseCache<{ ready: PreparedResponse; reads: ReadSet }>({ bytes })
  return async (
    key: string,
    make: () => Promise<PreparedResponse>,
    runInQueue: RunInQueue,
  ): Promise<PreparedResponse> => {
    const known = kept.get(key)
    if (known?.reads.isCurrent()) return known.ready
    kept.delete(key)
    let reads: ReadSet | undefined
    const work = async () => {
      const watched = catalogue.watch()
      reads = watched
      const ready = await watched.track(make)
      if (watched.isCurrent()) kept.set(key, { ready, reads: watched })
      return ready
    }
    return runInQueue({ key, work, isFresh: () => reads?.isCurrent() ?? true })
  }
}
