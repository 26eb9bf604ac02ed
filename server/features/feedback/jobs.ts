import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Passes to the office what guests have said of their stay. */
export const passOnFeedback = defineJob({
  name: 'pass-on-feedback',
  payload: z.object({ feedbackId: z.number().int() }),
  handler: () => import('./pass-on-feedback.ts'),
})

/** Each morning and evening: those who came home a week ago are asked how it was. */
export const askForFeedback = defineJob({
  name: 'ask-for-feedback',
  payload: z.object({}),
  handler: () => import('./ask-for-feedback.ts'),
  schedule: '30 7,17 * * *',
})
