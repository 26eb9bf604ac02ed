import { useMemo } from 'react'
import { visitorsToday } from '#web/features/calendar/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { Filter } from './panel'
import { queryOf, type SearchValues } from './search-values'
import { useFilterWords } from './use-filter-words'

/** The filters that the search bar asks for. */
export type SearchedFilter = Exclude<Filter, 'price' | 'amenities'>

export interface SearchPanelProps {
  values: SearchValues
  /** Told all that is asked for now. */
  onChange: (values: SearchValues) => void
  onClose: () => void
}

/** What the search bar's field says: what is chosen, and in smaller letters below it what that means. */
export interface FieldSummary {
  value: string
  detail?: string | undefined
}

/** What the search bar's field says of a filter. */
export function useSummary(filter: SearchedFilter, values: SearchValues): FieldSummary {
  const t = useT()
  const site = useSite()
  const query = useMemo(() => queryOf(values, site, visitorsToday()), [values, site])
  const { value, isSet, detail } = useFilterWords(query)(filter)
  if (isSet) return { value, detail }
  if (filter === 'bedrooms') return { value: t('filter_bedrooms_all') }
  return { value: filter === 'dates' ? t('filter_dates_add') : value }
}
