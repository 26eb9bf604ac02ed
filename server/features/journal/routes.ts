import type { FastifyInstance } from 'fastify'
import { countBlogReading, getBlogPage, getBlogTag } from '#contract/editorial'
import { Refusal } from '#contract/refusals'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { countReading } from './count-reading.ts'
import { getArticle } from './get-article.ts'
import { presentBlogPage, presentBlogTag } from './present.ts'
import { readersOfADay } from './readers-of-a-day.ts'

export function journalRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, db } = context
  const counting = { ...context, readers: readersOfADay() }

  serve(app, getBlogPage, ({ params, query }) =>
    presentBlogPage(getArticle(context, params.id), context, query.lang ?? 'en', true),
  )

  serve(app, countBlogReading, ({ params, request }) =>
    countReading(db, counting, { id: params.id, caller: app.early.callerOf(request.raw) }),
  )

  serve(app, getBlogTag, ({ params, query }) => {
    const row = catalogue.content.blogTagById.get(params.id)
    if (!row) throw new Refusal('not-found')
    return presentBlogTag(row, query.lang ?? 'en', true)
  })
}
