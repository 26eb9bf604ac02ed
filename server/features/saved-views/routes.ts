import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/saved-views'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import {
  changeView,
  createView,
  listViews,
  orderViews,
  removeView,
  restoreView,
  setDefaultView,
} from './change-views.ts'

export function savedViewRoutes(app: FastifyInstance, { db }: Context): void {
  serve(app, contract.listSavedViews, async ({ actor, query }) => ({ views: await listViews(db, actor, query.list) }))
  serve(app, contract.createSavedView, ({ actor, body, tx }) => createView(tx, actor, body))
  serve(app, contract.changeSavedView, ({ actor, params, body, tx }) => changeView(tx, actor, { ...params, ...body }))
  serve(app, contract.removeSavedView, ({ actor, params, tx }) => removeView(tx, actor, params.id))
  serve(app, contract.restoreSavedView, ({ actor, params, tx }) => restoreView(tx, actor, params.id))
  serve(app, contract.orderSavedViews, async ({ actor, body, tx }) => ({ views: await orderViews(tx, actor, body) }))
  serve(app, contract.setDefaultView, ({ actor, body, tx }) => setDefaultView(tx, actor, body))
}
