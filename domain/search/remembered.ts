/** The cookies that remember a search, and the parameter of an address that each stands for (section 9). */
export const filterCookies = {
  destinations: 'des',
  subdestinations: 'subdes',
  people: 'people',
  adults: 'adults',
  children: 'children',
  infants: 'infants',
  startdate: 'startDate',
  enddate: 'endDate',
} as const

export type FilterCookie = keyof typeof filterCookies
