/** The cookies that remember a search, and the parameter of an address that each stands for (section 9); those of days that bend and of months are ours. */
export const filterCookies = {
  destinations: 'des',
  subdestinations: 'subdes',
  startdate: 'startDate',
  enddate: 'endDate',
  flexdays: 'flex',
  staymonth: 'month',
  monthhalf: 'half',
  staynights: 'nights',
  people: 'people',
  adults: 'adults',
  children: 'children',
  infants: 'infants',
} as const

export type FilterCookie = keyof typeof filterCookies
