import * as accounts from '#contract/accounts'
import * as analytics from '#contract/analytics'
import * as applications from '#contract/applications'
import * as availability from '#contract/availability'
import * as bookers from '#contract/bookers'
import * as changes from '#contract/booking-changes'
import * as bookingServices from '#contract/booking-services'
import * as bookings from '#contract/bookings'
import * as callBacks from '#contract/call-backs'
import * as cancelling from '#contract/cancellations'
import * as comparison from '#contract/comparison'
import * as documents from '#contract/documents'
import * as editorial from '#contract/editorial'
import type { Endpoint } from '#contract/endpoint'
import * as enquiries from '#contract/enquiries'
import * as experiences from '#contract/experiences'
import * as factSheets from '#contract/fact-sheets'
import * as feedback from '#contract/feedback'
import * as guestLogins from '#contract/guest-logins'
import * as identities from '#contract/identities'
import * as interests from '#contract/interests'
import * as linkedIdentities from '#contract/linked-identities'
import * as lists from '#contract/lists'
import * as matchmaker from '#contract/matchmaker'
import * as officeDeposits from '#contract/office-deposits'
import * as officeRefunds from '#contract/office-refunds'
import * as options from '#contract/options'
import * as pages from '#contract/pages'
import * as passkeys from '#contract/passkeys'
import * as paymentLinks from '#contract/payment-links'
import * as payments from '#contract/payments'
import * as profile from '#contract/profile'
import * as properties from '#contract/properties'
import * as regionPlaces from '#contract/region-places'
import * as reviews from '#contract/reviews'
import * as search from '#contract/search'
import * as sessions from '#contract/sessions'
import * as sharedShortlists from '#contract/shared-shortlists'
import * as site from '#contract/site'
import * as staff from '#contract/staff'
import * as officeBookings from '#contract/staff-bookings'
import * as officePayments from '#contract/staff-payments'
import * as startup from '#contract/startup'
import * as subscriptions from '#contract/subscriptions'
import * as team from '#contract/team'
import * as villaSearch from '#contract/villa-search'
import * as wallets from '#contract/wallets'

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
  ...guestLogins,
  ...identities,
  ...interests,
  ...linkedIdentities,
  ...lists,
  ...matchmaker,
  ...officeBookings,
  ...officeDeposits,
  ...officePayments,
  ...officeRefunds,
  ...options,
  ...pages,
  ...passkeys,
  ...profile,
  ...paymentLinks,
  ...payments,
  ...properties,
  ...regionPlaces,
  ...reviews,
  ...search,
  ...sessions,
  ...sharedShortlists,
  ...site,
  ...staff,
  ...startup,
  ...subscriptions,
  ...team,
  ...villaSearch,
  ...wallets,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'problems' in value

/** Every endpoint. A module that is not listed here is neither served nor documented. */
export const endpoints: Endpoint[] = (Object.values(modules) as unknown[]).filter(value => isEndpoint(value))

type AnyEndpoint = Extract<(typeof modules)[keyof typeof modules], Endpoint>

/** The endpoints by name, `GET /core/officehours`: types only, so that clients bundle no schemas. */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E }
