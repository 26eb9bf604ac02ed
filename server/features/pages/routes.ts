import type { FastifyInstance } from 'fastify'
import { getPageByPath, getPageModules } from '#contract/pages'
import { ProblemError } from '#contract/problems'
import { getSuggestions } from '#contract/site/site'
import { templateOf } from '#domain/content/templates'
import { previewTokenIn } from '#domain/editorial/preview-address'
import { splitLanguage } from '#domain/text/language'
import type { Context } from '#server/context'
import { areaOfPath, areas } from '#server/platform/http/areas'
import { parseSelectExpand } from '#server/platform/http/odata-select'
import { serve } from '#server/platform/http/serve'
import { suggestions } from './home-data.ts'
import { presentModules } from './modules.ts'
import { pageByPath } from './page-by-path.ts'

export function pageRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getPageByPath, ({ query, audience, reply, runQueued: inTurn }) => {
    // The client area, the back office and previews are not cached.
    const { cacheControl } = areas[previewTokenIn(query.path) ? 'client' : areaOfPath(query.path)]
    if (cacheControl) reply.header('cache-control', cacheControl)
    return inTurn({ work: () => pageByPath(context, query.path, audience) })
  })

  serve(app, getSuggestions, ({ params, audience, runQueued: inTurn }) =>
    inTurn({ key: `${params.lang} ${audience}`, work: async () => suggestions(context, params.lang, audience) }),
  )

  serve(app, getPageModules, async ({ query, runQueued: inTurn }) => {
    const { language, path } = splitLanguage(query.path)
    const asked = parseSelectExpand(query, { members: ['id', 'templateId', 'modules'], expandable: ['modules'] })
    const wanted = new Set([...asked.select, ...asked.expand])
    const page = catalogue.content.pageByPath.get(path)
    if (!page) throw new ProblemError('not-found')
    const tells = wanted.has('modules') && templateOf(page.templateId).tellsModules
    const modules = tells ? await inTurn({ work: () => presentModules(context, page, language) }) : []
    return {
      ...(wanted.has('id') && { id: page.id }),
      ...(wanted.has('templateId') && { templateId: page.templateId }),
      ...(wanted.has('modules') && { modules }),
    }
  })
}
