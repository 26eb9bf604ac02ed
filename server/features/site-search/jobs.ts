import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every five minutes: what was opened of what was searched is counted and, where there is a provider, passed on. */
export const countEvents = defineJob({
  name: 'count-search-events',
  payload: z.object({}),
  handler: () => import('./count-events.ts'),
  schedule: '*/5 * * * *',
  // The next one does what this one could not.
  retries: { times: 0, after: 10, most: 10 },
  deadline: 240,
})

/** Every five minutes: what reads differently is given to the search provider, where there is one. */
export const exportRecords = defineJob({
  name: 'export-search-records',
  payload: z.object({}),
  handler: () => import('./export-records.ts'),
  schedule: '2-59/5 * * * *',
  retries: { times: 0, after: 10, most: 10 },
  deadline: 1800,
})
