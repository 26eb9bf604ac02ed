import { sql } from 'drizzle-orm'
import type { JobPause, OfficeJob, OfficeJobs } from '#contract/operations/office-jobs'
import type { Queryable } from '#database/connection'
import { jobQueue } from '#database/job-queue'
import type { Context } from '#server/context'
import type { JobDefinition } from '#server/platform/jobs/define-job'
import { findSwitchedOff, type Part } from '#server/platform/jobs/switches'
import { describeSchedule } from './describe-schedule.ts'

/** The runs of a job by state, as the queue has them. */
export interface QueuedRuns extends Pick<OfficeJob, 'waiting' | 'retrying' | 'active' | 'failed'> {
  name: string
  waitingSince: Date | null
  lastResult: 'completed' | 'failed' | null
  lastAt: Date | null
}

type Row = Omit<QueuedRuns, 'waitingSince' | 'lastAt'> & {
  waitingSince: string | Date | null
  lastAt: string | Date | null
}

const instant = (value: string | Date | null) => (value === null ? null : new Date(value))

/** Counts the runs of each queue. Runs that are long done are not read: of those it takes the last (`job_ended`). */
export async function findQueuedRuns(db: Queryable): Promise<QueuedRuns[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select queue.name, due.waiting, due.retrying, due.since as "waitingSince", ended.active, ended.failed,
      last.state as "lastResult", last.at as "lastAt"
    from pgboss.queue
    cross join lateral (
      select count(*) filter (where state = 'created' and start_after <= now())::int as waiting,
        count(*) filter (where state = 'retry')::int as retrying,
        min(start_after) filter (where start_after <= now()) as since
      from pgboss.job where job.name = queue.name and state < 'active' and not blocked
    ) due
    cross join lateral (
      select (select count(*)::int from pgboss.job where job.name = queue.name and state = 'active') as active,
        (select count(*)::int from pgboss.job where job.name = queue.name and state = 'failed') as failed
    ) ended
    left join lateral (
      (select 'completed' as state, completed_on as at from pgboss.job
        where job.name = queue.name and state = 'completed' order by completed_on desc limit 1)
      union all
      (select 'failed', completed_on from pgboss.job
        where job.name = queue.name and state = 'failed' order by completed_on desc limit 1)
      order by at desc limit 1
    ) last on true
    order by queue.name`)
  return rows.map(row => ({ ...row, waitingSince: instant(row.waitingSince), lastAt: instant(row.lastAt) }))
}

const noRuns = { waiting: 0, retrying: 0, active: 0, failed: 0, waitingSince: null, lastResult: null, lastAt: null }

/** Finds when a backup was last restored on trial. */
export type FindLastTrial = (db: Queryable) => Promise<{ restoredAt: Date | null }>

/** Lists the jobs in the order of their names, with what holds them back. */
export async function findJobs(
  { db, clock, configuration }: Pick<Context, 'db' | 'clock' | 'configuration'>,
  jobs: readonly JobDefinition<unknown>[],
  findLastTrial: FindLastTrial,
): Promise<OfficeJobs> {
  const runs = new Map((await findQueuedRuns(db)).map(each => [each.name, each]))
  const off = new Map((await findSwitchedOff(db)).map(({ part, since, reason }) => [part, { since, reason }]))
  const pauseOf = (part: Part): JobPause | null => {
    const found = off.get(part)
    return found ? { since: found.since.toISOString(), reason: found.reason } : null
  }
  const allPaused = pauseOf('jobs')
  const queue = jobQueue(db)
  const from = new Date(clock.now())
  const present = ({ name, schedule }: JobDefinition<unknown>): OfficeJob => {
    const { waitingSince, lastAt, lastResult, ...counts } = runs.get(name) ?? noRuns
    const paused = pauseOf(`job ${name}`)
    const next = schedule && !paused && !allPaused ? queue.previewSchedule(schedule, { from, count: 1 })[0] : undefined
    return {
      ...counts,
      name,
      schedule: (schedule && describeSchedule(schedule)) || null,
      nextRun: next?.toISOString() ?? null,
      lastRun: lastAt && lastResult ? { at: lastAt.toISOString(), result: lastResult } : null,
      waitingSince: waitingSince?.toISOString() ?? null,
      paused,
    }
  }
  return {
    jobs: jobs.map(present).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    allPaused,
    paymentsPaused: pauseOf('payments'),
    offByConfiguration: configuration.role !== 'web' && !configuration.jobs,
    restoredAt: (await findLastTrial(db)).restoredAt?.toISOString() ?? null,
  }
}
