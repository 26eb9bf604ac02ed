import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each morning: lead bookers whose invitations are from before one could choose bookings are asked to, once. */
export const askScopes = defineJob({
  name: 'ask-scopes',
  payload: z.object({}),
  handler: () => import('./ask-scopes.ts'),
  schedule: '10 8 * * *',
})
