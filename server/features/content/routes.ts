import type { FastifyInstance } from 'fastify'
import { getPageByPath, getPageModules } from '#contract/pages'
import { Refusal } from '#contract/refusals'
import { getSite as getSiteCall, getTravelNotice } from '#contract/site'
import { getStartupData } from '#contract/startup'
import { splitLanguage } from '#domain/language'
import type { Context } from '#server/platform/context'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { getSite } from './get-site.ts'
import { presentModules } from './modules.ts'
import { pageByPath } from './page-by-path.ts'
import { startupData } from './startup-data.ts'
import { findNotice } from './travel-notices.ts'

export function contentRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, configuration } = context

  serve(app, getPageByPath, ({ query, request }) =>
    pageByPath(context, query.path, audienceOfRequest(request, configuration)),
  )

  serve(app, getPageModules, async ({ query }) => {
    const { language, path } = splitLanguage(query.path)
    const page = catalogue.content.pageByPath.get(path)
    if (!page) throw new Refusal('not-found')
    return { id: page.id, templateId: page.templateId, modules: await presentModules(context, page, language) }
  })

  serve(app, getSiteCall, ({ params, request }) =>
    getSite(context, params.lang, audienceOfRequest(request, configuration)),
  )

  serve(app, getTravelNotice, ({ params }) => {
    const notice = findNotice(context, params.key, params.lang)
    if (!notice) throw new Refusal('not-found')
    return notice
  })

  serve(app, getStartupData, ({ query, request }) => {
    const audience = audienceOfRequest(request, configuration)
    return startupData(context, { select: query.$select, expand: query.$expand }, query.lang ?? 'en', audience)
  })
}
