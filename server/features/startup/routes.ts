import type { FastifyInstance } from 'fastify'
import { getStartupData } from '#contract/startup'
import type { Reads } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'
import { KeptReplies } from '#server/platform/kept-replies'
import { longReply, type ReadyReply } from '#server/platform/ready-reply'
import { headersForAll, serve } from '#server/platform/serve'
import { singleFlight } from '#server/platform/single-flight'
import { readSelection, startupData } from './startup-data.ts'

interface Kept {
  ready: ReadyReply
  reads: Reads
}

/** Start-up data of very many villas is made for each who asks: to keep it would double what the villas themselves take. */
const most = { bytes: 48 * 1024 * 1024 }

export function startupRoutes(app: FastifyInstance, context: Context): void {
  const kept = new KeptReplies<Kept>(most)
  const once = singleFlight<Kept>()

  serve(app, getStartupData, async ({ query, audience, reply }) => {
    const asked = { ...readSelection(query.$select, query.$expand), language: query.lang ?? ('en' as const), audience }
    const key = Object.values(asked).map(String).join(' ')
    const known = kept.get(key)
    if (known?.reads.hold()) return known.ready
    kept.delete(key)
    const { ready } = await once(key, async () => {
      const reads = context.catalogue.watch()
      const headers = headersForAll(reply)
      const ready = await reads.during(() => longReply(200, startupData(context, asked), { headers, quality: 4 }))
      if (reads.hold()) kept.set(key, { ready, reads })
      return { ready, reads }
    })
    return ready
  })
}
