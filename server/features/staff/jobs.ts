import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Sends a member of staff the link by which they set a password; the account is 0 where nobody works here. */
export const sendStaffRecovery = defineJob({
  name: 'send-staff-recovery',
  payload: z.object({ accountId: z.number().int() }),
  handler: () => import('./send-staff-recovery.ts'),
})
