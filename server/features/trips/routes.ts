import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/trips'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { listTrips } from './list-trips.ts'

/** Serves what the frame and the dashboard of the client area show. */
export function tripRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.listTrips, ({ actor, params, query: { lang = 'en' } }) =>
    listTrips(context.db, context, actor, { publicId: params.id, language: lang }),
  )
}
