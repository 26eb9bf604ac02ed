import type { Queryable, Transaction } from '#database/connection'
import { jobSender } from '#database/job-queue'
import type { JobDefinition } from './define-job.ts'

/**
 * Enqueues a job in the transaction of its cause: it runs after the commit, and never without it. Among waiting jobs of
 * the same name, those of a higher `priority` run first.
 */
export async function enqueue<Payload extends object>(
  tx: Transaction,
  job: JobDefinition<Payload>,
  payload: Payload,
  { priority = 0 }: { priority?: number } = {},
): Promise<void> {
  await jobSender(tx, (queue, db) => queue.send(job.name, job.payload.parse(payload), { priority, db }))
}

/** Enqueues a job for each payload, in one statement. */
export async function enqueueAll<Payload extends object>(
  tx: Transaction,
  job: JobDefinition<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return
  const jobs = payloads.map(payload => ({ data: job.payload.parse(payload) }))
  await jobSender(tx, (queue, db) => queue.insert(job.name, jobs, { db }))
}

/**
 * Enqueues a job without a payload that does all that is due: at most one in each of the slots of so many seconds, of
 * all processes. If one waits in this slot, it is enqueued for the next, so that nothing is left that came later.
 */
export async function enqueueOncePer(db: Queryable, job: JobDefinition<object>, seconds: number): Promise<void> {
  const once = { singletonSeconds: seconds, singletonNextSlot: true }
  await jobSender(db, (queue, over) => queue.send(job.name, {}, { ...once, db: over }))
}

/** Enqueues a job without a payload that runs in so many seconds. */
export async function enqueueIn(db: Queryable, job: JobDefinition<object>, seconds: number): Promise<void> {
  await jobSender(db, (queue, over) => queue.send(job.name, {}, { startAfter: seconds, db: over }))
}
