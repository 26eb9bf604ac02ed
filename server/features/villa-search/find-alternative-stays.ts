import type { OtherStay } from '#contract/pages/results'
import { withinMaximum } from '#domain/availability/stay-rules'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { sameLimit } from '#domain/search/limits'
import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import { shiftedStays } from '#domain/search/stays-around'
import type { Context } from '#server/context'

const mostOffered = 3
/** Number of found villas that are checked for whether the stay can be booked. */
const mostAsked = 60

/**
 * For a search without results: the nearest stays of the same length that find villas, at least one of them bookable. A
 * stay longer than the terms permit is shortened to the maximum. Dates that belong to a collection are not moved.
 */
export function findAlternativeStays({ catalogue, clock }: Context, query: SearchQuery, own: SearchQuery): OtherStay[] {
  const { stay } = query
  if (!stay || sameLimit(query, own, 'dates')) return []
  const now = clock.now()
  const at = { now, today: todayAt(now) }
  const requested = withinMaximum(stay, defaultStayLimits)
  const isBookable = (other: Stay, id: number) => {
    const villa = catalogue.villas.get(id)
    const today = todayAt(now, villa?.timezone)
    return villa !== undefined && !findStayProblem(other, villa.search.seasons, { ...defaultStayLimits, today })
  }
  const offered: OtherStay[] = []
  for (const other of [...(requested === stay ? [] : [requested]), ...shiftedStays(requested, at.today)]) {
    const { flex: _, ...moved } = { ...query, stay: other, page: 1, showBooked: false }
    const { ids, total } = catalogue.index.search({ ...moved, limit: mostAsked }, at)
    if (!ids.some(id => isBookable(other, id))) continue
    offered.push({ ...other, query: formatSearch(moved), total })
    if (offered.length === mostOffered) break
  }
  return offered
}
