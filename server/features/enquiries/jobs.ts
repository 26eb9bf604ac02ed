import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Passes an enquiry to the office and confirms its receipt to the sender. */
export const forwardEnquiry = defineJob({
  name: 'pass-on-enquiry',
  payload: z.object({ enquiryId: z.number().int() }),
})
