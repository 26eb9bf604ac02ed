import { tryRestore } from '#server/admin/backup/jobs'
import type { JobContext } from '#server/context'
import { sendSignInLink } from '#server/features/accounts/jobs'
import { forwardApplication } from '#server/features/applications/jobs'
import { planReminders } from '#server/features/booking-events/jobs'
import {
  completeStays,
  expireOptions,
  notifyWaitingList,
  remindOfBalances,
  remindOfDeposits,
  remindOfPayments,
} from '#server/features/bookings/jobs'
import { runBulkAction } from '#server/features/bulk/jobs'
import { sendCallbackConfirmation } from '#server/features/callbacks/jobs'
import { readChannel, readDueChannels } from '#server/features/channels/jobs'
import { updateExchangeRates } from '#server/features/currency/jobs'
import { forwardEnquiry } from '#server/features/enquiries/jobs'
import { sendFactSheet } from '#server/features/fact-sheets/jobs'
import { forwardFeedback, sendFeedbackRequests } from '#server/features/feedback/jobs'
import { askScopes } from '#server/features/guest-logins/jobs'
import { lapseHours } from '#server/features/hours/jobs'
import { confirmExperiences, releaseBaskets } from '#server/features/itineraries/jobs'
import { publishReadCounts } from '#server/features/journal/jobs'
import { sendMail } from '#server/features/mail/jobs'
import { purgeImageSizes } from '#server/features/media/jobs'
import { deleteUnsentFiles } from '#server/features/messages/jobs'
import { sendConfirmation, sendWelcome } from '#server/features/newsletter/jobs'
import { purgeMissedPages, purgePages } from '#server/features/page-purges/jobs'
import {
  compareBooks,
  executeRefund,
  lookUpPayments,
  reconcileAll,
  reconcileAttempt,
  releaseDeposits,
  sendPaymentEmail,
} from '#server/features/payments/jobs'
import { deleteRemovedPictures, expireUploads } from '#server/features/pictures/jobs'
import { publishDueReleases } from '#server/features/publishing/jobs'
import { planAllReminders, sendReminders } from '#server/features/reminders/jobs'
import { purgeIdempotencyKeys, purgeTables } from '#server/features/retention/jobs'
import { referShortlist } from '#server/features/shared-shortlists/jobs'
import { countEvents, exportRecords } from '#server/features/site-search/jobs'
import { sendStaffRecovery } from '#server/features/staff/jobs'
import { encryptTrips } from '#server/features/trip-details/jobs'
import { expireWineOrders } from '#server/features/wine/jobs'
import { handledBy, type Job } from '#server/platform/jobs/define-job'

/** Every job of the site with its handler, which a worker imports when the first such job runs. */
export const jobs: readonly Job<unknown, JobContext>[] = [
  handledBy(sendMail, () => import('./features/mail/send-mail.ts')),
  handledBy(sendSignInLink, () => import('./features/accounts/email-links/send-sign-in-link.ts')),
  handledBy(sendStaffRecovery, () => import('./features/staff/send-staff-recovery.ts')),
  handledBy(sendConfirmation, () => import('./features/newsletter/send-confirmation.ts')),
  handledBy(sendWelcome, () => import('./features/newsletter/welcome.ts')),
  handledBy(forwardApplication, () => import('./features/applications/forward-application.ts')),
  handledBy(forwardEnquiry, () => import('./features/enquiries/forward-enquiry.ts')),
  handledBy(sendCallbackConfirmation, () => import('./features/callbacks/send-callback-confirmation.ts')),
  handledBy(sendFeedbackRequests, () => import('./features/feedback/send-feedback-requests.ts')),
  handledBy(forwardFeedback, () => import('./features/feedback/forward-feedback.ts')),
  handledBy(referShortlist, () => import('./features/shared-shortlists/refer-shortlist.ts')),
  handledBy(sendFactSheet, () => import('./features/fact-sheets/send-fact-sheet.ts')),
  handledBy(askScopes, () => import('./features/guest-logins/ask-scopes.ts')),
  handledBy(runBulkAction, () => import('./features/bulk/run-bulk-action.ts')),
  handledBy(publishDueReleases, () => import('./features/publishing/publish-due-releases.ts')),
  handledBy(purgeIdempotencyKeys, () => import('./features/retention/purge-idempotency-keys.ts')),
  handledBy(purgeMissedPages, () => import('./features/page-purges/purge-pages.ts')),
  handledBy(purgePages, () => import('./features/page-purges/purge-pages.ts')),
  handledBy(purgeTables, () => import('./features/retention/purge-tables.ts')),
  handledBy(purgeImageSizes, () => import('./features/media/purge-image-sizes.ts')),
  handledBy(expireUploads, () => import('./features/pictures/uploads/expire-uploads.ts')),
  handledBy(deleteRemovedPictures, () => import('./features/pictures/delete-removed.ts')),
  handledBy(tryRestore, () => import('./admin/backup/try-restore.ts')),
  handledBy(updateExchangeRates, () => import('./features/currency/update-exchange-rates.ts')),
  handledBy(readDueChannels, () => import('./features/channels/read-due-channels.ts')),
  handledBy(readChannel, () => import('./features/channels/read-channel.ts')),
  handledBy(expireOptions, () => import('./features/bookings/occupancy/expire-options.ts')),
  handledBy(completeStays, () => import('./features/bookings/stays/complete-stays.ts')),
  handledBy(notifyWaitingList, () => import('./features/bookings/occupancy/notify-waiting-list.ts')),
  handledBy(remindOfBalances, () => import('./features/bookings/balance/remind-of-balances.ts')),
  handledBy(remindOfPayments, () => import('./features/bookings/balance/remind-of-payments.ts')),
  handledBy(remindOfDeposits, () => import('./features/bookings/balance/remind-of-deposits.ts')),
  handledBy(planReminders, () => import('./features/reminders/plan-reminders.ts')),
  handledBy(planAllReminders, () => import('./features/reminders/plan-all-reminders.ts')),
  handledBy(sendReminders, () => import('./features/reminders/send-reminders.ts')),
  handledBy(deleteUnsentFiles, () => import('./features/messages/delete-unsent-files.ts')),
  handledBy(expireWineOrders, () => import('./features/wine/expire-orders.ts')),
  handledBy(releaseBaskets, () => import('./features/itineraries/release-baskets.ts')),
  handledBy(confirmExperiences, () => import('./features/itineraries/confirm-experiences.ts')),
  handledBy(encryptTrips, () => import('./features/trip-details/encrypt-allergies.ts')),
  handledBy(lapseHours, () => import('./features/hours/lapse-hours.ts')),
  handledBy(publishReadCounts, () => import('./features/journal/publish-read-counts.ts')),
  handledBy(countEvents, () => import('./features/site-search/count-events.ts')),
  handledBy(exportRecords, () => import('./features/site-search/export-records.ts')),
  handledBy(reconcileAll, () => import('./features/payments/attempts/reconcile-all.ts')),
  handledBy(reconcileAttempt, () => import('./features/payments/attempts/reconcile-attempt.ts')),
  handledBy(executeRefund, () => import('./features/payments/refunds/execute-refund.ts')),
  handledBy(sendPaymentEmail, () => import('./features/payments/send-payment-email.ts')),
  handledBy(releaseDeposits, () => import('./features/payments/deposits/release-deposits.ts')),
  handledBy(lookUpPayments, () => import('./features/payments/attempts/look-up-payments.ts')),
  handledBy(compareBooks, () => import('./features/payments/ledger/compare-books.ts')),
]
