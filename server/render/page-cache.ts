import type { Catalogue, ReadSet } from '#server/catalogue/catalogue'
import type { PreparedResponse } from '#server/platform/cache/prepared-response'
import { ResponseCache } from '#server/platform/cache/response-cache'
import type { Requester, RunQueued } from '#server/platform/queue/fair-queue'

/** A rendered page with its dependencies: the path and the ETag of each API response. */
export interface RenderedPage {
  kind: 'page'
  ready: PreparedResponse
  answers: ReadonlyMap<string, string>
}

/** The result for an address: a page or a redirect. */
export type RenderResult = RenderedPage | { kind: 'redirect'; status: number; target: string }

/** A page that can be sent, with what it depends on. */
export interface CachedPage {
  ready: PreparedResponse
  reads: ReadSet
}

interface Kept extends CachedPage {
  page: RenderedPage
}

/** Renders an address, or finds that the previous page is still current; stops when no client waits. */
type RenderPage = (before: RenderedPage | undefined, isWanted: () => boolean) => Promise<RenderResult>

/**
 * The page cache. Pages are rendered in the queue, once for all concurrent clients; a client that arrives after a
 * change joins no older run. A cached page (bounded by bytes, PD-16) is served until its dependencies change; then it
 * is rendered again, unless its API responses are unchanged. The site has a limited number of pages, but unlimited
 * queries, so searches have a partition of their own and evict only one another.
 */
export function createPageCache(catalogue: Pick<Catalogue, 'watch'>, megabytes: number, inTurn: RunQueued) {
  const third = (megabytes * 1024 * 1024) / 3
  const pages = new ResponseCache<Kept>({ bytes: 2 * third })
  const searches = new ResponseCache<Kept>({ bytes: third })
  const roomOf = (key: string) => (key.includes('?') ? searches : pages)

  return {
    /** The bytes in use. */
    get bytes() {
      return { pages: pages.bytes, searches: searches.bytes }
    },
    /** The cached page, if its dependencies are unchanged. */
    find(key: string): CachedPage | undefined {
      const found = roomOf(key).get(key)
      return found?.reads.isCurrent() ? found : undefined
    },
    /** The result for an address. Throws `unavailable` where the queue is full. */
    get(
      key: string,
      { make, keep, asker }: { make: RenderPage; keep: boolean; asker: Requester },
    ): Promise<RenderResult> {
      let reads: ReadSet | undefined
      const work = async (isWanted: () => boolean) => {
        // Track from before the first API request: later requests then notice changes during rendering.
        const watched = catalogue.watch()
        reads = watched
        const made = await watched.track(() => make(roomOf(key).peek(key)?.page, isWanted))
        if (keep && made.kind === 'page') roomOf(key).set(key, { ready: made.ready, page: made, reads: watched })
        return made
      }
      return inTurn({ key, work, isFresh: () => reads?.isCurrent() ?? true }, asker)
    },
  }
}
