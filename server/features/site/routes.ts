import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import { getSite as getSiteCall, getTravelNotice } from '#contract/site/site'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { getSite } from './get-site.ts'
import { findNotice } from './travel-notices.ts'

export function siteRoutes(app: FastifyInstance, context: Context): void {
  serve(app, getSiteCall, ({ params, audience }) => getSite(context, params.lang, audience))

  serve(app, getTravelNotice, ({ params }) => {
    const notice = findNotice(context, params.key, params.lang)
    if (!notice) throw new ProblemError('not-found')
    return notice
  })
}
