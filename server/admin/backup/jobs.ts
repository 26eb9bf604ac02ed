import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: tries a restore of the embedded database. A failed trial is a failed job, which an alert reports. */
export const tryRestore = defineJob({
  name: 'try-restore',
  payload: z.object({}),
  schedule: '40 3 * * *',
  retries: { times: 1, after: 600, most: 600 },
  deadline: 1800,
})
