import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Sends one e-mail. The job retries an unavailable server for about two days. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.number().int() }),
  concurrency: 5,
  retries: { times: 60, after: 20, most: 3600 },
})
