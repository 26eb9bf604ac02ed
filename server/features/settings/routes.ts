import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/office-settings'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { presentSettings } from './present-settings.ts'
import { addSetting, changeSetting, withdrawSetting } from './write-setting.ts'

/** The endpoints of settings with dated versions (PD-185). */
export function settingRoutes(app: FastifyInstance, context: Context): void {
  serve(app, contract.getSettings, ({ query }) => presentSettings(context.db, context, query.lang))
  serve(app, contract.addSetting, ({ actor, body, tx }) => addSetting(tx, context, actor, body))
  serve(app, contract.changeSetting, ({ actor, body, params, tx }) =>
    changeSetting(tx, context, actor, { ...body, id: params.id }),
  )
  serve(app, contract.withdrawSetting, ({ actor, params, query, tx }) =>
    withdrawSetting(tx, context, actor, { id: params.id, revision: query.revision }),
  )
}
