import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { type ProblemCode, ProblemError, problemDefinitions } from '#contract/problems'
import type { BulkFailure, BulkRunShown } from '#contract/staff/bulk-runs'
import type { Queryable } from '#database/connection'
import { bulkRun, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { isUnlimited } from '#domain/access/roles/reach'
import { type BulkAction, bulkActions, bulkActionsFor, bulkRecordPath } from '#domain/office-lists/bulk-actions'
import type { Context } from '#server/context'
import { exportList } from '#server/features/office/public'
import { recordNames } from './record-lists.ts'

const maxAtOnce = 50

/** The runs that an actor sees: all of an action with unlimited reach, otherwise their own (PD-209). */
function visibleTo(actor: Staff): SQL | undefined {
  const actions = bulkActionsFor(actor.permissions)
  const unlimited = actions.filter(name => isUnlimited(actor, bulkActions[name].permission))
  const limited = actions.filter(name => !unlimited.includes(name))
  return or(
    inArray(bulkRun.action, unlimited),
    and(inArray(bulkRun.action, limited), eq(bulkRun.staffId, actor.staffId)),
  )
}

/** Finds a run that the actor sees. Throws `not-found`. */
export async function findRun(db: Queryable, actor: Staff, id: number) {
  const [run] = await db
    .select()
    .from(bulkRun)
    .where(and(eq(bulkRun.id, id), visibleTo(actor)))
  if (!run) throw new ProblemError('not-found')
  return run
}

const counts = sql<Pick<BulkRunShown, 'total' | 'done' | 'failed' | 'waiting'>>`(
  select json_build_object('total', count(*), 'done', count(*) filter (where state = 'done'),
    'failed', count(*) filter (where state = 'failed'), 'waiting', count(*) filter (where state = 'waiting'))
  from bulk_run_row where run_id = ${bulkRun.id})`

async function selectRuns(db: Queryable, actor: Staff, wanted: SQL | undefined, limit: number) {
  const rows = await db
    .select({
      run: bulkRun,
      author: staff.name,
      counts,
    })
    .from(bulkRun)
    .leftJoin(staff, eq(staff.id, bulkRun.staffId))
    .where(and(wanted, visibleTo(actor)))
    .orderBy(desc(bulkRun.id))
    .limit(limit)
  return rows.map(
    ({ run, author, counts: counted }): BulkRunShown => ({
      id: run.id,
      action: run.action,
      author,
      startedAt: run.startedAt.toISOString(),
      endedAt: run.endedAt?.toISOString() ?? null,
      ended: run.ended,
      retryOf: run.retryOf,
      ...counted,
    }),
  )
}

/** Gets a run and how far it is. Throws `not-found`. */
export async function getRun(db: Queryable, actor: Staff, id: number): Promise<BulkRunShown> {
  const [run] = await selectRuns(db, actor, eq(bulkRun.id, id), 1)
  if (!run) throw new ProblemError('not-found')
  return run
}

/** Lists the runs of the actor's permissions, the newest first. */
export async function listRuns(db: Queryable, actor: Staff, cursor?: number) {
  const found = await selectRuns(db, actor, cursor === undefined ? undefined : lt(bulkRun.id, cursor), maxAtOnce + 1)
  const runs = found.slice(0, maxAtOnce)
  return { runs, next: found.length > maxAtOnce ? (runs.at(-1)?.id ?? null) : null }
}

interface FailureRow extends Record<string, unknown> {
  record_id: number
  name: string | null
  problem: string | null
}

/** The rows of a run that were not changed; of one that still runs only those that failed. */
const unchanged = ({ id, action, ended }: { id: number; action: BulkAction; ended: string | null }, after = 0) => sql`
  select record_id, problem, (${recordNames[bulkActions[action].list]}) as name from bulk_run_row
  where run_id = ${id} and record_id > ${after} and ${ended === null ? sql`state = 'failed'` : sql`state <> 'done'`}
  order by record_id`

/** Lists the records that a run did not change. Throws `not-found`. */
export async function listFailures(
  db: Queryable,
  actor: Staff,
  { id, cursor }: { id: number; cursor?: number | undefined },
): Promise<{ failures: BulkFailure[]; next: number | null }> {
  const run = await findRun(db, actor, id)
  const { rows } = await db.execute<FailureRow>(sql`${unchanged(run, cursor)} limit ${maxAtOnce + 1}`)
  const failures = rows.slice(0, maxAtOnce).map(row => ({
    recordId: row.record_id,
    name: row.name ?? '',
    path: bulkRecordPath(run.action, row.record_id),
    problem: row.problem,
  }))
  return { failures, next: rows.length > maxAtOnce ? (failures.at(-1)?.recordId ?? null) : null }
}

const reasonOf = (problem: string | null) =>
  problem === null ? 'Not tried' : (problemDefinitions[problem as ProblemCode]?.title ?? 'An unexpected error')

/** Exports the records that a run did not change, with reasons in English. Throws `not-found`. */
export async function exportFailures(source: Pick<Context, 'db' | 'reports'>, actor: Staff, runId: number) {
  const run = await findRun(source.db, actor, runId)
  return exportList<FailureRow>(source, actor, {
    name: 'bulk-run',
    filter: { run: runId, action: run.action },
    query: unchanged(run),
    columns: [
      ['Id', row => row.record_id],
      ['Name', row => row.name],
      ['Reason', row => reasonOf(row.problem)],
      ['Address', row => bulkRecordPath(run.action, row.record_id)],
    ],
  })
}
