import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/staff/bulk-runs'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { exportFailures, getRun, listFailures, listRuns } from './present-run.ts'
import { cancelRun, countRecords, retryRun, startRun } from './start-run.ts'

export function bulkRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.countBulkRows, async ({ actor, body }) => ({ count: await countRecords(db, actor, body) }))
  serve(app, contract.startBulkRun, ({ actor, body, tx }) => startRun(tx, actor, body))
  serve(app, contract.listBulkRuns, ({ actor, query }) => listRuns(db, actor, query.cursor))
  serve(app, contract.getBulkRun, ({ actor, params }) => getRun(db, actor, params.id))
  serve(app, contract.listBulkFailures, ({ actor, params, query }) => listFailures(db, actor, { ...params, ...query }))
  serve(app, contract.exportBulkFailures, ({ actor, body }) => exportFailures(context, actor, body.runId))
  serve(app, contract.cancelBulkRun, ({ actor, params, tx }) => cancelRun(tx, actor, params.id))
  serve(app, contract.retryBulkRun, ({ actor, params, tx }) => retryRun(tx, actor, params.id))
}
