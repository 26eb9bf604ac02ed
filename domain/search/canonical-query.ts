import { addressDay, parseDay } from '#domain/calendar/day'
import { addressMonth, parseMonth } from '#domain/calendar/month'
import { listNames, searchNames } from '#domain/search/parameters'

/** Never redirect to an address that is longer than both the original and this. */
const longest = 2000

// The encoding of a form; browsers do not change it when they follow a redirect, which would loop otherwise.
const written = (name: string, value: string) => new URLSearchParams([[name, value]]).toString().replaceAll('%2C', ',')

/** Alternative parameter names by canonical name (SPEC A2.5, PD-83). */
const otherNames: Readonly<Record<string, string>> = { from: 'startDate', to: 'endDate' }
const isOther = (name: string) => Object.values(otherNames).includes(name)

/** A day or a month in the format of addresses; unparsable values stay as they are. */
function spelled(name: string, value: string): string {
  const day = name === 'from' || name === 'to' ? parseDay(value) : undefined
  const month = name === 'month' ? parseMonth(value) : undefined
  return (day && addressDay(day)) ?? (month && addressMonth(month)) ?? value
}

const nameOf = (piece: string) => new URLSearchParams(piece).keys().next().value ?? ''

/**
 * The canonical spelling of a search query, without `?`: parameters in a fixed order, each once, by one name and
 * without needless encoding, days as `DD MMM YYYY`, empty ones omitted unless they mean something (`empties`: on a
 * collection's page they remove a limit). It keeps the meaning, mistakes included. Other parameters follow unchanged. A
 * canonical query is returned as it is.
 */
export function canonicalizeSearchQuery(query: string, { empties = false } = {}): string {
  const pieces = query.split('&').filter(Boolean)
  const known = new Set<string>(searchNames)
  const asked = pieces.filter(piece => known.has(nameOf(piece)))
  const others = pieces.filter(piece => !known.has(nameOf(piece)))
  const given = Map.groupBy(new URLSearchParams(asked.join('&')), ([name]) => name)
  const tidied = searchNames.flatMap(name => {
    const pairs = isOther(name) ? [] : [...(given.get(name) ?? []), ...(given.get(otherNames[name] ?? '') ?? [])]
    const told = pairs.map(([, value]) => value.trim()).filter(Boolean)
    const value = listNames.includes(name) ? told.join(',') : spelled(name, told[0] ?? '')
    return value || (empties && pairs.length > 0) ? [written(name, value)] : []
  })
  const whole = [...(asked.join('&') === tidied.join('&') ? pieces : [...tidied, ...others])].join('&')
  return whole.length > Math.max(query.length, longest) ? query : whole
}
