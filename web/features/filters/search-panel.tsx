import { type ComponentType, useMemo } from 'react'
import { mobileQuery, useMediaQuery } from '#web/hooks/use-hydrated'
import { localToday } from '#web/lib/local-today'
import { useSite } from '#web/lib/site-context'
import { applyFilterChange } from './filter-query'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panels/panel'
import { ResultCount } from './panels/panel'
import type { SearchedFilter, SearchPanelProps } from './search-panels'
import { queryOf, valuesOf } from './search-values'
import { useResultCount } from './use-result-count'

/** A filter's panel for the search bar, with the number of results. */
export function forSearchBar(filter: SearchedFilter, FilterPanel: ComponentType<FilterPanelProps>) {
  return function SearchPanel({ values, onChange, onClose }: SearchPanelProps) {
    const site = useSite()
    const query = useMemo(() => queryOf(values, site, localToday()), [values, site])
    const found = useResultCount(query)
    const screen = useMediaQuery(mobileQuery)
    return (
      <ResultCount value={found?.total}>
        <div className={screen ? styles.alone : styles[filter]}>
          <FilterPanel
            query={query}
            screen={screen}
            onClose={onClose}
            onChange={change => onChange(valuesOf(applyFilterChange(query, change)))}
          />
        </div>
      </ResultCount>
    )
  }
}
