import { type SQL, sql } from 'drizzle-orm'
import type { FailedRun } from '#contract/operations/office-jobs'
import type { Queryable } from '#database/connection'

const maxAtOnce = 50

/** The failed runs of all queues, as the source of a query: each queue's are found by the index `job_ended`. */
export const failedRuns = (columns: SQL, most: number, condition: SQL = sql`true`): SQL => sql`
  pgboss.queue cross join lateral (
    select ${columns} from pgboss.job where job.name = queue.name and state = 'failed' and ${condition}
    order by completed_on desc, id desc limit ${most}
  ) failed`

/** Lists failed runs, the newest first. Of errors it has the message, which is only a kind (`runJob`). */
export async function listFailedRuns(
  db: Queryable,
  cursor?: string,
): Promise<{ runs: FailedRun[]; next: string | null }> {
  const older =
    cursor === undefined
      ? sql`true`
      : sql`(completed_on, id) < (
          select last.completed_on, last.id from pgboss.queue named join pgboss.job last on last.name = named.name
          where last.id = ${cursor} and last.completed_on is not null)`
  const columns = sql`id, job.name, completed_on, retry_count,
    coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as reason`
  const { rows } = await db.execute<{ id: string; name: string; at: string | Date; attempts: number; reason: string }>(
    sql`select failed.id, failed.name, failed.completed_on as at, failed.retry_count + 1 as attempts, left(failed.reason, 200) as reason
      from ${failedRuns(columns, maxAtOnce + 1, older)} order by failed.completed_on desc, failed.id desc limit ${maxAtOnce + 1}`,
  )
  const runs = rows
    .slice(0, maxAtOnce)
    .map(({ id, name, at, attempts, reason }) => ({ id, name, failedAt: new Date(at).toISOString(), attempts, reason }))
  return { runs, next: rows.length > maxAtOnce ? (runs.at(-1)?.id ?? null) : null }
}
