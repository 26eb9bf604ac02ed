import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Plans the reminders of a booking that was confirmed or moved, or whose guests have changed. */
export const planReminders = defineJob({
  name: 'plan-reminders',
  payload: z.object({ bookingId: z.number() }),
})
