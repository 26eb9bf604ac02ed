/** The parameters that say what is looked for: on the page of a villa, too. */
const kept = new Set([
  ...['collectionid', 'des', 'subdes', 'from', 'to', 'startDate', 'endDate', 'people', 'adults', 'children', 'infants'],
  ...['rooms', 'amenities', 'minprice', 'maxprice', 'tev', 'sort', 'showbooked', 'page', 'limit'],
])

/** What of an address's query goes with the visitor into another language, without `?`. */
export function keptQuery(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => kept.has(name))
  return new URLSearchParams(params).toString().replaceAll('%2C', ',')
}
