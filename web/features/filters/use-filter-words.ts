import { asksForNights } from '#domain/search/open-dates'
import type { SearchQuery } from '#domain/search/query'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import {
  amenityWords,
  dateWords,
  destinationWords,
  guestsWords,
  partyWords,
  priceWords,
  type Wording,
} from './filter-words'
import type { Filter } from './panel'
import { usePriceLimits } from './price-limits'

/** Text of a filter's chip, and whether the filter is set. */
export interface FilterWords {
  name: string
  value: string
  isSet: boolean
  /** Details beside the value if space permits: the party. */
  detail?: string | undefined
}

function wordsOf(filter: Filter, query: SearchQuery, wording: Wording): FilterWords {
  const { t } = wording
  const price = priceWords(query, wording)
  const amenities = amenityWords(query, wording)
  const words: Record<Filter, FilterWords> = {
    destination: {
      name: t('filter_destination'),
      value: destinationWords(query, wording),
      isSet: query.des.length > 0,
    },
    dates: {
      name: t('filter_dates'),
      value: dateWords(query, wording) ?? t('filter_dates'),
      isSet: asksForNights(query),
    },
    guests: {
      name: t('filter_guests'),
      value: guestsWords(query.people, wording),
      isSet: query.people !== undefined,
      detail: partyWords(query.party, wording),
    },
    bedrooms: {
      name: t('filter_bedrooms'),
      value: query.rooms ? t('filter_bedrooms_chosen', { count: query.rooms }) : t('filter_bedrooms'),
      isSet: query.rooms !== undefined,
    },
    price: { name: t('filter_price'), value: price ?? t('filter_price'), isSet: price !== undefined },
    amenities: {
      name: t('filter_amenities'),
      value: amenities ?? t('filter_amenities'),
      isSet: amenities !== undefined,
    },
  }
  return words[filter]
}

/** Texts of the filters' chips. */
export function useFilterWords(query: SearchQuery): (filter: Filter) => FilterWords {
  const t = useT()
  const language = useLanguage()
  const site = useSite()
  const prices = usePriceLimits()
  return filter => wordsOf(filter, query, { t, language, site, prices })
}
