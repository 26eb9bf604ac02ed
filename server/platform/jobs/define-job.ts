import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Step } from './steps.ts'

/** What a job's handler is told beside its payload. */
export interface Task {
  /** Remembers what is done: see `Step`. */
  step: Step
  /** Aborted when the job is taken from the handler: the process stops, or the job's time is over. */
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

export interface Job<Payload, Context> {
  name: string
  /** Ids, nothing else: what they name is read when the job runs, and nothing personal lies in the queue. */
  payload: z.ZodType<Payload>
  /** Where its handler is; loaded by the worker when the first such job runs. */
  handler: () => Promise<{ run(context: Context, payload: Payload, task: Task): Promise<void> }>
  /** How often a job that failed is tried again: after so many seconds, twice as long each time up to the most. */
  retries: { times: number; after: number; most: number }
  /** The seconds after which a job counts as failed, whatever it is doing. */
  deadline: number
  /** How many of them one process works on at the same time. */
  concurrency: number
  /** When it runs by itself, as cron says it, in UTC; its payload is then empty. */
  schedule?: string
}

type Definition<Payload, Context> = Pick<Job<Payload, Context>, 'name' | 'payload' | 'handler'> &
  Partial<Job<Payload, Context>>

/** Defines a job. It runs at least once for each time that it is enqueued, so that twice must do no harm. */
export const defineJob = <Payload, Context>(definition: Definition<Payload, Context>): Job<Payload, Context> => ({
  retries: { times: 5, after: 10, most: 3600 },
  deadline: 300,
  concurrency: 1,
  ...definition,
})
