import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every minute: publishes the releases that are due (PD-179). */
export const publishDueReleases = defineJob({
  name: 'publish-due-releases',
  payload: z.object({}),
  schedule: '* * * * *',
})
