import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every ten minutes: enqueues the reading of the calendars that are due. */
export const readDueChannels = defineJob({
  name: 'read-due-channels',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  deadline: 120,
})

/** Reads the calendar of a channel. A calendar that cannot be read is due again later each time, by its own row. */
export const readChannel = defineJob({
  name: 'read-channel',
  payload: z.object({ feedId: z.int() }),
  retries: { times: 3, after: 60, most: 900 },
  deadline: 90,
  concurrency: 2,
})
