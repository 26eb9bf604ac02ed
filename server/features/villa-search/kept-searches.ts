import type { FastifyReply } from 'fastify'
import type { Audience } from '#domain/audience'
import type { Reads } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { headersForAll } from '#server/platform/call-answers'
import { KeptReplies } from '#server/platform/kept-replies'
import { longReply, type ReadyReply, readyReply } from '#server/platform/ready-reply'
import { inSlices } from '#server/platform/slices'
import type { Asked } from '#server/platform/work-queue'

/** Of a large catalogue the longest answers would leave no room for others: an eighth is the most that one may take. */
const most = { bytes: 16 * 1024 * 1024, share: 1 / 8 }

interface Kept {
  ready: ReadyReply
  reads: Reads
}

/** A search whose answer comes in parts; a long one is put together in slices, between which others have their turn. */
interface Answer {
  parts: () => Iterable<string>
  long: boolean
}

/** Answers of searches, kept as long as what they were made of is still so. */
export function keptSearches({ catalogue }: Pick<Context, 'catalogue'>) {
  const kept = new KeptReplies<Kept>(most)
  // They are the same for every search.
  let headers: Record<string, string> | undefined
  const keyOf = (address: string, audience: Audience) => `${audience} ${address}`

  return {
    /** The answer to the address, ready to be sent. */
    find(address: string, audience: Audience): ReadyReply | undefined {
      const entry = kept.get(keyOf(address, audience))
      return entry?.reads.hold() ? entry.ready : undefined
    },
    /** The answer to the address as it is asked for in turn: made once for all who ask meanwhile, and kept. */
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
