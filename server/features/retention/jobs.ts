import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: deletes rows past their retention. */
export const purgeTables = defineJob({
  name: 'tidy-tables',
  payload: z.object({}),
  schedule: '10 3 * * *',
})

/** Each hour: deletes replies stored for idempotent repetition, because some contain secrets. */
export const purgeIdempotencyKeys = defineJob({
  name: 'tidy-answers',
  payload: z.object({}),
  schedule: '40 * * * *',
})
