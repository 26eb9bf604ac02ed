import { addDays, type Day, lastPublishedDay } from '#domain/day'
import { daysOfMonth } from '#domain/month'
import type { MonthAsked, SearchQuery } from '#domain/search/query'
import { staysAround } from '#domain/search/stays-around'
import type { Stay } from '#domain/stay'

/** The nights of a stay for which only the month is said. */
export const usualNights = 7

/** How many days earlier or later a stay may begin, where the visitor says that the dates may bend, and at most. */
export const bend = { usual: 3, most: 7 } as const

type Dates = Pick<SearchQuery, 'stay' | 'flex' | 'month'>

/** Whether a search asks for nights at all. */
export const asksForNights = ({ stay, month }: Dates): boolean => stay !== undefined || month !== undefined

/** Whether a search leaves open which days exactly. */
export const leavesDaysOpen = ({ stay, flex, month }: Dates): boolean =>
  month !== undefined || (stay !== undefined && flex !== undefined)

/** The stays that begin in a month or a half of it, by their days; only those that can be asked for. */
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
 * The stays that a search leaves open, the one that is wanted most first: the dates that are named and those of the
 * same length some days earlier or later, or all that begin in a month or a half of it.
 */
export function openStays({ stay, flex = 0, month }: Dates, today: Day): Stay[] {
  if (stay) return [stay, ...staysAround(stay, today, flex)]
  return month ? staysInMonth(month, today) : []
}
