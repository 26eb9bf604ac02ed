import type { Catalogue, Reads } from '#server/catalogue/catalogue'
import { KeptReplies } from '#server/platform/kept-replies'
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

interface Kept {
  ready: ReadyReply
  page: MadePage
  reads: Reads
}

/** Makes what comes of an address, or finds that what was made before is still the same; gives up what nobody wants. */
type Make = (before: MadePage | undefined, isWanted: () => boolean) => Promise<Made>

/**
 * Pages, made in turn, once for all who ask meanwhile; who asks after a change waits for none that was begun before it.
 * What may be is kept, bounded by its bytes (PD-16): it is shown as long as nothing that it was made from has
 * changed; then it is made anew, unless its maker finds that it has stayed the same. The site has so many pages and no
 * more; queries are made up without end, so they have a room of their own and push out nothing but one another.
 */
export function keptPages(catalogue: Pick<Catalogue, 'watch'>, megabytes: number, inTurn: InTurn) {
  const third = (megabytes * 1024 * 1024) / 3
  const pages = new KeptReplies<Kept>({ bytes: 2 * third })
  const searches = new KeptReplies<Kept>({ bytes: third })
  const roomOf = (key: string) => (key.includes('?') ? searches : pages)

  return {
    /** The bytes that are taken. */
    get bytes() {
      return { pages: pages.bytes, searches: searches.bytes }
    },
    /** The page, where nothing that it was made from has changed. */
    find(key: string): ReadyReply | undefined {
      const found = roomOf(key).get(key)
      return found?.reads.hold() ? found.ready : undefined
    },
    /** What comes of the address. Throws `unavailable` where too many wait. */
    get(key: string, { make, keep, asker }: { make: Make; keep: boolean; asker: Asker }): Promise<Made> {
      let reads: Reads | undefined
      const work = async (isWanted: () => boolean) => {
        // Watched from before the first call: what changes while it is made is noticed by whoever asks next.
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
