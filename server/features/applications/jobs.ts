import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Passes an application to the office and confirms its receipt to the applicant. */
export const forwardApplication = defineJob({
  name: 'pass-on-application',
  payload: z.object({ applicationId: z.number().int() }),
})
