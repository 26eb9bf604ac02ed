import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/information-pack'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { getInformationPack } from './get-information-pack.ts'

export function informationPackRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.getInformationPack, ({ actor, params, query }) =>
    getInformationPack(context.db, context, actor, { id: params.id, language: query.lang ?? 'en' }),
  )
}
