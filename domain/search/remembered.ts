/**
 * The cookies of a remembered search, each with its address parameter (SPEC A9); those of flexible dates and months
 * are ours.
 */
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
