import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/cancelling'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { cancelBooking, cancelForClient } from './cancel-booking.ts'
import { tellCancellation } from './cancellation-terms.ts'

export function cancellingRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.tellCancellation, ({ actor, params }) => tellCancellation(context.db, context, actor, params.id))
  serve(app, contract.cancelBooking, ({ actor, params, body, tx }) =>
    cancelBooking(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.cancelForClient, ({ actor, params, body, tx }) =>
    cancelForClient(tx, context, actor, { ...params, ...body }),
  )
}
