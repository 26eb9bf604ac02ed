import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

const payload = z.object({ contactId: z.number().int() })

/** E-mails the link to confirm a newsletter subscription. */
export const askToConfirm = defineJob({
  name: 'ask-to-confirm',
  payload,
  handler: () => import('./ask-to-confirm.ts'),
})

/** E-mails a welcome to a confirmed subscriber. */
export const welcome = defineJob({
  name: 'welcome',
  payload,
  handler: () => import('./welcome.ts'),
})
