import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Step } from './steps.ts'

/** The second argument of a job's handler, beside its payload. */
export interface Task {
  /** Runs a step at most once; see `Step`. */
  step: Step
  /** Aborted when the handler must stop: the process stops, or the job's deadline has passed. */
  signal: AbortSignal
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** A job as its senders know it. */
export interface JobDefinition<Payload> {
  name: string
  /** Ids only: the handler reads the rows when the job runs, and the queue holds nothing personal. */
  payload: z.ZodType<Payload>
  /** How often a failed job is retried: after so many seconds, doubling each time up to `most`. */
  retries: { times: number; after: number; most: number }
  /** The seconds after which a running job counts as failed. */
  deadline: number
  /** How many such jobs one process runs concurrently. */
  concurrency: number
  /** The cron expression, in UTC, of a scheduled job; its payload is empty. */
  schedule?: string
}

type LoadHandler<Payload, Context> = () => Promise<{
  run(context: Context, payload: Payload, task: Task): Promise<void>
}>

/** A job as its workers know it. */
export interface Job<Payload, Context> extends JobDefinition<Payload> {
  handler: LoadHandler<Payload, Context>
}

type Definition<Payload> = Pick<JobDefinition<Payload>, 'name' | 'payload'> & Partial<JobDefinition<Payload>>

/** Defines a job. It runs at least once each time it is enqueued, so it must be idempotent. */
export const defineJob = <Payload>(definition: Definition<Payload>): JobDefinition<Payload> => ({
  retries: { times: 5, after: 10, most: 3600 },
  deadline: 300,
  concurrency: 1,
  ...definition,
})

/** Adds a job's handler. Handlers send jobs themselves, so the definitions do not import them. */
export const handledBy = <Payload, Context>(
  definition: JobDefinition<Payload>,
  handler: LoadHandler<Payload, Context>,
): Job<Payload, Context> => ({ ...definition, handler })
