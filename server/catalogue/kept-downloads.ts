import type { Catalogue, Reads } from '#server/catalogue/catalogue'
import { KeptReplies } from '#server/platform/kept-replies'
import type { ReadyReply } from '#server/platform/ready-reply'
import type { Asked } from '#server/platform/work-queue'

type Turn = (asked: Asked<ReadyReply>) => Promise<ReadyReply>

/**
 * Long responses, made in the queue once for all concurrent clients, and cached until their source changes. Those with
 * very many villas are too long to cache: that would double the memory of the villas themselves.
 */
export function keptDownloads(catalogue: Pick<Catalogue, 'watch'>, bytes: number) {
  const kept = new KeptReplies<{ ready: ReadyReply; reads: Reads }>({ bytes })
  return async (key: string, make: () => Promise<ReadyReply>, inTurn: Turn): Promise<ReadyReply> => {
    const known = kept.get(key)
    if (known?.reads.hold()) return known.ready
    kept.delete(key)
    let reads: Reads | undefined
    const work = async () => {
      const watched = catalogue.watch()
      reads = watched
      const ready = await watched.during(make)
      if (watched.hold()) kept.set(key, { ready, reads: watched })
      return ready
    }
    return inTurn({ key, work, holds: () => reads?.hold() ?? true })
  }
}
