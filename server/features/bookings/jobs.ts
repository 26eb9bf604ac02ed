import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/**
 * Each minute: expires overdue options to free their dates, and notifies their holders. Correctness does not depend on
 * it.
 */
export const expireOptions = defineJob({
  name: 'tidy-options',
  payload: z.object({}),
  schedule: '* * * * *',
})

/** Each hour: reminds payers of payments that are due soon or overdue, once each. */
export const remindOfPayments = defineJob({
  name: 'remind-of-payments',
  payload: z.object({}),
  schedule: '20 * * * *',
})

/** Each hour: reminds clients of balances of services that are due soon or overdue, once each. */
export const remindOfBalances = defineJob({
  name: 'remind-of-balances',
  payload: z.object({}),
  schedule: '35 * * * *',
})

/** Each hour: reminds clients of the damage deposit that they chose, once their arrival is near. */
export const remindOfDeposits = defineJob({
  name: 'remind-of-deposits',
  payload: z.object({}),
  schedule: '50 * * * *',
})

/** Each night: completes bookings whose stay has ended. */
export const completeStays = defineJob({
  name: 'complete-stays',
  payload: z.object({}),
  schedule: '30 4 * * *',
})

/** Every two minutes: notifies the waiting list of nights that are free now. */
export const notifyWaitingList = defineJob({
  name: 'tell-waiting',
  payload: z.object({}),
  schedule: '*/2 * * * *',
})
