import type { FastifyInstance } from 'fastify'
import { countBlogReading, getBlogPage, getBlogTag } from '#contract/content/editorial'
import { ProblemError } from '#contract/problems'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { createDailyReaderDedup } from './daily-reader-dedup.ts'
import { getArticle } from './journal-data.ts'
import { presentBlogPage, presentBlogTag } from './present.ts'
import { recordRead } from './record-read.ts'

export function journalRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, db } = context
  const counting = { ...context, readers: createDailyReaderDedup() }

  serve(app, getBlogPage, ({ params, query }) =>
    presentBlogPage(getArticle(context, params.id), context, query.lang ?? 'en', true),
  )

  serve(app, countBlogReading, ({ params, request }) =>
    recordRead(db, counting, { id: params.id, caller: app.early.callerOf(request.raw) }),
  )

  serve(app, getBlogTag, ({ params, query }) => {
    const row = catalogue.content.blogTagById.get(params.id)
    if (!row) throw new ProblemError('not-found')
    return presentBlogTag(row, query.lang ?? 'en', true)
  })
}
