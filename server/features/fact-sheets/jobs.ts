import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Sends a villa's fact sheet to the visitor who requested it. */
export const sendFactSheet = defineJob({
  name: 'send-fact-sheet',
  payload: z.object({ requestId: z.number().int() }),
})
