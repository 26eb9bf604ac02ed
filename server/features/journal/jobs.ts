import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** After midnight: publishes the reading counts of the day before. */
export const publishReadCounts = defineJob({
  name: 'tell-readings',
  payload: z.object({}),
  schedule: '5 0 * * *',
})
