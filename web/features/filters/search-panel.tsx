import { type ComponentType, useMemo } from 'react'
import { visitorsToday } from '#web/features/calendar/public'
import { useSite } from '#web/site'
import { mobile, useMedia } from '#web/ui/hydration'
import { changed } from './filter-query'
import styles from './filters.module.css'
import { FoundCount } from './found-count'
import type { FilterPanelProps } from './panel'
import type { SearchedFilter, SearchPanelProps } from './search-panels'
import { queryOf, valuesOf } from './search-values'
import { useFound } from './use-found'

/** A filter's panel for the search bar, with the number of results. */
export function forSearchBar(filter: SearchedFilter, FilterPanel: ComponentType<FilterPanelProps>) {
  return function SearchPanel({ values, onChange, onClose }: SearchPanelProps) {
    const site = useSite()
    const query = useMemo(() => queryOf(values, site, visitorsToday()), [values, site])
    const found = useFound(query)
    const screen = useMedia(mobile)
    return (
      <FoundCount value={found?.total}>
        <div className={screen ? styles.alone : styles[filter]}>
          <FilterPanel
            query={query}
            screen={screen}
            onClose={onClose}
            onChange={change => onChange(valuesOf(changed(query, change)))}
          />
        </div>
      </FoundCount>
    )
  }
}
