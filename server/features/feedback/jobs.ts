import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Passes the feedback of guests to the office. */
export const passOnFeedback = defineJob({
  name: 'pass-on-feedback',
  payload: z.object({ feedbackId: z.number().int() }),
  handler: () => import('./pass-on-feedback.ts'),
})

/** Each morning and evening: requests feedback from guests who came home a week ago. */
export const askForFeedback = defineJob({
  name: 'ask-for-feedback',
  payload: z.object({}),
  handler: () => import('./ask-for-feedback.ts'),
  schedule: '30 7,17 * * *',
})
