import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: what the database keeps only for a while goes. */
export const tidyTables = defineJob({
  name: 'tidy-tables',
  payload: z.object({}),
  handler: () => import('./tidy-tables.ts'),
  schedule: '10 3 * * *',
})

/** Each hour: answers of calls that were kept for repetitions go, secrets among them. */
export const tidyAnswers = defineJob({
  name: 'tidy-answers',
  payload: z.object({}),
  handler: () => import('./tidy-answers.ts'),
  schedule: '40 * * * *',
})
