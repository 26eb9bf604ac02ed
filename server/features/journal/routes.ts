import type { FastifyInstance } from 'fastify'
import { getBlogPage, getBlogTag } from '#contract/editorial'
import { Refusal } from '#contract/refusals'
import { hasExpired } from '#server/catalogue/articles'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { presentBlogPage, presentBlogTag } from './present.ts'

export function journalRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getBlogPage, ({ params, query }) => {
    const row = catalogue.content.blogPageById.get(params.id)
    if (!row) throw new Refusal('not-found')
    if (hasExpired(row, context)) throw new Refusal('gone')
    return presentBlogPage(row, context, query.lang ?? 'en', true)
  })

  serve(app, getBlogTag, ({ params, query }) => {
    const row = catalogue.content.blogTagById.get(params.id)
    if (!row) throw new Refusal('not-found')
    return presentBlogTag(row, query.lang ?? 'en', true)
  })
}
