import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each hour: deletes files that were uploaded for a message and never sent. */
export const deleteUnsentFiles = defineJob({
  name: 'delete-unsent-files',
  payload: z.object({}),
  schedule: '25 * * * *',
})
