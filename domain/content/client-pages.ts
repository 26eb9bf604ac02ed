import { type ClientPageAccess, splashBookingTemplate } from '#domain/content/public-templates'

/** The groups of the sidebar, in order: all trips, the selected trip, money, the person. */
export const sidebarGroups = ['trips', 'trip', 'money', 'person'] as const
export type SidebarGroup = (typeof sidebarGroups)[number]

/** Held until its deposit is paid, or confirmed. */
export type TripStage = 'held' | 'confirmed'

/** A page of the client area. Its title is in `content/pages/own.ts`, its component in `web/templates/own`. */
export interface ClientAreaPage {
  /** From SPEC B2; those from 105 on are ours. */
  templateId: number
  /** Without the language's prefix. */
  path: string
  access: ClientPageAccess
  /** The group of its entry in the sidebar, labelled `account_page_<name>`. */
  sidebar?: SidebarGroup
  /**
   * It concerns one booking of that stage, which the parameter `booking` of its address names: the frame offers to
   * switch, and `useSelectedTrip` tells the page.
   */
  concernsBooking?: TripStage
  /** The modules endpoint returns editors' modules (SPEC A7). */
  tellsModules?: true
}

/**
 * Without the route guard (PD-54): log-in and sign-up, and an online booking with its payment, whose client can be
 * without an account (SPEC B2). Closed during impersonation.
 */
const anybody: ClientPageAccess = { audience: 'anybody', allowImpersonation: false }
const clients: ClientPageAccess = { audience: 'clients', allowImpersonation: true }
/** Payments and passports: closed during impersonation. */
const clientsInPerson: ClientPageAccess = { audience: 'clients', allowImpersonation: false }
const leadBookers: ClientPageAccess = { audience: 'lead-bookers', allowImpersonation: true }

/** E-mails link there. */
const byMailedToken = (access: ClientPageAccess): ClientPageAccess => ({ ...access, byMailedToken: true })

/**
 * The pages of the client area, by name. Templates, route guard, sidebar and components follow from it; the order of the
 * entries is that of the sidebar.
 */
export const clientPages = {
  logIn: { templateId: 30, path: '/secure/login', access: anybody },
  completeRegistration: { templateId: 102, path: '/secure/complete-registration', access: anybody },

  dashboard: { templateId: 31, path: '/secure', access: leadBookers, sidebar: 'trips' },
  bookings: { templateId: 34, path: '/secure/bookings', access: clients, sidebar: 'trips' },

  overview: {
    templateId: 49,
    path: '/secure/overview-and-payment',
    access: clients,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  tripDetails: {
    templateId: 105,
    path: '/secure/trip-details',
    access: leadBookers,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  passports: {
    templateId: 106,
    path: '/secure/passport-details',
    access: clientsInPerson,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  passportByLink: { templateId: 114, path: '/secure/passport-by-link', access: anybody },

  experiences: {
    templateId: 56,
    path: '/secure/experiences-planner',
    access: clients,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  experiencesBasket: {
    templateId: 89,
    path: '/secure/experiences/basket',
    access: clients,
    concernsBooking: 'confirmed',
  },
  experiencesCheckout: {
    templateId: 90,
    path: '/secure/experiences/checkout',
    access: clientsInPerson,
    concernsBooking: 'confirmed',
  },
  transfers: {
    templateId: 85,
    path: '/secure/transfers',
    access: clients,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  transfersBasket: { templateId: 91, path: '/secure/transfers/basket', access: clients },
  transfersCheckout: { templateId: 92, path: '/secure/transfers/checkout', access: clientsInPerson },
  transfersComplete: { templateId: 93, path: '/secure/transfers/complete', access: clients },
  supplier: { templateId: 116, path: '/secure/supplier', access: anybody },
  wine: { templateId: 48, path: '/secure/wine', access: clients, sidebar: 'trip', concernsBooking: 'confirmed' },
  wineOverview: { templateId: 57, path: '/secure/wine/overview', access: clients, concernsBooking: 'confirmed' },
  wineSummary: { templateId: 58, path: '/secure/wine/summary', access: clients, concernsBooking: 'confirmed' },
  winePayment: { templateId: 59, path: '/secure/wine/payment', access: clientsInPerson },
  wineThanks: { templateId: 60, path: '/secure/wine/thanks', access: clients },

  timeline: {
    templateId: 115,
    path: '/secure/timeline',
    access: clients,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  informationPack: {
    templateId: 108,
    path: '/secure/holiday-information-pack',
    access: clients,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  messages: {
    templateId: 117,
    path: '/secure/messages',
    access: clients,
    sidebar: 'trip',
    concernsBooking: 'confirmed',
  },
  guestLogins: { templateId: 37, path: '/secure/guest-logins', access: clients, sidebar: 'trip' },

  billing: { templateId: 87, path: '/secure/billing', access: clients, sidebar: 'money' },
  bankDetails: { templateId: 67, path: '/secure/bank-details', access: clients, sidebar: 'money' },

  profile: { templateId: 35, path: '/secure/profile', access: clients, sidebar: 'person' },
  contactDetails: { templateId: 107, path: '/secure/contact-details', access: leadBookers, sidebar: 'person' },
  subscriptions: {
    templateId: 36,
    path: '/secure/subscriptions',
    access: byMailedToken(leadBookers),
    sidebar: 'person',
  },
  guestSubscriptions: { templateId: 109, path: '/secure/guest-subscriptions', access: byMailedToken(clients) },

  provisional: { templateId: 53, path: '/secure/provisional', access: clients, concernsBooking: 'held' },
  provisionalPayment: {
    templateId: 54,
    path: '/secure/provisional/payment',
    access: clientsInPerson,
    concernsBooking: 'held',
  },
  onlineBooking: { templateId: 27, path: '/secure/ob', access: anybody },
  onlinePayment: { templateId: 29, path: '/secure/ob/payment', access: anybody },
  threeDSecure: { templateId: 40, path: '/secure/ob/3d-secure', access: anybody },
  paymentLink: { templateId: 113, path: '/secure/ob/pay', access: anybody },
  confirmation: { templateId: 96, path: '/secure/ob/confirmation', access: anybody },
  splashBooking: { templateId: splashBookingTemplate, path: '/secure/ob/continue', access: anybody },
  depositThanks: { templateId: 75, path: '/secure/ob/deposit-thanks', access: anybody, tellsModules: true },
  balanceThanks: { templateId: 76, path: '/secure/ob/balance-thanks', access: anybody, tellsModules: true },
} as const satisfies Record<string, ClientAreaPage>

export type ClientPageName = keyof typeof clientPages

/** The names of the pages with an entry in the sidebar. */
export type SidebarPageName = {
  [Name in ClientPageName]: (typeof clientPages)[Name] extends { sidebar: SidebarGroup } ? Name : never
}[ClientPageName]

/** The pages with their names, in the order of their declaration. */
export const clientPageList: readonly (ClientAreaPage & { name: ClientPageName })[] = Object.entries(clientPages).map(
  ([name, page]) => ({ ...page, name: name as ClientPageName }),
)

/** The page of the client area with this template; undefined for a public page. */
export const findClientPage = (templateId: number) => clientPageList.find(page => page.templateId === templateId)
