import type { Property, SearchReply } from '#contract/villas/villa-search'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { pageLimit, type SearchClock, type SearchQuery, type SearchResult } from '#domain/search/query'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import type { Catalogue } from './catalogue.ts'
import { type Asked, presentProperty } from './present.ts'
import { collectionSearch } from './read-search.ts'
import type { ListRow } from './rows/content.ts'

/** The catalogue, and the clock of the search. */
type Searched = Pick<Context, 'catalogue' | 'clock'>

/** Hand-picked villas in their chosen order, unavailable ones last. */
function inChosenOrder({ index }: Catalogue, query: SearchQuery, clock: SearchClock): SearchResult {
  const { among = [], page, limit = pageLimit.usual } = query
  const found = index.search({ ...query, page: 1, limit: pageLimit.most }, clock)
  const rank = new Map(among.map((id, i) => [id, i]))
  const items = found.items
    .toSorted(
      (a, b) =>
        Number(a.state === 'booked') - Number(b.state === 'booked') || (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0),
    )
    .slice((page - 1) * limit, page * limit)
  return { ...found, items, ids: items.map(({ id }) => id) }
}

/** The moment of a search, and the day at the villas. */
const searchClockAt = ({ clock }: Pick<Context, 'clock'>): SearchClock => {
  const now = clock.now()
  return { now, today: todayAt(now) }
}

/** A search with its moment, for presenting its results. */
export const withSearchClock = (context: Searched, query: SearchQuery): Asked => ({
  query,
  occupanciesOf: context.catalogue.occupanciesOf,
  ...searchClockAt(context),
})

/** Finds the requested page of villas in the index (SPEC A2.5, PD-8 to PD-13). */
export function findVillas({ catalogue, clock }: Searched, query: SearchQuery): SearchResult {
  const at = searchClockAt({ clock })
  const chosen = query.among !== undefined && query.sort === 'default'
  return chosen ? inChosenOrder(catalogue, query, at) : catalogue.index.search(query, at)
}

/** Searches and presents the results. */
export function searchVillas(context: Searched, query: SearchQuery, language: Language): SearchReply {
  const { catalogue } = context
  const found = findVillas(context, query)
  const asked = withSearchClock(context, query)
  return {
    properties: found.items.flatMap(item => {
      const villa = catalogue.villas.get(item.id)
      return villa ? [presentProperty(villa, catalogue.content, language, item, asked)] : []
    }),
    total: found.total,
    page: query.page,
    limit: query.limit ?? pageLimit.usual,
    amenityGroupCounts: Object.fromEntries(found.amenityGroupCounts),
  }
}

/** The current villas of a collection. */
export function villasOfList(context: Context, list: ListRow, audience: Audience, language: Language): Property[] {
  const query = { ...collectionSearch(context, list), audience, limit: pageLimit.most }
  return searchVillas(context, query, language).properties
}

/** How many villas a collection has now. */
export const countVillasOfList = (context: Context, list: ListRow, audience: Audience): number =>
  findVillas(context, { ...collectionSearch(context, list), audience, limit: 1 }).total
