import { useMemo } from 'react'
import { visitorsToday } from '#web/features/calendar/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { Filter } from './panel'
import { queryOf, type SearchValues } from './search-values'
import { useFilterWords } from './use-filter-words'

/** The filters of the search bar. */
export type SearchedFilter = Exclude<Filter, 'price' | 'amenities'>

export interface SearchPanelProps {
  values: SearchValues
  /** Receives all current values. */
  onChange: (values: SearchValues) => void
  onClose: () => void
}

/** Text of a search bar field: the value, and smaller details below it. */
export interface FieldSummary {
  value: string
  detail?: string | undefined
}

export function useSummary(filter: SearchedFilter, values: SearchValues): FieldSummary {
  const t = useT()
  const site = useSite()
  const query = useMemo(() => queryOf(values, site, visitorsToday()), [values, site])
  const { value, isSet, detail } = useFilterWords(query)(filter)
  if (isSet) return { value, detail }
  if (filter === 'bedrooms') return { value: t('filter_bedrooms_all') }
  return { value: filter === 'dates' ? t('filter_dates_add') : value }
}
