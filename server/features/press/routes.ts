import type { FastifyInstance } from 'fastify'
import { findPressPages, getPressPage } from '#contract/editorial'
import { Refusal } from '#contract/refusals'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { presentPressPage } from './present.ts'

const usualSize = 12

export function pressRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getPressPage, ({ params, query, audience }) => {
    const row = catalogue.content.pressPageById.get(params.id)
    if (!row) throw new Refusal('not-found')
    return presentPressPage(row, context, query.lang ?? 'en', audience)
  })

  serve(app, findPressPages, ({ params: { type }, query, audience }) => {
    const { pageSize = usualSize, fromPage = 1, toPage = fromPage } = query
    if (toPage < fromPage) throw new Refusal('malformed-request')
    const rows = catalogue.content.pressPages.filter(row => type === 'all' || row.mediaType === type)
    const shown = rows.slice((fromPage - 1) * pageSize, toPage * pageSize)
    return {
      total: rows.length,
      pages: Math.ceil(rows.length / pageSize),
      pressPages: shown.map(row => presentPressPage(row, context, query.lang ?? 'en', audience)),
    }
  })
}
