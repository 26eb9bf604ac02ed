import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Sends one e-mail. A server that is down is asked for about two days. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.number().int() }),
  handler: () => import('./send-mail.ts'),
  retries: { times: 60, after: 20, most: 3600 },
})
