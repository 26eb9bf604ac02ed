import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Each minute: options that are over make way, and whoever held them is told. Nobody waits for it to have run. */
export const tidyOptions = defineJob({
  name: 'tidy-options',
  payload: z.object({}),
  handler: () => import('./tidy-options.ts'),
  schedule: '* * * * *',
})

/** Each hour: those whose payments are due soon, or were, are told, once each. */
export const remindOfPayments = defineJob({
  name: 'remind-of-payments',
  payload: z.object({}),
  handler: () => import('./remind-of-payments.ts'),
  schedule: '20 * * * *',
})

/** Each hour: those whose arrival is near are asked, once each, to leave the damage deposit that they have chosen. */
export const remindOfDeposits = defineJob({
  name: 'remind-of-deposits',
  payload: z.object({}),
  handler: () => import('./remind-of-deposits.ts'),
  schedule: '50 * * * *',
})

/** Each night: bookings whose stay is over are completed. */
export const completeStays = defineJob({
  name: 'complete-stays',
  payload: z.object({}),
  handler: () => import('./complete-stays.ts'),
  schedule: '30 4 * * *',
})

/** Every two minutes: those who wait for nights that are free now are told. */
export const tellWaiting = defineJob({
  name: 'tell-waiting',
  payload: z.object({}),
  handler: () => import('./tell-waiting.ts'),
  schedule: '*/2 * * * *',
})
