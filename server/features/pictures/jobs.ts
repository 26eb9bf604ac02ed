import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each hour: deletes uploads of pictures that have expired, and their files. */
export const expireUploads = defineJob({
  name: 'expire-picture-uploads',
  payload: z.object({}),
  schedule: '35 * * * *',
})

/** Each night: deletes pictures that were removed a month ago. */
export const deleteRemovedPictures = defineJob({
  name: 'delete-removed-pictures',
  payload: z.object({}),
  schedule: '20 4 * * *',
})
