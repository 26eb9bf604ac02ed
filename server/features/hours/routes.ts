import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/hours'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { answerQuote, withdrawHours } from './answer-quote.ts'
import { answerHours, listOfficeHours } from './office-hours.ts'
import { listHours, requestHours } from './request-hours.ts'

export function hoursRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.listHours, ({ actor, params }) => listHours(context.db, context, actor, params.id))
  serve(app, contract.requestHours, ({ actor, params, body, tx }) =>
    requestHours(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.answerQuotedHours, ({ actor, params, body, tx }) =>
    answerQuote(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.withdrawHours, ({ actor, params, tx }) => withdrawHours(tx, context, actor, params))
  serve(app, contract.listOfficeHours, ({ actor, query }) =>
    listOfficeHours(context.db, reachOf(actor, 'bookings'), query),
  )
  serve(app, contract.answerHours, ({ actor, params, body, tx }) =>
    answerHours(tx, context, actor, { ...params, ...body }),
  )
}
