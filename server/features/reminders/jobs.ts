import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each night: plans those of bookings that have none, such as imported ones. */
export const planAllReminders = defineJob({
  name: 'plan-all-reminders',
  payload: z.object({}),
  schedule: '40 3 * * *',
})

/** Every five minutes: sends those that are due. */
export const sendReminders = defineJob({
  name: 'send-reminders',
  payload: z.object({}),
  schedule: '*/5 * * * *',
})
