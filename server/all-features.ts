import type { FastifyInstance } from 'fastify'
import { findLastTrial } from '#server/admin/backup/last-trial'
import type { Context } from '#server/context'
import { accountRoutes } from '#server/features/accounts/routes'
import { analyticsRoutes } from '#server/features/analytics/routes'
import { applicationRoutes } from '#server/features/applications/routes'
import { changeRoutes } from '#server/features/booking-changes/routes'
import { bookingDocumentRoutes } from '#server/features/booking-documents/routes'
import { bookingRoutes } from '#server/features/bookings/routes'
import { bulkRoutes } from '#server/features/bulk/routes'
import { officeRoutes } from '#server/features/callbacks/routes'
import { cancellingRoutes } from '#server/features/cancellations/routes'
import { channelRoutes } from '#server/features/channels/routes'
import { collectionRoutes } from '#server/features/collections/routes'
import { enquiryRoutes } from '#server/features/enquiries/routes'
import { experienceRoutes } from '#server/features/experiences/routes'
import { factSheetRoutes } from '#server/features/fact-sheets/routes'
import { feedbackRoutes } from '#server/features/feedback/routes'
import { guestLoginRoutes } from '#server/features/guest-logins/routes'
import { hoursRoutes } from '#server/features/hours/routes'
import { informationPackRoutes } from '#server/features/information-pack/routes'
import { itineraryRoutes } from '#server/features/itineraries/routes'
import { journalRoutes } from '#server/features/journal/routes'
import { matchmakerRoutes } from '#server/features/matchmaker/routes'
import { messageRoutes } from '#server/features/messages/routes'
import { subscriptionRoutes } from '#server/features/newsletter/routes'
import { officeFrameRoutes } from '#server/features/office/routes'
import { jobRoutes } from '#server/features/office-jobs/routes'
import { versionedOrder, versionedVilla } from '#server/features/office-villas/public'
import { officeVillaRoutes } from '#server/features/office-villas/routes'
import { pageRoutes } from '#server/features/pages/routes'
import { passportRoutes } from '#server/features/passports/routes'
import { paymentRoutes } from '#server/features/payments/routes'
import { pictureRoutes } from '#server/features/pictures/routes'
import { pressRoutes } from '#server/features/press/routes'
import { priceRoutes } from '#server/features/prices/routes'
import { profileRoutes } from '#server/features/profile/routes'
import { publishingRoutes } from '#server/features/publishing/routes'
import { reminderRoutes } from '#server/features/reminders/routes'
import { reviewRoutes } from '#server/features/reviews/routes'
import { savedViewRoutes } from '#server/features/saved-views/routes'
import { settingRoutes } from '#server/features/settings/routes'
import { sharedShortlistRoutes } from '#server/features/shared-shortlists/routes'
import { siteRoutes } from '#server/features/site/routes'
import { siteSearchRoutes } from '#server/features/site-search/routes'
import { staffRoutes } from '#server/features/staff/routes'
import { officeBookingRoutes } from '#server/features/staff-bookings/routes'
import { versionedRole } from '#server/features/staff-roles/public'
import { staffRoleRoutes } from '#server/features/staff-roles/routes'
import { startupRoutes } from '#server/features/startup/routes'
import { teamRoutes } from '#server/features/team/routes'
import { timelineRoutes } from '#server/features/timeline/routes'
import { transferRoutes } from '#server/features/transfers/routes'
import { tripDetailsRoutes } from '#server/features/trip-details/routes'
import { tripRoutes } from '#server/features/trips/routes'
import { versionRoutes } from '#server/features/versions/routes'
import { villaAccessRoutes } from '#server/features/villa-access/routes'
import { villaSearchRoutes } from '#server/features/villa-search/routes'
import { villaRoutes } from '#server/features/villas/routes'
import { wineRoutes } from '#server/features/wine/routes'
import { jobs } from '#server/jobs'

/** Registers the endpoints of a feature. */
export type Feature = (app: FastifyInstance, context: Context) => void

/** The features that serve endpoints. */
export const allFeatures: readonly Feature[] = [
  villaSearchRoutes,
  villaRoutes,
  cancellingRoutes,
  changeRoutes,
  collectionRoutes,
  experienceRoutes,
  pageRoutes,
  siteRoutes,
  startupRoutes,
  officeBookingRoutes,
  reminderRoutes,
  officeFrameRoutes,
  savedViewRoutes,
  bulkRoutes,
  jobRoutes({ jobs: () => jobs, findLastTrial }),
  officeVillaRoutes,
  versionRoutes(() => ({ villa: versionedVilla, 'villa-order': versionedOrder, role: versionedRole })),
  staffRoleRoutes,
  officeRoutes,
  settingRoutes,
  siteSearchRoutes,
  subscriptionRoutes,
  enquiryRoutes,
  factSheetRoutes,
  matchmakerRoutes,
  feedbackRoutes,
  journalRoutes,
  pressRoutes,
  reviewRoutes,
  analyticsRoutes,
  sharedShortlistRoutes,
  applicationRoutes,
  teamRoutes,
  accountRoutes,
  guestLoginRoutes,
  passportRoutes,
  informationPackRoutes,
  tripRoutes,
  timelineRoutes,
  tripDetailsRoutes,
  villaAccessRoutes,
  hoursRoutes,
  messageRoutes,
  wineRoutes,
  transferRoutes,
  itineraryRoutes,
  priceRoutes,
  channelRoutes,
  profileRoutes,
  staffRoutes,
  paymentRoutes,
  bookingRoutes,
  bookingDocumentRoutes,
  publishingRoutes,
  pictureRoutes,
]
