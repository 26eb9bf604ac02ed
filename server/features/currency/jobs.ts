import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every three hours: fetches the exchange rates of the day from `RATES_URL`, if it is set. */
export const updateExchangeRates = defineJob({
  name: 'take-rates',
  payload: z.object({}),
  schedule: '20 */3 * * *',
  deadline: 60,
})
