import type { FastifyInstance } from 'fastify'
import { searchSite as searchSiteCall } from '#contract/search'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { searchSite } from './search-site.ts'
import { siteIndexOf } from './site-index.ts'

export function siteSearchRoutes(app: FastifyInstance, context: Context): void {
  // When visitors can come already; a search that comes before it is done waits, and tries again what failed.
  app.addHook('onListen', async () => {
    siteIndexOf(context.catalogue)
      .prepare()
      .catch((error: unknown) => app.log.error(error))
  })
  serve(app, searchSiteCall, ({ params, query, audience, inTurn }) =>
    inTurn({ work: () => searchSite(context, query.q, params.lang, audience) }),
  )
}
