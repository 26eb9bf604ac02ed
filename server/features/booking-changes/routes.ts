import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/booking/booking-changes'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { answerChange } from './answer-change.ts'
import { getOfficeChange } from './compare-change.ts'
import { getChangeCalendar } from './get-change-calendar.ts'
import { countOpenChanges, listOfficeChanges } from './office-changes.ts'
import { quoteChange } from './quote-change.ts'
import { listChanges, requestChange } from './request-change.ts'
import { withdrawChange } from './withdraw-change.ts'

export function changeRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.getChangeCalendar, ({ actor, params }) => getChangeCalendar(db, context, actor, params.id))
  serve(app, contract.quoteChange, ({ actor, params, body }) => quoteChange(db, context, actor, { ...params, ...body }))
  serve(app, contract.requestChange, ({ actor, params, body, tx }) =>
    requestChange(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.listChangeRequests, ({ actor, params }) => listChanges(db, actor, params.id))
  serve(app, contract.withdrawChange, ({ actor, params, tx }) => withdrawChange(tx, context, actor, params))
  serve(app, contract.listOfficeChanges, ({ actor, query }) =>
    listOfficeChanges(db, context, reachOf(actor, 'bookings'), query),
  )
  serve(app, contract.countOpenChanges, ({ actor }) => countOpenChanges(db, context, reachOf(actor, 'bookings')))
  serve(app, contract.getOfficeChange, ({ params, query }) => getOfficeChange(db, context, { ...params, ...query }))
  serve(app, contract.answerChange, ({ actor, params, body, tx }) =>
    answerChange(tx, context, actor, { ...params, ...body }),
  )
}
