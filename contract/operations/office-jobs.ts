import { z } from 'zod'
import { optional } from 'zod/mini'
import { endpoint, noContent } from '#contract/endpoint'
import { pauseReasonLength } from '#domain/access/staff'

const ofJobs = { group: 'extras', access: ['staff:accounts'] } as const

const schedule = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('minutes'), every: z.number() }),
    z.object({ kind: z.literal('hours'), every: z.number(), minute: z.number() }),
    z.object({ kind: z.literal('daily'), times: z.array(z.string()).meta({ description: 'As `03:40`, in UTC' }) }),
  ])
  .meta({ id: 'JobSchedule' })
export type JobSchedule = z.output<typeof schedule>

const pause = z.object({ since: z.iso.datetime(), reason: z.string() })
export type JobPause = z.output<typeof pause>

const job = z
  .object({
    name: z.string(),
    schedule: schedule.nullable().meta({ description: 'null: it follows a change' }),
    nextRun: z.iso.datetime().nullable().meta({ description: 'null without a schedule, or while it is paused' }),
    lastRun: z
      .object({ at: z.iso.datetime(), result: z.enum(['completed', 'failed']) })
      .nullable()
      .meta({ description: 'The last run that ended within the week for which runs are kept' }),
    waiting: z.number().meta({ description: 'Runs that are due' }),
    waitingSince: z.iso.datetime().nullable().meta({ description: 'Since when the oldest of them is due' }),
    retrying: z.number().meta({ description: 'Failed runs with attempts left; they are tried again by themselves' }),
    active: z.number(),
    failed: z.number().meta({ description: 'Runs without attempts left' }),
    paused: pause.nullable(),
  })
  .meta({ id: 'OfficeJob' })
export type OfficeJob = z.output<typeof job>

export const listJobs = endpoint({
  ...ofJobs,
  method: 'GET',
  path: '/office/jobs',
  summary: 'List all jobs with their schedules, runs and pauses',
  reply: z.object({
    jobs: z.array(job),
    allPaused: pause.nullable(),
    paymentsPaused: pause.nullable().meta({ description: 'Card payments are switched off' }),
    offByConfiguration: z.boolean().meta({ description: 'The process that answers has `JOBS=off`' }),
    restoredAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When a backup was last restored on trial; null if not within the last week' }),
  }),
  problems: [],
})
export type OfficeJobs = z.output<(typeof listJobs)['reply']>

const failedRun = z
  .object({
    id: z.uuid().meta({ description: '`jobId` of the log' }),
    name: z.string(),
    failedAt: z.iso.datetime(),
    attempts: z.number(),
    reason: z.string().meta({ description: 'The kind of the last error, without data; the log has the rest' }),
  })
  .meta({ id: 'FailedRun' })
export type FailedRun = z.output<typeof failedRun>

export const listFailedRuns = endpoint({
  ...ofJobs,
  method: 'GET',
  path: '/office/failedruns',
  summary: 'List the runs of jobs that have used up their attempts, the newest first',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: z.object({ cursor: optional(z.uuid().meta({ description: '`next` of the list before' })) }),
  reply: z.object({ runs: z.array(failedRun), next: z.uuid().nullable() }),
  problems: ['invalid-input'],
})

const writing = { ...ofJobs, method: 'POST', writes: 'transactional', reply: noContent } as const

export const retryRun = endpoint({
  ...writing,
  path: '/office/failedruns/{id}/retry',
  summary: 'Give a failed run another attempt',
  description: 'A run that is no longer failed is rejected: 409 `not-in-this-state`.',
  params: z.object({ id: z.uuid() }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
})

const named = {
  params: z.object({ name: z.string().max(60).meta({ description: 'The name of a job' }) }),
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
} as const

export const retryFailedRuns = endpoint({
  ...writing,
  ...named,
  path: '/office/jobs/{name}/retry',
  summary: 'Give all failed runs of a job another attempt',
  description: 'At most a thousand, the oldest first. Without any: 409 `not-in-this-state`.',
  reply: z.object({ count: z.number() }),
})

export const pauseJob = endpoint({
  ...writing,
  ...named,
  path: '/office/jobs/{name}/pause',
  recentSecondFactor: true,
  summary: 'Pause a job',
  description:
    'Also all jobs, by the name `jobs`, and card payments, by `payments`. Processes notice within seconds; runs under way end. A second pause is rejected with 409 `not-in-this-state`; the first reason stays.',
  body: z.object({ reason: z.string().trim().max(pauseReasonLength).default('') }),
})

export const resumeJob = endpoint({
  ...writing,
  ...named,
  path: '/office/jobs/{name}/resume',
  recentSecondFactor: true,
  summary: 'Resume what was paused',
  description: 'Runs that wait begin within seconds. Without a pause: 409 `not-in-this-state`.',
})
