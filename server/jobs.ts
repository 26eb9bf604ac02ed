import type { JobContext } from '#server/context'
import { sendSignInLink } from '#server/features/accounts/jobs'
import { passOnApplication } from '#server/features/applications/jobs'
import {
  completeStays,
  remindOfDeposits,
  remindOfPayments,
  tellWaiting,
  tidyOptions,
} from '#server/features/bookings/jobs'
import { takeRates } from '#server/features/currency/jobs'
import { passOnEnquiry } from '#server/features/enquiries/jobs'
import { sendFactSheet } from '#server/features/fact-sheets/jobs'
import { askForFeedback, passOnFeedback } from '#server/features/feedback/jobs'
import { askScopes } from '#server/features/guest-logins/jobs'
import { tidyAnswers, tidyTables } from '#server/features/housekeeping/jobs'
import { tellReadings } from '#server/features/journal/jobs'
import { sendMail } from '#server/features/mail/jobs'
import { tidySizes } from '#server/features/media/jobs'
import { confirmCall } from '#server/features/office/jobs'
import {
  compareBooks,
  lookUpPayments,
  reconcileAll,
  reconcileAttempt,
  releaseDeposits,
  returnMoney,
  tellOfPayment,
} from '#server/features/payments/jobs'
import { referShortlist } from '#server/features/shared-shortlists/jobs'
import { countEvents, exportRecords } from '#server/features/site-search/jobs'
import { sendStaffRecovery } from '#server/features/staff/jobs'
import { askToConfirm, welcome } from '#server/features/subscriptions/jobs'
import type { Job } from '#server/platform/jobs/define-job'

/** Every job of the site; each process can run all of them. */
export const jobs: readonly Job<unknown, JobContext>[] = [
  sendMail,
  sendSignInLink,
  sendStaffRecovery,
  askToConfirm,
  welcome,
  passOnApplication,
  passOnEnquiry,
  confirmCall,
  askForFeedback,
  passOnFeedback,
  referShortlist,
  sendFactSheet,
  askScopes,
  tidyAnswers,
  tidyTables,
  tidySizes,
  takeRates,
  tidyOptions,
  completeStays,
  tellWaiting,
  remindOfPayments,
  remindOfDeposits,
  tellReadings,
  countEvents,
  exportRecords,
  reconcileAll,
  reconcileAttempt,
  returnMoney,
  tellOfPayment,
  releaseDeposits,
  lookUpPayments,
  compareBooks,
]
