import type { FastifyInstance } from 'fastify'
import * as office from '#contract/extras/office-transfers'
import * as contract from '#contract/extras/transfers'
import { todayAt } from '#domain/calendar/today'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { answerRequest } from './answer-request.ts'
import { answerChanges, answerFlightChange } from './answer-transfer.ts'
import { askSupplier, withdrawSupplier } from './ask-supplier.ts'
import { consolidateTransfers } from './consolidate-transfers.ts'
import { listOfficeTransfers } from './office-transfers.ts'
import { listTransfers } from './present-transfer.ts'
import { getTransferOptions, getTransferPrices } from './price-transfers.ts'
import { requestTransfers } from './request-transfers.ts'
import { answerSupplierRequest, showSupplierRequest } from './supplier-by-link.ts'
import { deleteTransportation, listTransportation, saveTransportation } from './transportation.ts'

export function transferRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context
  serve(app, contract.getTransferOptions, ({ params, query }) =>
    getTransferOptions(context, { ...params, language: query.lang ?? 'en' }),
  )
  serve(app, contract.getTransferPrices, ({ actor, params, query }) =>
    getTransferPrices(db, context, actor, {
      ...params,
      passengers: query.passengercount ?? 1,
      moment: query.dateOfTravel ?? { day: todayAt(clock.now()), time: '12:00' },
      bookingId: query.bookingid,
    }),
  )
  serve(app, contract.listTransfers, ({ actor, params, query }) =>
    listTransfers(db, context, actor, { id: params.id, language: query.lang ?? 'en' }),
  )
  serve(app, contract.requestTransfers, ({ actor, params, body, tx }) =>
    requestTransfers(tx, context, actor, { id: params.id, requests: body }),
  )
  serve(app, contract.answerTransferChanges, ({ actor, params, body, tx }) =>
    answerChanges(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.moveTransfer, ({ actor, params, body, tx }) =>
    answerFlightChange(tx, context, actor, { ...params, ...body }),
  )
  serve(app, contract.consolidateTransfers, ({ actor, body, tx }) => consolidateTransfers(tx, context, actor, body))
  serve(app, contract.listTransportation, ({ actor, params }) => listTransportation(db, actor, params.id))
  serve(app, contract.saveTransportation, ({ actor, body, tx }) => saveTransportation(tx, context, actor, body))
  serve(app, contract.deleteTransportation, ({ actor, params, tx }) => deleteTransportation(tx, actor, params.id))
  serve(app, office.listOfficeTransfers, ({ actor, query }) => listOfficeTransfers(db, context, actor, query))
  serve(app, office.answerTransfer, ({ actor, params, body, tx }) =>
    answerRequest(tx, context, actor, { ...params, ...body }),
  )
  serve(app, office.askSupplier, ({ actor, params, body, tx }) =>
    askSupplier(tx, context, actor, { ...params, ...body }),
  )
  serve(app, office.withdrawSupplier, ({ actor, params, tx }) => withdrawSupplier(tx, actor, params.id))
  serve(app, office.showSupplierRequest, ({ body }) => showSupplierRequest(db, context, body.secret))
  serve(app, office.answerSupplierRequest, ({ body, tx }) => answerSupplierRequest(tx, context, body))
}
