import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/villa-access'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { getVillaAccess } from './get-villa-access.ts'
import { getOfficeVillaAccess, setVillaAccess } from './set-villa-access.ts'

export function villaAccessRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.getVillaAccess, ({ actor, params, query }) =>
    getVillaAccess(db, context, actor, { id: params.id, language: query.lang ?? 'en' }),
  )
  serve(app, contract.getOfficeVillaAccess, ({ params }) => getOfficeVillaAccess(db, context, params.id))
  serve(app, contract.setVillaAccess, ({ actor, params, body, headers, tx }) =>
    setVillaAccess(tx, context, actor, { id: params.id, access: body, revision: headers['if-match'] }),
  )
}
