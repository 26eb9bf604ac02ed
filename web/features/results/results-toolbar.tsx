import { useEffect, useRef } from 'react'
import { hasDates } from '#domain/search/flexible-dates'
import { type SearchQuery, type SearchSort, searchSorts } from '#domain/search/query'
import type { FilterChange } from '#web/features/filters/public'
import { type MessageKey, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { ChevronDownIcon } from '#web/ui/icons'
import styles from './results-toolbar.module.css'
import { type ResultsLocation, searchUrl } from './results-url'

const names: Record<SearchSort, MessageKey> = {
  default: 'results_sort_default',
  location: 'results_sort_location',
  alphabetically: 'results_sort_alphabetically',
  smallest: 'results_sort_smallest',
  largest: 'results_sort_largest',
  pricelow: 'results_sort_pricelow',
  pricehigh: 'results_sort_pricehigh',
  bedslow: 'results_sort_bedslow',
  bedshigh: 'results_sort_bedshigh',
  sleepslow: 'results_sort_sleepslow',
  sleepshigh: 'results_sort_sleepshigh',
}

interface ListToolsProps {
  query: SearchQuery
  place: ResultsLocation
  onChange: (change: FilterChange) => void
}

/** Sort order, and whether to include unavailable villas; without JavaScript a plain form with a button. */
export function ResultsToolbar({ query, place, onChange }: ListToolsProps) {
  const t = useT()
  const taken = useRef<HTMLInputElement>(null)
  // React does not notice a switch that was changed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    const showBooked = taken.current?.checked ?? query.showBooked
    if (showBooked !== query.showBooked) onChange({ showBooked })
  }, [])
  // Without JavaScript the form sends the other parameters of the URL along.
  const [, search] = searchUrl(place, query).split('?')
  const kept = [...new URLSearchParams(search)].filter(([name]) => !['sort', 'showbooked', 'page'].includes(name))
  return (
    <form
      className={styles.tools}
      action={place.path}
      method="get"
      autoComplete="off"
      aria-label={t('results_tools')}
      onSubmit={event => event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasDates(query) && (
        <label className={styles.taken}>
          <input
            ref={taken}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state itself.
            role="switch"
            name="showbooked"
            value="1"
            className={styles.switch}
            checked={query.showBooked}
            onChange={event => onChange({ showBooked: event.target.checked })}
          />
          {t('results_show_taken')}
        </label>
      )}
      <label className={styles.sort}>
        <span>{t('results_sort')}</span>
        <select
          name="sort"
          value={query.sort}
          className={styles.select}
          onChange={event => onChange({ sort: event.target.value as SearchSort })}
        >
          {searchSorts.map(sort => (
            <option key={sort} value={sort}>
              {t(names[sort])}
            </option>
          ))}
        </select>
        <ChevronDownIcon className={styles.mark} />
      </label>
      <Button type="submit" variant="secondary" className={styles.submit}>
        {t('results_sort_apply')}
      </Button>
    </form>
  )
}
