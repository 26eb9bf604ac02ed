import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: what the database keeps only for a while goes. */
export const tidyTables = defineJob({
  name: 'tidy-tables',
  payload: z.object({}),
  handler: () => import('./tidy-tables.ts'),
  schedule: '10 3 * * *',
})
