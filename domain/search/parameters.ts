/** The search parameters, also on the page of a villa, in the order of addresses. */
export const searchNames: readonly string[] = [
  ...['collectionid', 'des', 'subdes', 'from', 'to', 'startDate', 'endDate', 'flex', 'month', 'half', 'nights'],
  ...[
    'people',
    'adults',
    'children',
    'infants',
    'rooms',
    'amenities',
    'minprice',
    'maxprice',
    'tev',
    'sort',
    'showbooked',
    'page',
    'limit',
  ],
]

/** The list parameters. */
export const listNames: readonly string[] = ['des', 'subdes', 'amenities']
