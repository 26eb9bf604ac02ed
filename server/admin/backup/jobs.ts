import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: restores a backup on trial. A failed trial is a failed job, which an alert reports. */
export const tryRestore = defineJob({
  name: 'try-restore',
  payload: z.object({}),
  schedule: '40 3 * * *',
  retries: { times: 1, after: 600, most: 600 },
  deadline: 4 * 3600,
})

/** The step of the job that is recorded once a backup was restored. */
export const restoredStep = 'restored'
