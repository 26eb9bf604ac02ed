/** Pages that stand for something, whatever they are called and wherever they are (section 2.2). */
export const pageIds = {
  notFound: 13,
  bookingConditions: 74,
  careers: 75,
  privacy: 76,
  terms: 104,
  cookies: 872,
  press: 873,
  villaOwners: 922,
  collections: 1038,
  /** Guides to places. */
  sicily: 26,
  puglia: 28,
  corsica: 30,
  greece: 1087,
  /** Where a form ends, or a list is empty. */
  emptyEnquiry: 43,
  shortlistThanks: 55,
} as const

/** Pages that are there only for who comes from what they end (decision 84). */
export const endPages: ReadonlySet<number> = new Set([pageIds.emptyEnquiry, pageIds.shortlistThanks])
