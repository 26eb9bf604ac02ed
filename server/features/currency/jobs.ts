import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Every three hours: the exchange rates of the day, where `RATES_URL` names who publishes them. */
export const takeRates = defineJob({
  name: 'take-rates',
  payload: z.object({}),
  handler: () => import('./take-rates.ts'),
  schedule: '20 */3 * * *',
  deadline: 60,
})
