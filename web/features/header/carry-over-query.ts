import { searchNames } from '#domain/search/parameters'

/** The part of a URL query that a change of language retains, without `?`. */
export function carryOverQuery(search: string): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => searchNames.includes(name))
  return new URLSearchParams(params).toString().replaceAll('%2C', ',')
}
