import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each hour: ends open requests for other hours of stays that have begun. Correctness does not depend on it. */
export const lapseHours = defineJob({
  name: 'lapse-hours',
  payload: z.object({}),
  schedule: '5 * * * *',
})
