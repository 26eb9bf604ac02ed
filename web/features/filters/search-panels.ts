import { type ComponentType, useMemo } from 'react'
import { visitorsToday } from '#web/features/calendar/public'
import type { Panel, Question } from '#web/features/search-bar/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { Filter, FilterPanelProps } from './panel'
import { queryOf, type SearchValues } from './search-values'
import { useFilterWords } from './use-filter-words'

/** What the search bar's field says of a filter. */
function useSummary(filter: Filter, values: SearchValues): string {
  const t = useT()
  const site = useSite()
  const query = useMemo(() => queryOf(values, site, visitorsToday()), [values, site])
  const { value, isSet } = useFilterWords(query)(filter)
  if (isSet) return value
  if (filter === 'bedrooms') return t('filter_bedrooms_all')
  return filter === 'dates' ? t('filter_dates_add') : value
}

const panel = (filter: Filter, load: () => Promise<{ default: ComponentType<FilterPanelProps> }>): Panel => ({
  useSummary: values => useSummary(filter, values),
  load: async () => {
    const [{ forSearchBar }, { default: FilterPanel }] = await Promise.all([import('./search-panel'), load()])
    return { default: forSearchBar(filter, FilterPanel) }
  },
})

/** The panels that take the places of the search bar's native fields. */
export const searchPanels: Record<Question, Panel> = {
  where: panel('destination', () => import('./destination-panel')),
  when: panel('dates', () => import('./dates-panel')),
  who: panel('guests', () => import('./guests-panel')),
  bedrooms: panel('bedrooms', () => import('./bedrooms-panel')),
}
