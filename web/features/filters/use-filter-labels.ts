import { hasDates } from '#domain/search/flexible-dates'
import type { SearchQuery } from '#domain/search/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import {
  amenityLabel,
  dateLabel,
  destinationLabel,
  guestsLabel,
  type LabelContext,
  partyWords,
  priceLabel,
} from './filter-labels'
import type { Filter } from './panels/panel'
import { usePriceLimits } from './panels/price-limits'

/** Text of a filter's chip, and whether the filter is set. */
export interface FilterLabel {
  name: string
  value: string
  isSet: boolean
  /** Details beside the value if space permits: the party. */
  detail?: string | undefined
}

function buildLabels(filter: Filter, query: SearchQuery, wording: LabelContext): FilterLabel {
  const { t } = wording
  const price = priceLabel(query, wording)
  const amenities = amenityLabel(query, wording)
  const words: Record<Filter, FilterLabel> = {
    destination: {
      name: t('filter_destination'),
      value: destinationLabel(query, wording),
      isSet: query.des.length > 0,
    },
    dates: {
      name: t('filter_dates'),
      value: dateLabel(query, wording) ?? t('filter_dates'),
      isSet: hasDates(query),
    },
    guests: {
      name: t('filter_guests'),
      value: guestsLabel(query.people, wording),
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
export function useFilterLabels(query: SearchQuery): (filter: Filter) => FilterLabel {
  const t = useT()
  const language = useLanguage()
  const site = useSite()
  const prices = usePriceLimits()
  return filter => buildLabels(filter, query, { t, language, site, prices })
}
