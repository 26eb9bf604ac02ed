import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Notifies the office and the visitor of an arranged call. */
export const sendCallbackConfirmation = defineJob({
  name: 'confirm-call',
  payload: z.object({ callBackId: z.number().int() }),
})
