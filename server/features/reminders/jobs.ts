import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Plans the reminders of a booking that was confirmed or moved, or whose guests have changed. */
export const planReminders = defineJob({
  name: 'plan-reminders',
  payload: z.object({ bookingId: z.number() }),
})

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
