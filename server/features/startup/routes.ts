import type { FastifyInstance } from 'fastify'
import { getStartupData } from '#contract/startup'
import { nextExpiry } from '#server/catalogue/next-expiry'
import type { Context } from '#server/context'
import { todayAt } from '#server/platform/clock'
import { keptReplies } from '#server/platform/kept-replies'
import { longReply, type ReadyReply } from '#server/platform/ready-reply'
import { headersForAll, serve } from '#server/platform/serve'
import { singleFlight } from '#server/platform/single-flight'
import { readSelection, startupData } from './startup-data.ts'

export function startupRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, clock } = context
  const kept = keptReplies(128 * 1024 * 1024)
  const once = singleFlight<ReadyReply>()
  const expiryAfter = nextExpiry(catalogue)
  catalogue.onChange(() => kept.clear())

  serve(app, getStartupData, async ({ query, audience, reply }) => {
    const language = query.lang ?? 'en'
    const asked = { ...readSelection(query.$select, query.$expand), language, audience }
    const now = clock.now()
    const { version } = catalogue
    const key = [version, todayAt(now), expiryAfter(now), ...Object.values(asked).map(String)].join(' ')
    const known = kept.get(key)
    if (known) return known
    return once(key, async () => {
      const made = await longReply(200, startupData(context, asked), { headers: headersForAll(reply), quality: 4 })
      if (version === catalogue.version) kept.set(key, made)
      return made
    })
  })
}
