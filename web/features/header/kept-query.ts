import { searchNames } from '#domain/search/parameters'

/** What of an address's query goes with the visitor into another language, without `?`. */
export function keptQuery(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => searchNames.includes(name))
  return new URLSearchParams(params).toString().replaceAll('%2C', ',')
}
