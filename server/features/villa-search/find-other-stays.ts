import type { OtherStay } from '#contract/pages/results'
import { formatSearch } from '#domain/search/address'
import { sameLimit } from '#domain/search/limits'
import type { SearchQuery } from '#domain/search/query'
import { staysAround } from '#domain/search/stays-around'
import { keepsTerms } from '#domain/stay-terms'
import { todayAt } from '#domain/today'
import type { Context } from '#server/context'

const mostOffered = 3
/** How many of the villas found are asked whether their changeover days and minimum stay agree. */
const mostAsked = 60

/**
 * For a search that finds nothing: the nearest stays of the same length that find villas, of which at least one takes
 * guests on those days. Dates that a collection has of its own are not moved.
 */
export function findOtherStays({ catalogue, clock }: Context, query: SearchQuery, own: SearchQuery): OtherStay[] {
  const { stay } = query
  if (!stay || sameLimit(query, own, 'dates')) return []
  const now = clock.now()
  const at = { now, today: todayAt(now) }
  const offered: OtherStay[] = []
  for (const other of staysAround(stay, at.today)) {
    const { flex: _, ...moved } = { ...query, stay: other, page: 1, showBooked: false }
    const { ids, total } = catalogue.index.search({ ...moved, limit: mostAsked }, at)
    if (!ids.some(id => keepsTerms(other, catalogue.villas.get(id)?.search.seasons ?? []))) continue
    offered.push({ ...other, query: formatSearch(moved), total })
    if (offered.length === mostOffered) break
  }
  return offered
}
