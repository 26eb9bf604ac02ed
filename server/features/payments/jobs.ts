import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Asks what became of an attempt, and brings it to its end. A provider that is silent is asked for about two days. */
export const reconcileAttempt = defineJob({
  name: 'reconcile-attempt',
  payload: z.object({ attemptId: z.number().int() }),
  handler: () => import('./reconcile-attempt.ts'),
  retries: { times: 60, after: 5, most: 3600 },
})

/** Each minute: attempts that are open, and that nobody has asked after for a while, are. */
export const reconcileAll = defineJob({
  name: 'reconcile-all',
  payload: z.object({}),
  handler: () => import('./reconcile-all.ts'),
  schedule: '* * * * *',
  deadline: 120,
})

/** Each night: providers are asked what they keep of recent payments, a bounded number of them. */
export const lookUpPayments = defineJob({
  name: 'look-up-payments',
  payload: z.object({}),
  handler: () => import('./look-up-payments.ts'),
  schedule: '15 2 * * *',
})

/** Each hour: ledger, invoices and what providers reported are compared. What was put right shows within the hour. */
export const compareBooks = defineJob({
  name: 'compare-books',
  payload: z.object({}),
  handler: () => import('./compare-books.ts'),
  schedule: '50 * * * *',
})

/** Gives money back to a card. A bank that refuses is asked again for about two days. */
export const returnMoney = defineJob({
  name: 'return-money',
  payload: z.object({ refundId: z.number().int() }),
  handler: () => import('./return-money.ts'),
  retries: { times: 60, after: 10, most: 3600 },
})

/** Tells of a payment by letter: its owner that it came or went back, the office that somebody must look. */
export const tellOfPayment = defineJob({
  name: 'tell-of-payment',
  payload: z.object({
    attemptId: z.number().int(),
    told: z.enum([
      'confirmation',
      'receipt',
      'given-back',
      'refund',
      'held',
      'claimed',
      'let-go',
      'look',
      'difference',
      'refund-late',
    ]),
    refundId: z.number().int().optional(),
    differenceId: z.number().int().optional(),
  }),
  handler: () => import('./tell-of-payment.ts'),
  retries: { times: 20, after: 20, most: 3600 },
})

/** Each hour: damage deposits that nobody has claimed in time are released, and the bank is asked after the others once a day. */
export const releaseDeposits = defineJob({
  name: 'release-deposits',
  payload: z.object({}),
  handler: () => import('./release-deposits.ts'),
  schedule: '35 * * * *',
})
