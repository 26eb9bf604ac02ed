import type { Catalogue, Reads } from '#server/catalogue/catalogue'
import { KeptReplies } from '#server/platform/kept-replies'
import type { ReadyReply } from '#server/platform/ready-reply'
import type { Asker, InTurn } from '#server/platform/work-queue'

/** A rendered page with its dependencies: the path and the ETag of each API response. */
export interface MadePage {
  kind: 'page'
  ready: ReadyReply
  answers: ReadonlyMap<string, string>
}

/** The result for an address: a page or a redirect. */
export type Made = MadePage | { kind: 'redirect'; status: number; target: string }

interface Kept {
  ready: ReadyReply
  page: MadePage
  reads: Reads
}

/** Renders an address, or finds that the previous page is still current; stops when no client waits. */
type Make = (before: MadePage | undefined, isWanted: () => boolean) => Promise<Made>

/**
 * The page cache. Pages are rendered in the queue, once for all concurrent clients; a client that arrives after a
 * change joins no older run. A cached page (bounded by bytes, PD-16) is served until its dependencies change; then it
 * is rendered again, unless its API responses are unchanged. The site has a limited number of pages, but unlimited
 * queries, so searches have a partition of their own and evict only one another.
 */
export function keptPages(catalogue: Pick<Catalogue, 'watch'>, megabytes: number, inTurn: InTurn) {
  const third = (megabytes * 1024 * 1024) / 3
  const pages = new KeptReplies<Kept>({ bytes: 2 * third })
  const searches = new KeptReplies<Kept>({ bytes: third })
  const roomOf = (key: string) => (key.includes('?') ? searches : pages)

  return {
    /** The bytes in use. */
    get bytes() {
      return { pages: pages.bytes, searches: searches.bytes }
    },
    /** The cached page, if its dependencies are unchanged. */
    find(key: string): ReadyReply | undefined {
      const found = roomOf(key).get(key)
      return found?.reads.hold() ? found.ready : undefined
    },
    /** The result for an address. Throws `unavailable` where the queue is full. */
    get(key: string, { make, keep, asker }: { make: Make; keep: boolean; asker: Asker }): Promise<Made> {
      let reads: Reads | undefined
      const work = async (isWanted: () => boolean) => {
        // Track from before the first API request: later requests then notice changes during rendering.
        const watched = catalogue.watch()
        reads = watched
        const made = await watched.during(() => make(roomOf(key).peek(key)?.page, isWanted))
        if (keep && made.kind === 'page') roomOf(key).set(key, { ready: made.ready, page: made, reads: watched })
        return made
      }
      return inTurn({ key, work, holds: () => reads?.hold() ?? true }, asker)
    },
  }
}
