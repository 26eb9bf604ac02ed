import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

const payload = z.object({ contactId: z.number().int() })

/** Asks by e-mail whether an address may be put on the list. */
export const askToConfirm = defineJob({
  name: 'ask-to-confirm',
  payload,
  handler: () => import('./ask-to-confirm.ts'),
})

/** Welcomes an address that has been put on the list. */
export const welcome = defineJob({
  name: 'welcome',
  payload,
  handler: () => import('./welcome.ts'),
})
