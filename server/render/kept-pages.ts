import type { Catalogue, Reads } from '#server/catalogue/catalogue'
import { within } from '#server/platform/deadline'
import { KeptReplies } from '#server/platform/kept-replies'
import type { ReadyReply } from '#server/platform/ready-reply'

/** A page as it is sent, with what each call answered of which it was made: the call's path and its answer's validator. */
export interface MadePage {
  kind: 'page'
  ready: ReadyReply
  answers: ReadonlyMap<string, string>
}

/** What comes of an address: a page, or where it leads instead. */
export type Made = MadePage | { kind: 'redirect'; status: number; target: string }

/** How long a page may take to be made, in milliseconds: then whoever asks next begins it anew. */
const usual = 20_000

interface Kept {
  ready: ReadyReply
  page: MadePage
  reads: Reads
}

/** Makes what comes of an address, or finds that what was made before is still the same. */
type Make = (before: MadePage | undefined) => Promise<Made>

/**
 * Pages that are kept, bounded by their bytes (decision 16). One is shown as long as nothing that it was made from has
 * changed; then it is made anew, unless its maker finds that it has stayed the same. The site has so many pages and no
 * more; queries are made up without end, so they have a room of their own and push out nothing but one another.
 */
export function keptPages(catalogue: Pick<Catalogue, 'watch'>, megabytes: number, patience = usual) {
  const third = (megabytes * 1024 * 1024) / 3
  const pages = new KeptReplies<Kept>({ bytes: 2 * third })
  const searches = new KeptReplies<Kept>({ bytes: third })
  const roomOf = (key: string) => (key.includes('?') ? searches : pages)
  const underWay = new Map<string, { made: Promise<Made>; reads: Reads }>()

  const begin = (key: string, make: Make) => {
    // Watched from before the first call: what changes while it is made is noticed by whoever asks next.
    const reads = catalogue.watch()
    const work = {
      reads,
      made: within(
        patience,
        reads.during(() => make(roomOf(key).peek(key)?.page)),
      ),
    }
    underWay.set(key, work)
    const end = () => {
      if (underWay.get(key) === work) underWay.delete(key)
    }
    work.made.then(made => {
      end()
      if (made.kind === 'page') roomOf(key).set(key, { ready: made.ready, page: made, reads })
    }, end)
    return work
  }

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
    /** The page, made once for all who ask meanwhile; who asks after a change waits for none that was begun before it. */
    async get(key: string, make: Make): Promise<Made> {
      const begun = underWay.get(key)
      return (begun?.reads.hold() ? begun : begin(key, make)).made
    },
  }
}
