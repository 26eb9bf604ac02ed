import { LRUCache } from 'lru-cache'
import type { Catalogue, Reads } from '#server/catalogue/catalogue'
import { bytesOf } from '#server/platform/kept-replies'
import type { ReadyReply } from '#server/platform/ready-reply'
import type { Asker, InTurn } from '#server/platform/work-queue'

/** A page as it is sent, with what each call answered of which it was made: the call's path and its answer's validator. */
export interface MadePage {
  kind: 'page'
  ready: ReadyReply
  answers: ReadonlyMap<string, string>
}

/** What comes of an address: a page, or where it leads instead. */
export type Made = MadePage | { kind: 'redirect'; status: number; target: string }

/** Makes what comes of an address, or finds that what was made before is still the same; gives up what nobody wants. */
type Make = (before: MadePage | undefined, isWanted: () => boolean) => Promise<Made>

/**
 * Pages, made in turn, once for all who ask meanwhile; who asks after a change waits for none that was begun before it.
 * What may be is kept, bounded by its bytes (decision 16): it is shown as long as nothing that it was made from has
 * changed; then it is made anew, unless its maker finds that it has stayed the same.
 */
export function keptPages(catalogue: Pick<Catalogue, 'watch'>, maxBytes: number, inTurn: InTurn) {
  const kept = new LRUCache<string, { page: MadePage; reads: Reads }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => bytesOf(page.ready),
  })

  return {
    /** The page, where nothing that it was made from has changed. */
    find(key: string): ReadyReply | undefined {
      const found = kept.get(key)
      return found?.reads.hold() ? found.page.ready : undefined
    },
    /** What comes of the address. Throws `unavailable` where too many wait. */
    get(key: string, { make, keep, asker }: { make: Make; keep: boolean; asker: Asker }): Promise<Made> {
      let reads: Reads | undefined
      const work = async (isWanted: () => boolean) => {
        // Watched from before the first call: what changes while it is made is noticed by whoever asks next.
        const watched = catalogue.watch()
        reads = watched
        const made = await watched.during(() => make(kept.peek(key)?.page, isWanted))
        if (keep && made.kind === 'page' && made.ready.status === 200) kept.set(key, { page: made, reads: watched })
        return made
      }
      return inTurn({ key, work, holds: () => reads?.hold() ?? true }, asker)
    },
  }
}
