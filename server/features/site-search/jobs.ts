import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every five minutes: counts clicks on search results and sends them to the provider, if there is one. */
export const countEvents = defineJob({
  name: 'count-search-events',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  // The next run repeats failed work.
  retries: { times: 0, after: 10, most: 10 },
  deadline: 240,
})

/** Every five minutes: exports changed records to the search provider, if there is one. */
export const exportRecords = defineJob({
  name: 'export-search-records',
  /** `all` compares everything, for a provider that has lost its records. */
  payload: z.object({ all: z.boolean().optional() }),
  schedule: '2-59/5 * * * *',
  retries: { times: 0, after: 10, most: 10 },
  deadline: 1800,
})
