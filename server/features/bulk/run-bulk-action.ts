import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { isDatabaseUnavailable } from '#database/failure'
import { bulkRun, bulkRunRow, staff } from '#database/tables'
import { withTransaction } from '#database/transact'
import { type BulkEnd, bulkActions } from '#domain/office-lists/bulk-actions'
import type { JobContext } from '#server/context'
import { heldRoles, staffActor } from '#server/features/accounts/public'
import { requireInReach } from '#server/platform/auth/require-reach'
import { problemFromError } from '#server/platform/http/errors'
import type { Task } from '#server/platform/jobs/define-job'
import { changeRecord } from './change-record.ts'
import { reachRecordOf } from './record-lists.ts'
import { changeReachFor } from './start-run.ts'

const rowsAtOnce = 100

type Outcome = 'done' | 'skipped' | 'ended'

/**
 * The run, if it still runs, and its author with the permissions of this moment, if they may still do this. It cannot be
 * cancelled before the transaction ends.
 */
async function lockRun(tx: Transaction, runId: number) {
  const [found] = await tx
    .select({ run: bulkRun, permissions: staff.permissions, roles: heldRoles, leftAt: staff.leftAt })
    .from(bulkRun)
    .leftJoin(staff, eq(staff.id, bulkRun.staffId))
    .where(and(eq(bulkRun.id, runId), isNull(bulkRun.ended)))
    .for('share', { of: bulkRun })
  const { run, permissions, roles, leftAt } = found ?? {}
  if (!run || run.staffId === null || !permissions || !roles || leftAt !== null) return undefined
  const author = staffActor(run.staffId, { permissions, roles })
  const reach = changeReachFor(author, run.action)
  return reach.length === 0 ? undefined : { run, author, reach }
}

const endRun = (db: Db | Transaction, runId: number, ended: BulkEnd) =>
  db
    .update(bulkRun)
    .set({ ended, endedAt: sql`app_now()` })
    .where(and(eq(bulkRun.id, runId), isNull(bulkRun.ended)))

const rowIs = (runId: number, recordId: number) =>
  and(eq(bulkRunRow.runId, runId), eq(bulkRunRow.recordId, recordId), eq(bulkRunRow.state, 'waiting'))

/** Changes one record and marks its row in the same transaction, so that no record is changed twice. */
async function changeRow(tx: Transaction, context: JobContext, runId: number, recordId: number): Promise<Outcome> {
  const locked = await lockRun(tx, runId)
  if (!locked) return 'ended'
  const { run, author, reach } = locked
  const [row] = await tx
    .select({ recordId: bulkRunRow.recordId })
    .from(bulkRunRow)
    .where(rowIs(runId, recordId))
    .for('update', { skipLocked: true })
  if (!row) return 'skipped'
  const record = reachRecordOf[bulkActions[run.action].list]
  await requireInReach(tx, reach, [{ record, id: recordId }], { whole: true })
  await changeRecord[run.action](tx, context, author, { id: recordId, input: run.input, startedAt: run.startedAt })
  await tx.update(bulkRunRow).set({ state: 'done' }).where(rowIs(runId, recordId))
  return 'done'
}

/** Tries one record. A refusal is noted at its row, and keeps no other record from being changed. */
async function tryRow(context: JobContext, runId: number, recordId: number, log: Task['log']): Promise<Outcome> {
  const { db } = context
  try {
    return await withTransaction(db, tx => changeRow(tx, context, runId, recordId))
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    const problem = problemFromError(error as Error)
    if (!problem) log.error({ err: error, run: runId, record: recordId }, 'a record of a bulk run failed')
    await db
      .update(bulkRunRow)
      .set({ state: 'failed', problem: problem?.code ?? 'unexpected' })
      .where(rowIs(runId, recordId))
    return 'skipped'
  }
}

/**
 * Changes the records of a run one after the other, in transactions of their own. It ends where staff cancel it, or where
 * its author loses the permission. A process that stops in the middle leaves the rest to the next attempt.
 */
export async function run(context: JobContext, { runId }: { runId: number }, { signal, log }: Task): Promise<void> {
  const { db } = context
  let after = 0
  for (;;) {
    const rows = await db
      .select({ recordId: bulkRunRow.recordId })
      .from(bulkRunRow)
      .where(and(eq(bulkRunRow.runId, runId), eq(bulkRunRow.state, 'waiting'), gt(bulkRunRow.recordId, after)))
      .orderBy(asc(bulkRunRow.recordId))
      .limit(rowsAtOnce)
    for (const { recordId } of rows) {
      if (signal.aborted) throw new Error('The run goes on with the next attempt.')
      if ((await tryRow(context, runId, recordId, log)) === 'ended') {
        // Without effect on a run that was cancelled.
        await endRun(db, runId, 'stopped')
        return
      }
      after = recordId
    }
    if (rows.length === 0) break
  }
  const [left] = await db
    .select({ recordId: bulkRunRow.recordId })
    .from(bulkRunRow)
    .where(and(eq(bulkRunRow.runId, runId), eq(bulkRunRow.state, 'waiting')))
    .limit(1)
  // Another process has a row under way: its outcome decides with the next attempt.
  if (left) throw new ProblemError('unavailable')
  await endRun(db, runId, 'finished')
}
