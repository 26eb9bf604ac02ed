import type { FastifyInstance } from 'fastify'
import { findPressPages, getPressPage } from '#contract/content/editorial'
import { ProblemError } from '#contract/problems'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { findPress } from './find-press.ts'
import { presentPressPage } from './present.ts'

export function pressRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getPressPage, ({ params, query, audience }) => {
    const row = catalogue.content.pressPageById.get(params.id)
    if (!row) throw new ProblemError('not-found')
    return presentPressPage(row, context, query.lang ?? 'en', audience)
  })

  serve(app, findPressPages, ({ params, query: { lang = 'en', ...pages }, audience }) => {
    const { shown, ...counted } = findPress(context, { ...params, ...pages })
    return { ...counted, pressPages: shown.map(row => presentPressPage(row, context, lang, audience)) }
  })
}
