import type { JobContext } from '#server/context'
import { sendSignInLink } from '#server/features/accounts/jobs'
import { forwardApplication } from '#server/features/applications/jobs'
import {
  completeStays,
  expireOptions,
  notifyWaitingList,
  remindOfDeposits,
  remindOfPayments,
} from '#server/features/bookings/jobs'
import { sendCallbackConfirmation } from '#server/features/callbacks/jobs'
import { updateExchangeRates } from '#server/features/currency/jobs'
import { forwardEnquiry } from '#server/features/enquiries/jobs'
import { sendFactSheet } from '#server/features/fact-sheets/jobs'
import { forwardFeedback, sendFeedbackRequests } from '#server/features/feedback/jobs'
import { askScopes } from '#server/features/guest-logins/jobs'
import { publishReadCounts } from '#server/features/journal/jobs'
import { sendMail } from '#server/features/mail/jobs'
import { purgeImageSizes } from '#server/features/media/jobs'
import { sendConfirmation, sendWelcome } from '#server/features/newsletter/jobs'
import {
  compareBooks,
  executeRefund,
  lookUpPayments,
  reconcileAll,
  reconcileAttempt,
  releaseDeposits,
  sendPaymentEmail,
} from '#server/features/payments/jobs'
import { purgeIdempotencyKeys, purgeTables } from '#server/features/retention/jobs'
import { referShortlist } from '#server/features/shared-shortlists/jobs'
import { countEvents, exportRecords } from '#server/features/site-search/jobs'
import { sendStaffRecovery } from '#server/features/staff/jobs'
import type { Job } from '#server/platform/jobs/define-job'

/** Every job of the site; each process can run all of them. */
export const jobs: readonly Job<unknown, JobContext>[] = [
  sendMail,
  sendSignInLink,
  sendStaffRecovery,
  sendConfirmation,
  sendWelcome,
  forwardApplication,
  forwardEnquiry,
  sendCallbackConfirmation,
  sendFeedbackRequests,
  forwardFeedback,
  referShortlist,
  sendFactSheet,
  askScopes,
  purgeIdempotencyKeys,
  purgeTables,
  purgeImageSizes,
  updateExchangeRates,
  expireOptions,
  completeStays,
  notifyWaitingList,
  remindOfPayments,
  remindOfDeposits,
  publishReadCounts,
  countEvents,
  exportRecords,
  reconcileAll,
  reconcileAttempt,
  executeRefund,
  sendPaymentEmail,
  releaseDeposits,
  lookUpPayments,
  compareBooks,
]
