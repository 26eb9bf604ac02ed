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
  /** Where a form ends, or a list is empty. */
  emptyEnquiry: 43,
  shortlistThanks: 55,
} as const
