import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { jobQueue } from '#database/job-queue'
import type { JobDefinition } from './define-job.ts'

/** The key of the advisory lock under which queues are prepared, the same in every process. */
const lock = 6_273_902

/** Seconds after which a job of a dead process is given to another. */
const heartbeatSeconds = 30

/** Creates or updates each job's queue and schedule from its definition. Required before anything is enqueued. */
export async function prepareQueues(db: Db, jobs: readonly JobDefinition<unknown>[]): Promise<void> {
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const queue = jobQueue(tx)
    for (const { name, retries, deadline, schedule } of jobs) {
      const options = {
        retryLimit: retries.times,
        retryDelay: retries.after,
        retryBackoff: true,
        retryDelayMax: retries.most,
        expireInSeconds: deadline,
        heartbeatSeconds,
      }
      await queue.createQueue(name, options)
      await queue.updateQueue(name, options)
      if (schedule) await queue.schedule(name, schedule, {})
    }
    const scheduled = new Set(jobs.filter(job => job.schedule).map(job => job.name))
    for (const { name } of await queue.getSchedules()) if (!scheduled.has(name)) await queue.unschedule(name)
  })
}
