import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Passes to the office what guests have said of their stay. */
export const passOnFeedback = defineJob({
  name: 'pass-on-feedback',
  payload: z.object({ feedbackId: z.number().int() }),
  handler: () => import('./pass-on-feedback.ts'),
})
