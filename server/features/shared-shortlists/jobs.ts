import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** E-mails the link of a shared shortlist to a friend of its sender. */
export const referShortlist = defineJob({
  name: 'refer-shortlist',
  payload: z.object({ referralId: z.number().int() }),
})
