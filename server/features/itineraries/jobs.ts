import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each quarter of an hour: puts back experiences that stayed unpaid in a basket, so that others find their places. */
export const releaseBaskets = defineJob({
  name: 'release-experience-baskets',
  payload: z.object({}),
  schedule: '7,22,37,52 * * * *',
})

/** Tells the client that the experiences of a payment are confirmed. */
export const confirmExperiences = defineJob({
  name: 'confirm-experiences',
  payload: z.object({ bookingId: z.number(), itemIds: z.array(z.number()) }),
})
