import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Db } from '#database/connection'
import { isKnownUnavailable } from '#database/failure'
import { jobQueue } from '#database/job-queue'
import { redactQueryValues } from '#server/platform/http/errors'
import type { Job } from './define-job.ts'
import { stepsOf } from './steps.ts'

/** Seconds between polls: users wait for jobs that follow a change, but not for scheduled ones. */
const pollIntervals = { change: 2, schedule: 30 } as const

export interface Workers {
  /** Fetches no more jobs and lets running ones end until the deadline; the rest go back to the queue. */
  stop: (patience: number) => Promise<void>
}

interface WorkerState<Context> {
  db: Db
  context: Context
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  /** Seconds between checks for jobs of dead processes. */
  superviseEvery?: number
  /** Seconds between polls for jobs that follow a change. */
  lookEvery?: number
}

/**
 * Runs jobs in this process, beside other processes that do; one process takes each job. It starts once the database is
 * available, and survives failures of jobs and of the database.
 */
export function startWorkers<Context>(jobs: readonly Job<unknown, Context>[], shop: WorkerState<Context>): Workers {
  const { db, log, superviseEvery = 60, lookEvery = pollIntervals.change } = shop
  const stopping = new AbortController()
  let queue: PgBoss | undefined

  // The process that first notices an unavailable database has already logged it.
  const tell = (error: unknown, what: string) => {
    if (!isKnownUnavailable(error)) log.error({ err: redactQueryValues(error) }, what)
  }

  const open = async () => {
    const opened = jobQueue(db, {
      schedule: true,
      supervise: true,
      superviseIntervalSeconds: superviseEvery,
      monitorIntervalSeconds: superviseEvery,
    })
    opened.on('error', error => tell(error, 'the job queue'))
    opened.on('warning', ({ message }) => log.warn(message))
    queue = opened
    await opened.start()
    for (const job of jobs.flatMap(job => Array<typeof job>(job.concurrency).fill(job))) {
      const pollingIntervalSeconds = job.schedule ? pollIntervals.schedule : lookEvery
      const worker = await opened.work(job.name, { pollingIntervalSeconds }, async ([taken]) => {
        // After one job another can be waiting: poll immediately, or a backlog would drain at one job per interval.
        opened.notifyWorker(worker)
        if (taken) await runJob(job, taken, shop)
      })
    }
  }

  const begin = async () => {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 30_000)) {
      try {
        return await open()
      } catch (error) {
        tell(error, 'jobs wait for the database')
        await queue?.stop({ graceful: false }).catch(() => undefined)
        await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
  }
  const begun = begin()

  return {
    stop: async patience => {
      stopping.abort()
      const ended = begun.then(() => queue?.stop({ timeout: patience }))
      // A database that no longer answers must not block the exit.
      await Promise.race([ended, wait(patience + 1000, undefined, { ref: false })])
    },
  }
}

async function runJob<Context>(
  job: Job<unknown, Context>,
  taken: { id: string; data: unknown; signal: AbortSignal },
  { db, context, log }: WorkerState<Context>,
): Promise<void> {
  try {
    const { run } = await job.handler()
    await run(context, job.payload.parse(taken.data ?? {}), { step: stepsOf(db, taken.id), signal: taken.signal, log })
  } catch (error) {
    const told = redactQueryValues(error)
    log.error({ err: told, job: job.name, jobId: taken.id }, 'a job failed')
    // pg-boss stores the thrown error with the job: only its name, since the rest can be personal.
    throw new Error(told instanceof Error ? told.name : 'failed')
  }
}
