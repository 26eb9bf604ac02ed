import * as accounts from '#contract/account/accounts'
import * as guestLogins from '#contract/account/guest-logins'
import * as identities from '#contract/account/identities'
import * as linkedIdentities from '#contract/account/linked-identities'
import * as passkeys from '#contract/account/passkeys'
import * as profile from '#contract/account/profile'
import * as sessions from '#contract/account/sessions'
import * as bookers from '#contract/booking/bookers'
import * as changes from '#contract/booking/booking-changes'
import * as bookingServices from '#contract/booking/booking-services'
import * as bookings from '#contract/booking/bookings'
import * as cancelling from '#contract/booking/cancellations'
import * as documents from '#contract/booking/documents'
import * as hours from '#contract/booking/hours'
import * as informationPacks from '#contract/booking/information-pack'
import * as options from '#contract/booking/options'
import * as passports from '#contract/booking/passports'
import * as timeline from '#contract/booking/timeline'
import * as tripDetails from '#contract/booking/trip-details'
import * as trips from '#contract/booking/trips'
import * as villaAccess from '#contract/booking/villa-access'
import * as editorial from '#contract/content/editorial'
import * as experiences from '#contract/content/experiences'
import type { Endpoint } from '#contract/endpoint'
import * as itineraries from '#contract/extras/itineraries'
import * as officeExperiences from '#contract/extras/office-experiences'
import * as officeTransfers from '#contract/extras/office-transfers'
import * as transfers from '#contract/extras/transfers'
import * as wine from '#contract/extras/wine'
import * as messages from '#contract/messages/messages'
import * as officeJobs from '#contract/operations/office-jobs'
import * as pages from '#contract/pages'
import * as billing from '#contract/payments/billing'
import * as paymentLinks from '#contract/payments/payment-links'
import * as payments from '#contract/payments/payments'
import * as wallets from '#contract/payments/wallets'
import * as analytics from '#contract/site/analytics'
import * as applications from '#contract/site/applications'
import * as callBacks from '#contract/site/call-backs'
import * as enquiries from '#contract/site/enquiries'
import * as feedback from '#contract/site/feedback'
import * as feedbackPhotos from '#contract/site/feedback-photos'
import * as interests from '#contract/site/interests'
import * as site from '#contract/site/site'
import * as startup from '#contract/site/startup'
import * as subscriptions from '#contract/site/subscriptions'
import * as team from '#contract/site/team'
import * as bulkRuns from '#contract/staff/bulk-runs'
import * as officeBlocks from '#contract/staff/office-blocks'
import * as officeCalendar from '#contract/staff/office-calendar'
import * as officeChannels from '#contract/staff/office-channels'
import * as officeContent from '#contract/staff/office-content'
import * as officeDeposits from '#contract/staff/office-deposits'
import * as officeFeedback from '#contract/staff/office-feedback'
import * as officeFrame from '#contract/staff/office-frame'
import * as officeLists from '#contract/staff/office-lists'
import * as officeOptions from '#contract/staff/office-options'
import * as officePictures from '#contract/staff/office-pictures'
import * as officePrices from '#contract/staff/office-prices'
import * as officeRefunds from '#contract/staff/office-refunds'
import * as officeRegister from '#contract/staff/office-register'
import * as officeReleases from '#contract/staff/office-releases'
import * as officeRoles from '#contract/staff/office-roles'
import * as officeSettings from '#contract/staff/office-settings'
import * as officeVillas from '#contract/staff/office-villas'
import * as officeWine from '#contract/staff/office-wine'
import * as savedViews from '#contract/staff/saved-views'
import * as staff from '#contract/staff/staff'
import * as officeBookings from '#contract/staff/staff-bookings'
import * as officePayments from '#contract/staff/staff-payments'
import * as versions from '#contract/staff/versions'
import * as availability from '#contract/villas/availability'
import * as comparison from '#contract/villas/comparison'
import * as factSheets from '#contract/villas/fact-sheets'
import * as lists from '#contract/villas/lists'
import * as matchmaker from '#contract/villas/matchmaker'
import * as properties from '#contract/villas/properties'
import * as regionPlaces from '#contract/villas/region-places'
import * as reviews from '#contract/villas/reviews'
import * as search from '#contract/villas/search'
import * as sharedShortlists from '#contract/villas/shared-shortlists'
import * as villaSearch from '#contract/villas/villa-search'

const modules = {
  ...accounts,
  ...editorial,
  ...analytics,
  ...applications,
  ...availability,
  ...bookers,
  ...bookings,
  ...bookingServices,
  ...callBacks,
  ...cancelling,
  ...changes,
  ...comparison,
  ...documents,
  ...enquiries,
  ...experiences,
  ...factSheets,
  ...feedback,
  ...feedbackPhotos,
  ...guestLogins,
  ...identities,
  ...informationPacks,
  ...interests,
  ...linkedIdentities,
  ...lists,
  ...matchmaker,
  ...messages,
  ...officeBookings,
  ...officeFrame,
  ...officeJobs,
  ...officeLists,
  ...officeCalendar,
  ...officeChannels,
  ...officeDeposits,
  ...officePayments,
  ...officePrices,
  ...officeRefunds,
  ...officeRegister,
  ...officeVillas,
  ...versions,
  ...officeRoles,
  ...officeSettings,
  ...officeWine,
  ...options,
  ...pages,
  ...passkeys,
  ...passports,
  ...tripDetails,
  ...villaAccess,
  ...trips,
  ...officeFeedback,
  ...hours,
  ...officeTransfers,
  ...transfers,
  ...itineraries,
  ...officeExperiences,
  ...profile,
  ...paymentLinks,
  ...billing,
  ...payments,
  ...properties,
  ...regionPlaces,
  ...reviews,
  ...search,
  ...sessions,
  ...sharedShortlists,
  ...site,
  ...staff,
  ...officeBlocks,
  ...bulkRuns,
  ...savedViews,
  ...officeContent,
  ...officeReleases,
  ...officePictures,
  ...officeOptions,
  ...startup,
  ...subscriptions,
  ...timeline,
  ...team,
  ...villaSearch,
  ...wallets,
  ...wine,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'problems' in value

/** Every endpoint. A module that is not listed here is neither served nor documented. */
export const endpoints: Endpoint[] = (Object.values(modules) as unknown[]).filter(value => isEndpoint(value))

type AnyEndpoint = Extract<(typeof modules)[keyof typeof modules], Endpoint>

/** The endpoints by name, `GET /core/officehours`: types only, so that clients bundle no schemas. */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
