import type { SearchQuery } from '#domain/search/query'
import { useT } from '#web/messages'
import { FilterIcon } from '#web/ui/icons'
import { ProgressiveButton } from '#web/ui/progressive-button'
import { countFilters } from './filter-query'
import styles from './filters.module.css'
import { useFilterLabels } from './use-filter-labels'

interface ScreenOpenerProps {
  /** Id of the form that it links to without JavaScript. */
  target: string
  query: SearchQuery
  onNear: () => void
  onOpen: () => void
}

/** Summary of the search in one line on phones; opens the filters. */
export function OpenFiltersButton({ target, query, onNear, onOpen }: ScreenOpenerProps) {
  const t = useT()
  const words = useFilterLabels(query)
  const said = (['destination', 'dates', 'guests'] as const).map(words).filter(filter => filter.isSet)
  const count = countFilters(query)
  return (
    <ProgressiveButton
      to={`#${target}`}
      className={styles.opener}
      onPointerEnter={onNear}
      onFocus={onNear}
      onOpen={onOpen}
    >
      <FilterIcon />
      <span className={styles.said}>
        {said.length > 0 ? said.map(filter => filter.value).join(' · ') : t('filter_title')}
      </span>
      {count > 0 && <span className={styles.count}>{t('filter_count', { count })}</span>}
    </ProgressiveButton>
  )
}
