import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/extras/wine'
import * as office from '#contract/staff/office-wine'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { cancelWineOrder } from './cancel-order.ts'
import { answerRequest, listOfficeOrders, markDelivered } from './office-orders.ts'
import { editWine, listStock, setAllowance } from './office-wines.ts'
import { orderComplimentaryWine, orderWine } from './order-wine.ts'
import { listWineOrders } from './orders.ts'
import { applyDelivery, getDeliveryThreshold, getWineSales, listWines } from './wine-sales.ts'

export function wineRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.isWineSalesPossible, ({ actor, params }) => getWineSales(db, context, actor, params.id))
  serve(app, contract.listWines, ({ actor, params, query }) =>
    listWines(db, context, actor, { villaItemId: params.id, language: query.lang ?? 'en' }),
  )
  serve(app, contract.getDeliveryChargeThreshold, ({ actor, params }) =>
    getDeliveryThreshold(db, context, actor, params.id),
  )
  serve(app, contract.applyDeliveryCharge, ({ actor, params, body }) =>
    applyDelivery(db, context, actor, { villaItemId: params.id, lines: body.lines }),
  )
  serve(app, contract.orderWine, ({ actor, params, body, tx }) =>
    orderWine(tx, context, actor, { villaItemId: params.id, ...body }),
  )
  serve(app, contract.orderComplimentaryWine, ({ actor, params, body, tx }) =>
    orderComplimentaryWine(tx, context, actor, { villaItemId: params.id, ...body }),
  )
  serve(app, contract.listWineOrders, ({ actor, params }) => listWineOrders(db, context, actor, params.id))
  serve(app, contract.cancelWineOrder, ({ actor, params, tx }) => cancelWineOrder(tx, actor, params.itemId))
  serve(app, office.listOfficeWineOrders, ({ actor, query }) => listOfficeOrders(db, reachOf(actor, 'bookings'), query))
  serve(app, office.answerWineRequest, ({ actor, params, body, tx }) =>
    answerRequest(tx, context, actor, { ...params, ...body }),
  )
  serve(app, office.markWineDelivered, ({ actor, params, tx }) => markDelivered(tx, actor, params.itemId))
  serve(app, office.listStockedWines, () => listStock(db))
  serve(app, office.editWine, ({ actor, params, body, tx }) => editWine(tx, actor, { ...params, ...body }))
  serve(app, office.setWineAllowance, ({ actor, body, tx }) => setAllowance(tx, actor, body))
}
