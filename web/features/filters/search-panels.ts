import { useMemo } from 'react'
import { localToday } from '#web/lib/local-today'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import type { Filter } from './panels/panel'
import { queryOf, type SearchValues } from './search-values'
import { useFilterLabels } from './use-filter-labels'

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
  const query = useMemo(() => queryOf(values, site, localToday()), [values, site])
  const { value, isSet, detail } = useFilterLabels(query)(filter)
  if (isSet) return { value, detail }
  if (filter === 'bedrooms') return { value: t('filter_bedrooms_all') }
  return { value: filter === 'dates' ? t('filter_dates_add') : value }
}
