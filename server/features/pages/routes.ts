import type { FastifyInstance } from 'fastify'
import { getPageByPath, getPageModules } from '#contract/pages'
import { Refusal } from '#contract/refusals'
import { splitLanguage } from '#domain/language'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { presentModules } from './modules.ts'
import { pageByPath } from './page-by-path.ts'

export function pageRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getPageByPath, ({ query, audience }) => pageByPath(context, query.path, audience))

  serve(app, getPageModules, async ({ query }) => {
    const { language, path } = splitLanguage(query.path)
    const page = catalogue.content.pageByPath.get(path)
    if (!page) throw new Refusal('not-found')
    return { id: page.id, templateId: page.templateId, modules: await presentModules(context, page, language) }
  })
}
