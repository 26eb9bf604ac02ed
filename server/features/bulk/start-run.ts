import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { BulkChange, BulkFilter, BulkRunShown } from '#contract/staff/bulk-runs'
import type { Db, Queryable, Transaction } from '#database/connection'
import { bulkRun, bulkRunRow } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changeReachOf, type Reach } from '#domain/access/roles/reach'
import { type BulkAction, bulkActions, bulkActionsFor, maxBulkRows } from '#domain/office-lists/bulk-actions'
import { inReach } from '#server/platform/auth/reach-conditions'
import { enqueue } from '#server/platform/jobs/enqueue'
import { runBulkAction } from './jobs.ts'
import { findRun, getRun } from './present-run.ts'
import { reachRecordOf, recordIdsOf } from './record-lists.ts'

/** The records that a staff member may change by an action (PD-209). */
export const changeReachFor = (actor: Staff, action: BulkAction): Reach =>
  changeReachOf(actor, bulkActions[action].permission)

/** Counts the records of a filter, up to one more than a run can have. Throws `not-found`. */
export async function countRecords(db: Queryable, actor: Staff, filtered: BulkFilter): Promise<number> {
  const action = bulkActionsFor(actor.permissions).find(name => bulkActions[name].list === filtered.list)
  if (!action) throw new ProblemError('not-found')
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${recordIdsOf(changeReachFor(actor, action), filtered)} limit ${maxBulkRows + 1}) as found`,
  )
  return rows[0]?.count ?? 0
}

interface NewRun {
  action: BulkAction
  input: Record<string, unknown>
  retryOf?: number
}

/** Begins a run with the records of a query, which is read once. Returns its id and the number of its records. */
async function beginRun(tx: Transaction, { staffId }: Staff, run: NewRun, ids: SQL): Promise<[number, number]> {
  const [made] = await tx
    .insert(bulkRun)
    .values({ ...run, staffId })
    .returning({ id: bulkRun.id })
  const runId = made?.id ?? 0
  const { rowCount } = await tx.execute(sql`
    insert into bulk_run_row (run_id, record_id)
    select distinct ${runId}::bigint, id from (${ids} limit ${maxBulkRows + 1}) as found`)
  await enqueue(tx, runBulkAction, { runId })
  return [runId, rowCount ?? 0]
}

/**
 * Begins a run: freezes its records, and enqueues its job. Throws `not-found` without the permission or for a record out of reach,
 * `reads-only`, `selection-changed` with the present count, and `too-many-rows`.
 */
export async function startRun(tx: Transaction, actor: Staff, change: BulkChange): Promise<BulkRunShown> {
  const { action, rows } = change
  if (!bulkActionsFor(actor.permissions).includes(action)) throw new ProblemError('not-found')
  const reach = changeReachFor(actor, action)
  if (reach.length === 0) throw new ProblemError('reads-only')
  const ids =
    rows.by === 'ids'
      ? sql`select named.id from unnest(${sql.param(rows.ids)}::integer[]) as named(id)
          where ${inReach(reach, reachRecordOf[bulkActions[action].list], sql`named.id`, { whole: true })}`
      : recordIdsOf(reach, { list: bulkActions[action].list, filter: rows.filter } as BulkFilter)
  const input = 'input' in change ? { ...change.input } : {}
  const [runId, count] = await beginRun(tx, actor, { action, input }, ids)
  if (count > maxBulkRows) throw new ProblemError('too-many-rows')
  if (rows.by === 'ids' && count < new Set(rows.ids).size) throw new ProblemError('not-found')
  if (rows.by === 'filter' && count !== rows.expected) throw new ProblemError('selection-changed', { more: { count } })
  return getRun(tx, actor, runId)
}

/** Begins a run with the records that an ended one did not change. Throws `not-found` and `not-in-this-state`. */
export async function retryRun(tx: Transaction, actor: Staff, id: number): Promise<BulkRunShown> {
  const { action, input, ended } = await findRun(tx, actor, id)
  if (ended === null) throw new ProblemError('not-in-this-state')
  const unchanged = and(eq(bulkRunRow.runId, id), ne(bulkRunRow.state, 'done'))
  const ids = sql`select ${bulkRunRow.recordId} as id from ${bulkRunRow} where ${unchanged}`
  const [runId, count] = await beginRun(tx, actor, { action, input, retryOf: id }, ids)
  if (count === 0) throw new ProblemError('not-in-this-state')
  return getRun(tx, actor, runId)
}

/** Cancels a run. The change of a record that is under way is awaited. Throws `not-found` and `not-in-this-state`. */
export async function cancelRun(tx: Transaction, actor: Staff, id: number): Promise<void> {
  await findRun(tx, actor, id)
  const { rowCount } = await tx
    .update(bulkRun)
    .set({ ended: 'cancelled', endedAt: sql`app_now()` })
    .where(and(eq(bulkRun.id, id), sql`${bulkRun.ended} is null`))
  if (rowCount === 0) throw new ProblemError('not-in-this-state')
}

/** Deletes runs that began ninety days ago. */
export const purgeRuns = (db: Db) =>
  db.delete(bulkRun).where(sql`${bulkRun.startedAt} < app_now() - interval '90 days'`)
