import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: deletes rows past their retention. */
export const tidyTables = defineJob({
  name: 'tidy-tables',
  payload: z.object({}),
  handler: () => import('./tidy-tables.ts'),
  schedule: '10 3 * * *',
})

/** Each hour: deletes replies stored for idempotent repetition, because some contain secrets. */
export const tidyAnswers = defineJob({
  name: 'tidy-answers',
  payload: z.object({}),
  handler: () => import('./tidy-answers.ts'),
  schedule: '40 * * * *',
})
