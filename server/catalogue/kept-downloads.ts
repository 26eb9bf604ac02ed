import type { Catalogue, Reads } from '#server/catalogue/catalogue'
import { KeptReplies } from '#server/platform/kept-replies'
import type { ReadyReply } from '#server/platform/ready-reply'
import type { Asked } from '#server/platform/work-queue'

type Turn = (asked: Asked<ReadyReply>) => Promise<ReadyReply>

/**
 * Long answers, made in turn, once for all who ask meanwhile, and kept as long as what they were made of is still so.
 * Those of very many villas are too long to be kept: that would double what the villas themselves take.
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
