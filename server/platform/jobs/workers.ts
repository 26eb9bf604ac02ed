import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Db } from '#database/connection'
import { isDatabaseUnavailable, isKnownUnavailable } from '#database/failure'
import { jobQueue } from '#database/job-queue'
import { redactQueryValues } from '#server/platform/http/errors'
import { traced } from '#server/platform/runtime/traces'
import type { Job } from './define-job.ts'
import { stepsOf } from './steps.ts'
import type { Switches } from './switches.ts'

/** Seconds between polls: users wait for jobs that follow a change, but not for scheduled ones. */
const pollIntervals = { change: 2, schedule: 30 } as const

export interface Workers {
  /** Whether jobs are worked on, or switched off; false until the database has let them begin. */
  hasBegun: () => boolean
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
  /** The parts that administrators have switched off; by default none. */
  switches?: Switches
}

/** Milliseconds that running jobs have when all are switched off. */
const pausePatience = 30_000

/** Milliseconds between log lines about a database that does not answer. */
const tellAwayEvery = 60_000

/** The library copies errors into plain objects: their cause is what the database driver has thrown. */
function failureOf(error: unknown): unknown {
  if (error instanceof Error) return error
  const { cause, message } = error as { cause?: unknown; message?: string }
  return cause instanceof Error ? cause : new Error(message)
}

/**
 * Runs jobs in this process, beside other processes that do; one process takes each job. It starts once the database is
 * available, and survives failures of jobs and of the database.
 */
export function startWorkers<Context>(jobs: readonly Job<unknown, Context>[], shop: WorkerState<Context>): Workers {
  const { db, log, superviseEvery = 60, lookEvery = pollIntervals.change, switches } = shop
  const stopping = new AbortController()
  let queue: PgBoss | undefined

  let toldAway = Number.NEGATIVE_INFINITY
  const tell = (error: unknown, what: string) => {
    const failure = failureOf(error)
    if (isDatabaseUnavailable(failure)) {
      // The site logs the loss and the return; each worker would repeat it with each poll.
      if (isKnownUnavailable(failure) || performance.now() - toldAway < tellAwayEvery) return
      toldAway = performance.now()
    }
    log.error({ err: redactQueryValues(failure) }, what)
  }

  const working = new Set<string>()
  let hasBegun = false

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
    working.clear()
    await opened.start()
  }

  /** Works on a job, with as many workers as it may have at once. */
  const workOn = async (job: Job<unknown, Context>, opened: PgBoss) => {
    working.add(job.name)
    const pollingIntervalSeconds = job.schedule ? pollIntervals.schedule : lookEvery
    for (let number = 0; number < job.concurrency; number++) {
      const worker = await opened.work(job.name, { pollingIntervalSeconds }, async ([taken]) => {
        // After one job another can be waiting: poll immediately, or a backlog would drain at one job per interval.
        opened.notifyWorker(worker)
        if (taken) await runJob(job, taken, shop)
      })
    }
  }

  /** Starts and stops work on jobs as the switches say. */
  const follow = async () => {
    if (stopping.signal.aborted) return
    if (switches?.isOff('jobs')) {
      await queue?.stop({ timeout: pausePatience })
      queue = undefined
      return
    }
    if (!queue) await open()
    for (const job of jobs) {
      const isPaused = switches?.isOff(`job ${job.name}`) ?? false
      if (isPaused && working.delete(job.name)) await queue?.offWork(job.name, { wait: false })
      if (!isPaused && !working.has(job.name) && queue) await workOn(job, queue)
    }
  }

  const begin = async () => {
    for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 30_000)) {
      try {
        await follow()
        hasBegun = true
        return
      } catch (error) {
        tell(error, 'jobs wait for the database')
        await queue?.stop({ graceful: false }).catch(() => undefined)
        queue = undefined
        await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
  }
  let begun = begin()
  switches?.onChange(() => {
    begun = begun.then(begin)
  })

  return {
    hasBegun: () => hasBegun,
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
    const payload = job.payload.parse(taken.data ?? {})
    const tools = { step: stepsOf(db, taken.id), signal: taken.signal, log }
    await traced(`job ${job.name}`, async () => run(context, payload, tools))
  } catch (error) {
    const told = redactQueryValues(error)
    log.error({ err: told, job: job.name, jobId: taken.id }, 'a job failed')
    // pg-boss stores the thrown error with the job: only its name, since the rest can be personal.
    throw new Error(told instanceof Error ? told.name : 'failed')
  }
}
