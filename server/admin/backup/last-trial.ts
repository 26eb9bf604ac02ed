import { sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { restoredStep, tryRestore } from './jobs.ts'

/** The last trial that restored a backup. The queue forgets completed jobs after a week. */
export interface LastTrial {
  /** When a backup was last restored; null if that is not known. */
  restoredAt: Date | null
  /** Seconds since then, or since the job exists; null while the job is switched off. */
  age: number | null
}

/** Finds the last trial. Reads the few jobs of that name, by the key of the queue's table. */
export async function findLastTrial(db: Queryable): Promise<LastTrial> {
  const { rows } = await db.execute<{ restoredAt: Date | string | null; age: number | null }>(sql`
    select last.at as "restoredAt",
      case when not exists (select from switched_off where part in ('jobs', ${`job ${tryRestore.name}`}))
        then extract(epoch from now() - coalesce(last.at, queue.created_on))::float end as age
    from pgboss.queue, (
      select max(job.completed_on) as at from pgboss.job
        join job_step on job_step.job_id = job.id and job_step.key = ${restoredStep}
      where job.name = ${tryRestore.name} and job.state = 'completed'
    ) as last
    where queue.name = ${tryRestore.name}`)
  const [found] = rows
  return {
    restoredAt: found?.restoredAt ? new Date(found.restoredAt) : null,
    age: found?.age ?? null,
  }
}
