import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: deletes sizes of pictures that no longer exist. */
export const purgeImageSizes = defineJob({
  name: 'tidy-sizes',
  payload: z.object({}),
  schedule: '40 3 * * *',
  deadline: 1800,
})
