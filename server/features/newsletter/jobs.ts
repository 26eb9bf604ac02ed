import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

const payload = z.object({ contactId: z.number().int() })

/** E-mails the link to confirm a newsletter subscription. */
export const sendConfirmation = defineJob({
  name: 'ask-to-confirm',
  payload,
})

/** E-mails a welcome to a confirmed subscriber. */
export const sendWelcome = defineJob({
  name: 'welcome',
  payload,
})
