import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** When a day is over: what was read on it counts. */
export const tellReadings = defineJob({
  name: 'tell-readings',
  payload: z.object({}),
  handler: () => import('./tell-readings.ts'),
  schedule: '5 0 * * *',
})
