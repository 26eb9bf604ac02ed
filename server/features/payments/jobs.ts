import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/**
 * Looks up an attempt at its provider, and completes it. With `ifOpen` only one that no request has completed meanwhile.
 * An unavailable provider is retried for about two days.
 */
export const reconcileAttempt = defineJob({
  name: 'reconcile-attempt',
  payload: z.object({ attemptId: z.number().int(), ifOpen: z.boolean().optional() }),
  retries: { times: 60, after: 5, most: 3600 },
})

/** Each minute: looks up open attempts without a recent look-up. */
export const reconcileAll = defineJob({
  name: 'reconcile-all',
  payload: z.object({}),
  schedule: '* * * * *',
  deadline: 120,
})

/** Each night: looks up a bounded number of recent payments at their providers. */
export const lookUpPayments = defineJob({
  name: 'look-up-payments',
  payload: z.object({}),
  schedule: '15 2 * * *',
})

/** Each hour: compares ledger, invoices and provider reports, so that corrections show within the hour. */
export const compareBooks = defineJob({
  name: 'compare-books',
  payload: z.object({}),
  schedule: '50 * * * *',
})

/** Refunds a card. A bank that rejects the refund is retried for about two days. */
export const executeRefund = defineJob({
  name: 'return-money',
  payload: z.object({ refundId: z.number().int() }),
  retries: { times: 60, after: 10, most: 3600 },
})

/** E-mails about a payment: its owner on payment or refund, the office if a person must act. */
export const sendPaymentEmail = defineJob({
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
  retries: { times: 20, after: 20, most: 3600 },
})

/** Each hour: releases damage deposits that were not claimed in time, and looks up the others once a day. */
export const releaseDeposits = defineJob({
  name: 'release-deposits',
  payload: z.object({}),
  schedule: '35 * * * *',
})
