import { type ComponentType, useMemo } from 'react'
import { visitorsToday } from '#web/features/calendar/public'
import type { Panel, PanelProps, Question } from '#web/features/search-bar/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { mobile, useMedia } from '#web/ui/hydration'
import { rememberFilters } from './filter-cookies'
import { changed } from './filter-query'
import styles from './filters.module.css'
import type { Filter, FilterPanelProps } from './panel'
import { FoundCount } from './panel-foot'
import { queryOf, type SearchValues, valuesOf } from './search-values'
import { useFilterWords } from './use-filter-words'
import { useFound } from './use-found'

function useQueryOf(values: SearchValues) {
  const site = useSite()
  return useMemo(() => queryOf(values, site, visitorsToday()), [values, site])
}

/** A filter's panel as the search bar wants it, with the count of what would be found. */
function forSearchBar(filter: Filter, FilterPanel: ComponentType<FilterPanelProps>) {
  return function SearchPanel({ values, onChange, onClose }: PanelProps) {
    const query = useQueryOf(values)
    const found = useFound(query)
    const screen = useMedia(mobile)
    return (
      <FoundCount value={found?.total}>
        <div className={screen ? undefined : styles[filter]}>
          <FilterPanel
            query={query}
            screen={screen}
            onClose={onClose}
            onChange={change => {
              const next = changed(query, change)
              rememberFilters(next)
              onChange(valuesOf(next))
            }}
          />
        </div>
      </FoundCount>
    )
  }
}

/** What the search bar's field says of a filter. */
function useSummary(filter: Filter, values: SearchValues): string {
  const t = useT()
  const { value, isSet } = useFilterWords(useQueryOf(values))(filter)
  if (isSet) return value
  if (filter === 'bedrooms') return t('filter_bedrooms_all')
  return filter === 'dates' ? t('filter_dates_add') : value
}

const panel = (filter: Filter, load: () => Promise<{ default: ComponentType<FilterPanelProps> }>): Panel => ({
  useSummary: values => useSummary(filter, values),
  load: async () => ({ default: forSearchBar(filter, (await load()).default) }),
})

/** The panels that take the places of the search bar's native fields. */
export const searchPanels: Record<Question, Panel> = {
  where: panel('destination', () => import('./destination-panel')),
  when: panel('dates', () => import('./dates-panel')),
  who: panel('guests', () => import('./guests-panel')),
  bedrooms: panel('bedrooms', () => import('./bedrooms-panel')),
}
