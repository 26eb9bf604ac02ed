import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/office-prices'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { listPrices } from './list-prices.ts'
import { listStrokes } from './list-strokes.ts'
import { copyPrices, paintPrices } from './paint-prices.ts'
import { tryPrice } from './try-price.ts'
import { previewUndo, undoPrices } from './undo-prices.ts'

export function priceRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.listPrices, ({ actor, query }) => listPrices(context, reachOf(actor, 'prices'), query))
  serve(app, contract.paintPrices, ({ actor, body: { villas, from, to, change }, tx }) =>
    paintPrices(tx, actor, { villas, nights: { from, to }, change }),
  )
  serve(app, contract.copyPrices, ({ actor, body: { villas, fromYear, toYear, adjust }, tx }) =>
    copyPrices(tx, actor, { villas, copy: { from: fromYear, to: toYear, adjust } }),
  )
  serve(app, contract.listStrokes, ({ actor, query }) => listStrokes(context.db, reachOf(actor, 'prices'), query))
  serve(app, contract.previewUndo, ({ params }) => previewUndo(context.db, params.id))
  serve(app, contract.undoPrices, ({ actor, params, body, tx }) =>
    undoPrices(tx, actor, { strokeId: params.id, ...body }),
  )
  serve(app, contract.tryPrice, ({ params, query: { from, to, adults, rooms } }) =>
    tryPrice(context.db, { villaId: params.id, stay: { from, to }, adults, rooms }),
  )
}
