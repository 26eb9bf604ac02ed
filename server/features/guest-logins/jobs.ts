import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each morning: e-mails lead bookers with invitations from before scopes existed to choose them, once. */
export const askScopes = defineJob({
  name: 'ask-scopes',
  payload: z.object({}),
  schedule: '10 8 * * *',
})
