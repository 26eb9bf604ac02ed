import type { FastifyInstance } from 'fastify'
import { searchSite as searchSiteCall, tellSearchEvent } from '#contract/search'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { hasAgreed } from '#server/platform/visitor'
import { outsideSearchOf } from './ask-outside.ts'
import { searchSite } from './search-site.ts'
import { siteIndexOf } from './site-index.ts'
import { takeEvent } from './take-event.ts'

export function siteSearchRoutes(app: FastifyInstance, context: Context): void {
  const outside = outsideSearchOf(context, app.log)
  // Prepares the index after the server listens. A search before that waits, and retries what failed.
  app.addHook('onListen', async () => {
    siteIndexOf(context.catalogue)
      .prepare()
      .catch((error: unknown) => app.log.error(error))
  })

  serve(app, searchSiteCall, async ({ params, query, audience, inTurn }) => {
    // The provider is requested outside the queue, so that its latency does not block others.
    const answer = await outside.find(query.q, params.lang)
    return inTurn({ work: () => searchSite(context, query.q, params.lang, audience, answer) })
  })

  serve(app, tellSearchEvent, ({ tx, body, audience, request }) =>
    takeEvent(tx, context, { event: body, audience, agreed: hasAgreed(request, 'statistics') }),
  )
}
