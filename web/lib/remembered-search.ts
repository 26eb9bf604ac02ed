import { addressDay, type Day, parseDay } from '#domain/calendar/day'
import { addressMonth, monthOf, parseMonth } from '#domain/calendar/month'
import { type FilterCookie, filterCookies } from '#domain/search/remembered'
import { readCookie } from '#web/lib/cookies'
import { localToday } from '#web/lib/local-today'

/** Formats a day for a URL, unless it has passed. */
function formatDateParam(value: string, today: Day): string | undefined {
  const day = parseDay(value)
  return day && day >= today ? addressDay(day) : undefined
}

function formatMonthParam(value: string, today: Day): string | undefined {
  const month = parseMonth(value)
  return month && month >= monthOf(today) ? addressMonth(month) : undefined
}

/** URL parameters of a cookie's value: dates as `DD MMM YYYY`, past ones omitted. */
function toUrlParam(cookie: FilterCookie, today: Day): [string, string][] {
  const value = readCookie(cookie)
  if (!value) return []
  const said = (name: string, text: string | undefined): [string, string][] => (text ? [[name, text]] : [])
  switch (cookie) {
    case 'startdate':
      return said('from', formatDateParam(value, today))
    case 'enddate':
      return formatDateParam(readCookie('startdate') ?? '', today) ? said('to', formatDateParam(value, today)) : []
    case 'staymonth':
      return said('month', formatMonthParam(value, today))
    case 'monthhalf':
    case 'staynights':
      return formatMonthParam(readCookie('staymonth') ?? '', today) ? said(filterCookies[cookie], value) : []
    default:
      return [[filterCookies[cookie], value]]
  }
}

/** Query of the visitor's last search, without `?`; empty without one. */
export function rememberedQuery(): string {
  const today = localToday()
  const parameters = (Object.keys(filterCookies) as FilterCookie[]).flatMap(cookie => toUrlParam(cookie, today))
  return new URLSearchParams(parameters).toString().replaceAll('%2C', ',')
}

/** URL of the results page with the visitor's last search. */
export function rememberedAddress(results: string): string {
  const query = rememberedQuery()
  return query ? `${results}?${query}` : results
}
