import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** E-mails a member of staff the link to set a password; account 0 stands for an unknown address. */
export const sendStaffRecovery = defineJob({
  name: 'send-staff-recovery',
  payload: z.object({ accountId: z.number().int() }),
})
