import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Passes the feedback of guests to the office. */
export const forwardFeedback = defineJob({
  name: 'pass-on-feedback',
  payload: z.object({ feedbackId: z.number().int() }),
})

/** Each morning and evening: requests feedback from guests who came home a week ago. */
export const sendFeedbackRequests = defineJob({
  name: 'ask-for-feedback',
  payload: z.object({}),
  schedule: '30 7,17 * * *',
})
