import { addressDay, type Day, parseDay } from '#domain/day'
import { addressMonth, monthOf, parseMonth } from '#domain/month'
import { type FilterCookie, filterCookies } from '#domain/search/remembered'
import { readCookie } from '#web/cookies'
import { visitorsToday } from '#web/features/calendar/public'

/** Formats a day for a URL, unless it has passed. */
function daySaid(value: string, today: Day): string | undefined {
  const day = parseDay(value)
  return day && day >= today ? addressDay(day) : undefined
}

function monthSaid(value: string, today: Day): string | undefined {
  const month = parseMonth(value)
  return month && month >= monthOf(today) ? addressMonth(month) : undefined
}

/** URL parameters of a cookie's value: dates as `DD MMM YYYY`, past ones omitted. */
function parameterOf(cookie: FilterCookie, today: Day): [string, string][] {
  const value = readCookie(cookie)
  if (!value) return []
  const said = (name: string, text: string | undefined): [string, string][] => (text ? [[name, text]] : [])
  switch (cookie) {
    case 'startdate':
      return said('from', daySaid(value, today))
    case 'enddate':
      return daySaid(readCookie('startdate') ?? '', today) ? said('to', daySaid(value, today)) : []
    case 'staymonth':
      return said('month', monthSaid(value, today))
    case 'monthhalf':
    case 'staynights':
      return monthSaid(readCookie('staymonth') ?? '', today) ? said(filterCookies[cookie], value) : []
    default:
      return [[filterCookies[cookie], value]]
  }
}

/** Query of the visitor's last search, without `?`; empty without one. */
export function rememberedQuery(): string {
  const today = visitorsToday()
  const parameters = (Object.keys(filterCookies) as FilterCookie[]).flatMap(cookie => parameterOf(cookie, today))
  return new URLSearchParams(parameters).toString().replaceAll('%2C', ',')
}

/** URL of the results page with the visitor's last search. */
export function rememberedAddress(results: string): string {
  const query = rememberedQuery()
  return query ? `${results}?${query}` : results
}
