/** Pages that stand for something, whatever they are called and wherever they are (section 2.2). */
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
  /** Of the company; these numbers are ours. */
  clientReviews: 2003,
  whiteKey: 2004,
  travelAgents: 2006,
  bookingYourHoliday: 2007,
  team: 2008,
  /** Where a form ends, or a list is empty. */
  emptyEnquiry: 43,
  shortlistThanks: 55,
} as const

/** Pages that are there only for who comes from what they end (PD-84). */
export const endPages: ReadonlySet<number> = new Set([pageIds.emptyEnquiry, pageIds.shortlistThanks])
