import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/trip-details'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { getTrip } from './get-trip.ts'
import { saveTrip } from './save-trip.ts'

export function tripDetailsRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.getTripDetails, ({ actor, params, query }) =>
    getTrip(context.db, context, actor, { id: params.id, language: query.lang ?? 'en' }),
  )
  serve(app, contract.setTripDetails, ({ actor, params, query, body, headers, tx }) =>
    saveTrip(tx, context, actor, {
      id: params.id,
      details: body,
      revision: headers['if-match'],
      language: query.lang ?? 'en',
    }),
  )
}
