import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import { getList } from '#contract/villas/lists'
import { presentList } from '#server/catalogue/present'
import { villasOfList } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'

export function collectionRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getList, ({ params, audience }) => {
    const row = catalogue.content.listById.get(params.id)
    if (!row) throw new ProblemError('not-found')
    return {
      ...presentList(row, catalogue.content, params.lang),
      properties: villasOfList(context, row, audience, params.lang),
    }
  })
}
