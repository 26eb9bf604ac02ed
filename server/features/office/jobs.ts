import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Tells the office and the visitor of a call that is to be made. */
export const confirmCall = defineJob({
  name: 'confirm-call',
  payload: z.object({ callBackId: z.number().int() }),
  handler: () => import('./confirm-call.ts'),
})
