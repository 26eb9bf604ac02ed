import { listNames, searchNames } from '#domain/search/parameters'

/** No address is led to another that is longer than itself and than this. */
const longest = 2000

// As a form writes it, which no browser writes otherwise when it follows: else it would be led here again.
const written = (name: string, value: string) => new URLSearchParams([[name, value]]).toString().replaceAll('%2C', ',')

const nameOf = (piece: string) => new URLSearchParams(piece).keys().next().value ?? ''

/**
 * The one spelling of a query that asks for a search, without `?`: its parameters in one order, each once and without
 * needless encoding, those without a value left out unless they say something (`empties`: on a collection's page they
 * take a limit away). It asks for the same as before, mistakes included. What it carries beyond the search follows as it
 * was; where the search is spelled as it should be, that changes nothing.
 */
export function tidySearch(query: string, { empties = false } = {}): string {
  const pieces = query.split('&').filter(Boolean)
  const known = new Set<string>(searchNames)
  const asked = pieces.filter(piece => known.has(nameOf(piece)))
  const others = pieces.filter(piece => !known.has(nameOf(piece)))
  const given = Map.groupBy(new URLSearchParams(asked.join('&')), ([name]) => name)
  const tidied = searchNames.flatMap(name => {
    const values = given.get(name)?.map(([, value]) => value.trim())
    if (!values) return []
    const told = values.filter(Boolean)
    const value = listNames.includes(name) ? told.join(',') : told[0]
    return value || empties ? [written(name, value ?? '')] : []
  })
  const whole = [...(asked.join('&') === tidied.join('&') ? pieces : [...tidied, ...others])].join('&')
  return whole.length > Math.max(query.length, longest) ? query : whole
}
