/** The parameters that say what is looked for, on the page of a villa too, in the order in which addresses have them. */
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

/** Those of them that are lists. */
export const listNames: readonly string[] = ['des', 'subdes', 'amenities']
