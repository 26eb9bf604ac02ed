import type { Property, SearchReply } from '#contract/villa-search'
import { partyParameters } from '#domain/party-parameters'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'
import type { AskedStay } from './asked-stay'
import type { Shortlist } from './shortlist'

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
export function useListedVillas(list: Shortlist, { stay, guests, rooms }: AskedStay) {
  const lang = useLanguage()
  const ids = list.map(({ id }) => id).join(',')
  const query = { ids, lang, showbooked: '1', ...(stay && { from: stay.from, to: stay.to }) }
  const party = { ...partyParameters(guests), ...(rooms && { rooms: `${rooms}` }) }
  const hasParty = guests.people > 0 || rooms !== undefined
  const key = `listed ${JSON.stringify(query)}`
  const all = useAsked<SearchReply>(ids ? key : undefined, signal =>
    api('GET /core/properties/search', { query }, { signal }),
  )
  const fitting = useAsked<SearchReply>(ids && hasParty ? `${key} ${JSON.stringify(party)}` : undefined, signal =>
    api('GET /core/properties/search', { query: { ...query, ...party } }, { signal }),
  )
  const waiting = ids !== '' && ((!all.data && !all.failed) || (hasParty && !fitting.data && !fitting.failed))
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
    all.again()
    fitting.again()
  }
  return { known: known as ReadonlyMap<number, ListedVilla>, waiting, failed: all.failed, again }
}
