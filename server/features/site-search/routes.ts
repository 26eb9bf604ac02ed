import type { FastifyInstance } from 'fastify'
import { searchSite as searchSiteCall } from '#contract/search'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { searchSite } from './search-site.ts'

export function siteSearchRoutes(app: FastifyInstance, context: Context): void {
  serve(app, searchSiteCall, ({ params, query, audience }) => searchSite(context, query.q, params.lang, audience))
}
