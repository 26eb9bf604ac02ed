import type { FastifyInstance } from 'fastify'
import { countBlogReading, getBlogPage, getBlogTag } from '#contract/editorial'
import { Refusal } from '#contract/refusals'
import { todayAt } from '#domain/today'
import { hasExpired } from '#server/catalogue/articles'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { countReading } from './count-reading.ts'
import { presentBlogPage, presentBlogTag } from './present.ts'
import { readersOfADay } from './readers-of-a-day.ts'

export function journalRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, clock } = context
  const readers = readersOfADay()

  serve(app, getBlogPage, ({ params, query }) => {
    const row = catalogue.content.blogPageById.get(params.id)
    if (!row) throw new Refusal('not-found')
    if (hasExpired(row, context)) throw new Refusal('gone')
    return presentBlogPage(row, context, query.lang ?? 'en', true)
  })

  serve(app, countBlogReading, async ({ params, tx, request }) => {
    const row = catalogue.content.blogPageById.get(params.id)
    if (!row) throw new Refusal('not-found')
    if (hasExpired(row, context)) throw new Refusal('gone')
    const caller = app.early.callerOf(request.raw)
    if (readers.isFirst(caller, row.id, todayAt(clock.now()))) await countReading(tx, row.id)
  })

  serve(app, getBlogTag, ({ params, query }) => {
    const row = catalogue.content.blogTagById.get(params.id)
    if (!row) throw new Refusal('not-found')
    return presentBlogTag(row, query.lang ?? 'en', true)
  })
}
