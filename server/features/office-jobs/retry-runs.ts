import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { jobQueue } from '#database/job-queue'
import { changesBetween } from '#domain/access/staff-changes'
import { writeStaffEntry } from '#server/features/staff/public'

/** Runs that one call retries at most. */
const maxAtOnce = 1000

/** The member of staff who acts; without one it is an administrator at the command line. */
export interface Actor {
  staffId: number | undefined
}

/** Gives runs that are locked another attempt, and logs it. */
async function retry(tx: Transaction, { staffId }: Actor, name: string, ids: string[], reason: string): Promise<void> {
  await jobQueue(tx).retry(name, ids)
  const changes = changesBetween({ state: 'failed' }, { state: 'retry' })
  await writeStaffEntry(tx, { staffId, action: 'job-retried', reason, changes })
}

/** Gives a failed run another attempt. Throws `not-found`, and `not-in-this-state` if it is not failed, or no longer. */
export async function retryRun(tx: Transaction, actor: Actor, id: string): Promise<void> {
  const { rows } = await tx.execute<{ name: string; state: string }>(sql`
    select job.name, job.state from pgboss.queue join pgboss.job on job.name = queue.name and job.id = ${id}
    for update of job`)
  const [run] = rows
  if (!run) throw new ProblemError('not-found')
  if (run.state !== 'failed') throw new ProblemError('not-in-this-state')
  await retry(tx, actor, run.name, [id], `${run.name} ${id}`)
}

/** Gives the failed runs of a job another attempt, at most a thousand, and returns their number. */
export async function retryFailedRuns(tx: Transaction, actor: Actor, name: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from pgboss.job where name = ${name} and state = 'failed'
    order by completed_on limit ${maxAtOnce} for update skip locked`)
  if (rows.length > 0)
    await retry(
      tx,
      actor,
      name,
      rows.map(({ id }) => id),
      `${name}: ${rows.length}`,
    )
  return rows.length
}
