import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every quarter of an hour: expires unpaid orders of wine, whose bottles go back into stock (PD-115). */
export const expireWineOrders = defineJob({
  name: 'expire-wine-orders',
  payload: z.object({}),
  schedule: '*/15 * * * *',
})
