import { addressDay, parseDay } from '#domain/day'
import { addressMonth, parseMonth } from '#domain/month'
import { listNames, searchNames } from '#domain/search/parameters'

/** No address is led to another that is longer than itself and than this. */
const longest = 2000

// As a form writes it, which no browser writes otherwise when it follows: else it would be led here again.
const written = (name: string, value: string) => new URLSearchParams([[name, value]]).toString().replaceAll('%2C', ',')

/** The names that are written for others which say the same (section 2.5, PD-83). */
const otherNames: Readonly<Record<string, string>> = { from: 'startDate', to: 'endDate' }
const isOther = (name: string) => Object.values(otherNames).includes(name)

/** A day or a month as addresses carry it; what cannot be read stays as it is. */
function spelled(name: string, value: string): string {
  const day = name === 'from' || name === 'to' ? parseDay(value) : undefined
  const month = name === 'month' ? parseMonth(value) : undefined
  return (day && addressDay(day)) ?? (month && addressMonth(month)) ?? value
}

const nameOf = (piece: string) => new URLSearchParams(piece).keys().next().value ?? ''

/**
 * The one spelling of a query that asks for a search, without `?`: its parameters in one order, each once, by one name
 * and without needless encoding, days as `DD MMM YYYY`, those without a value left out unless they say something
 * (`empties`: on a collection's page they take a limit away). It asks for the same as before, mistakes included. What it
 * carries beyond the search follows as it was; where the search is spelled as it should be, that changes nothing.
 */
export function tidySearch(query: string, { empties = false } = {}): string {
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
