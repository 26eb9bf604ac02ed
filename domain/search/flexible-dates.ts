import { addDays, type Day, lastPublishedDay } from '#domain/calendar/day'
import { daysOfMonth } from '#domain/calendar/month'
import type { Stay } from '#domain/calendar/stay'
import type { MonthAsked, SearchQuery } from '#domain/search/query'
import { shiftedStays } from '#domain/search/stays-around'

/** The default nights of a search by month. */
export const defaultNights = 7

/** Flexible dates: how many days earlier or later a stay can begin, by default and at most. */
export const flexibilityDays = { usual: 3, most: 7 } as const

type Dates = Pick<SearchQuery, 'stay' | 'flex' | 'month'>

/** Whether a search has dates at all. */
export const hasDates = ({ stay, month }: Dates): boolean => stay !== undefined || month !== undefined

/** Whether a search has flexible dates or a month. */
export const isFlexible = ({ stay, flex, month }: Dates): boolean =>
  month !== undefined || (stay !== undefined && flex !== undefined)

/** The stays that begin in a month or a half of it, by day; only those from today on. */
function staysInMonth({ month, half, nights }: MonthAsked, today: Day): Stay[] {
  const { first, last } = daysOfMonth(month, half)
  const stays: Stay[] = []
  for (let from = first; from <= last; from = addDays(from, 1)) {
    const stay = { from, to: addDays(from, nights) }
    if (from >= today && stay.to <= lastPublishedDay(today)) stays.push(stay)
  }
  return stays
}

/**
 * The candidate stays of a flexible search, the most wanted first: the named dates and those of the same length some
 * days earlier or later, or all that begin in a month or a half of it.
 */
export function candidateStays({ stay, flex = 0, month }: Dates, today: Day): Stay[] {
  if (stay) return [stay, ...shiftedStays(stay, today, flex)]
  return month ? staysInMonth(month, today) : []
}
