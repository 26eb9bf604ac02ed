/** Pages with a fixed role, independent of name and path (SPEC A2.2). */
export const pageIds = {
  home: 1,
  notFound: 13,
  about: 47,
  faq: 49,
  bookingConditions: 74,
  careers: 75,
  privacy: 76,
  awards: 77,
  terms: 104,
  cookies: 872,
  press: 873,
  villaOwners: 922,
  newsletter: 936,
  collections: 1038,
  responsibleCompany: 1241,
  /** Pages of the company; these ids are ours. */
  clientReviews: 2003,
  whiteKey: 2004,
  travelAgents: 2006,
  bookingYourHoliday: 2007,
  team: 2008,
  /** The end of a form, or an empty list. */
  emptyEnquiry: 43,
  shortlistThanks: 55,
} as const

/** Pages that are only shown after the form that they end (PD-84). */
export const resultPages: ReadonlySet<number> = new Set([pageIds.emptyEnquiry, pageIds.shortlistThanks])

/** Pages without which a company must not sell, by path. */
export const legalPaths = ['/booking-conditions', '/privacy-policy', '/terms-of-use', '/contact'] as const
