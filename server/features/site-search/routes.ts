import type { FastifyInstance } from 'fastify'
import { searchSite as searchSiteCall, trackSearchEvent } from '#contract/villas/search'
import type { Context } from '#server/context'
import { hasAgreed } from '#server/platform/auth/visitor'
import { serve } from '#server/platform/http/serve'
import { createProviderSearch } from './query-provider.ts'
import { recordEvent } from './record-event.ts'
import { searchSite } from './search-site.ts'
import { siteIndexOf } from './site-index.ts'

export function siteSearchRoutes(app: FastifyInstance, context: Context): void {
  const outside = createProviderSearch(context, app.log)
  // Prepares the index after the server listens. A search before that waits, and retries what failed.
  app.addHook('onListen', async () => {
    siteIndexOf(context.catalogue)
      .prepare()
      .catch((error: unknown) => app.log.error(error))
  })

  serve(app, searchSiteCall, async ({ params, query, audience, runQueued: inTurn }) => {
    // The provider is requested outside the queue, so that its latency does not block others.
    const answer = await outside.find(query.q, params.lang)
    return inTurn({ work: () => searchSite(context, query.q, params.lang, audience, answer) })
  })

  serve(app, trackSearchEvent, ({ tx, body, audience, request }) =>
    recordEvent(tx, context, { event: body, audience, agreed: hasAgreed(request, 'statistics') }),
  )
}
