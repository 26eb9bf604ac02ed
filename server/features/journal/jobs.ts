import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** After midnight: publishes the reading counts of the day before. */
export const publishReadCounts = defineJob({
  name: 'tell-readings',
  payload: z.object({}),
  handler: () => import('./publish-read-counts.ts'),
  schedule: '5 0 * * *',
})
