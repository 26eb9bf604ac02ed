import type { Property, SearchReply } from '#contract/villas/villa-search'
import { partyParameters } from '#domain/villas/party-parameters'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import type { Shortlist } from './shortlist'
import type { PricingStay } from './use-pricing-stay'

/** Current data of a listed villa. */
export interface ListedVilla {
  property: Property
  /** It sleeps fewer guests, or has fewer bedrooms, than requested. */
  tooSmall: boolean
}

/**
 * The villas of the list with prices for the dates, including unavailable ones. One request; with a known party a
 * second, since a villa costs less with fewer bedrooms. Missing villas are no longer let.
 */
export function useListedVillas(list: Shortlist, { stay, guests, rooms }: PricingStay) {
  const lang = useLanguage()
  const ids = list.map(({ id }) => id).join(',')
  const query = { ids, lang, showbooked: '1', ...(stay && { from: stay.from, to: stay.to }) }
  const party = { ...partyParameters(guests), ...(rooms && { rooms: `${rooms}` }) }
  const hasParty = guests.people > 0 || rooms !== undefined
  const key = `listed ${JSON.stringify(query)}`
  const all = useQuery<SearchReply>(ids ? key : undefined, signal =>
    api('GET /core/properties/search', { query }, { signal }),
  )
  const fitting = useQuery<SearchReply>(ids && hasParty ? `${key} ${JSON.stringify(party)}` : undefined, signal =>
    api('GET /core/properties/search', { query: { ...query, ...party } }, { signal }),
  )
  const waiting = ids !== '' && ((!all.data && !all.isError) || (hasParty && !fitting.data && !fitting.isError))
  const priced = new Map(fitting.data?.properties.map(property => [property.id, property]))
  const known = new Map(
    all.data?.properties.map(property => [
      property.id,
      {
        property: priced.get(property.id) ?? property,
        tooSmall: fitting.data !== undefined && !priced.has(property.id),
      },
    ]),
  )
  const again = () => {
    all.refetch()
    fitting.refetch()
  }
  return { known: known as ReadonlyMap<number, ListedVilla>, waiting, failed: all.isError, again }
}
