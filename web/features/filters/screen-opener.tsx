import type { SearchQuery } from '#domain/search/query'
import { useT } from '#web/messages'
import { FilterIcon } from '#web/ui/icons'
import { Opener } from '#web/ui/opener'
import { filterCount } from './filter-query'
import styles from './filters.module.css'
import { useFilterWords } from './use-filter-words'

interface ScreenOpenerProps {
  /** Id of the form that it links to without JavaScript. */
  target: string
  query: SearchQuery
  onNear: () => void
  onOpen: () => void
}

/** Summary of the search in one line on phones; opens the filters. */
export function ScreenOpener({ target, query, onNear, onOpen }: ScreenOpenerProps) {
  const t = useT()
  const words = useFilterWords(query)
  const said = (['destination', 'dates', 'guests'] as const).map(words).filter(filter => filter.isSet)
  const count = filterCount(query)
  return (
    <Opener to={`#${target}`} className={styles.opener} onPointerEnter={onNear} onFocus={onNear} onOpen={onOpen}>
      <FilterIcon />
      <span className={styles.said}>
        {said.length > 0 ? said.map(filter => filter.value).join(' · ') : t('filter_title')}
      </span>
      {count > 0 && <span className={styles.count}>{t('filter_count', { count })}</span>}
    </Opener>
  )
}
