import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SearchQuery } from '#domain/search/query'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useSite } from '#web/lib/site-context'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { lazyComponent } from '#web/ui/lazy-component'
import { FilterChip } from './filter-chip'
import { FilterPanel, filterPanels } from './filter-panel'
import { type Collection, countAddedFilters, type FilterChange, noFilters, restrictToCollection } from './filter-query'
import styles from './filters.module.css'
import { nativeChoice } from './native/native-choice'
import { NativeField } from './native/native-field'
import { OpenFiltersButton } from './open-filters-button'
import { type Filter, filters, ResultCount, searchDelays } from './panels/panel'
import { useFilterLabels } from './use-filter-labels'
import type { ResultCounts } from './use-result-count'

interface FilterBarProps {
  query: SearchQuery
  /** Receives the change, and the delay in milliseconds before the site searches. */
  onChange: (change: FilterChange, delay: number) => void
  /** Results that the page already has for the search. */
  known: { query: string; found: ResultCounts }
  /** Target of the form without JavaScript. */
  action: string
  collection: Collection | undefined
  /** A panel that is open initially: the one whose change led to this page. */
  openFirst?: Filter | undefined
  onOpen?: (filter: Filter | undefined) => void
  /** Rendered at the end of the bar. */
  children?: ReactNode
}

const formId = 'filters'

/** The full-screen filters. */
const FilterScreen = lazyComponent(() => import('./filter-dialog'), { namespaces: ['filters', 'guests', 'search'] })

/**
 * The filters of the results: a plain form without JavaScript; once hydrated, each change searches immediately.
 * Opening a filter closes the others. Phones have a full-screen version.
 */
export function FilterBar(props: FilterBarProps) {
  const { query, onChange, known, action, collection, openFirst, children } = props
  const t = useT()
  const alive = useHydrated()
  const resultsPath = useLocalPath()('/results')
  const site = useSite()
  const words = useFilterLabels(query)
  const [open, setOpen] = useState(openFirst)
  const [screen, setScreen] = useState(false)
  const show = (filter: Filter | undefined) => {
    setOpen(filter)
    props.onOpen?.(filter)
  }
  const form = useRef<HTMLFormElement>(null)
  // Choices made before hydration are kept: the native fields are still there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    const opened = form.current?.querySelector<HTMLElement>('details[open]')?.dataset.filter
    if (opened) show(opened as Filter)
    const chosen = form.current && nativeChoice(form.current, query, site)
    if (chosen) onChange({ ...noFilters, ...chosen }, 0)
  }, [])
  const panelProps = { query, isCollection: collection !== undefined, collection, found: known.found }
  return (
    <div className={styles.bar}>
      <OpenFiltersButton target={formId} query={query} onNear={FilterScreen.preload} onOpen={() => setScreen(true)} />
      <search className={styles.search} aria-label={t('filter_title')}>
        <form
          ref={form}
          id={formId}
          className={styles.chips}
          action={action}
          method="get"
          // A field that the browser restores would count as chosen.
          autoComplete="off"
          onSubmit={event => {
            event.preventDefault()
            show(undefined)
          }}
        >
          {filters.map(filter => (
            <FilterChip
              key={filter}
              filter={filter}
              {...words(filter)}
              alive={alive}
              open={alive && open === filter}
              onOpen={isOpen => show(isOpen ? filter : undefined)}
              onNear={() => filterPanels[filter].preload()}
            >
              {close => (
                <>
                  {!alive && <NativeField filter={filter} query={query} />}
                  {alive && open === filter && (
                    <div className={styles.sheet}>
                      <div className={styles[filter]}>
                        <ResultCount value={known.found.total}>
                          <FilterPanel
                            {...panelProps}
                            filter={filter}
                            onChange={change => onChange(change, searchDelays[filter])}
                            onClose={close}
                          />
                        </ResultCount>
                      </div>
                    </div>
                  )}
                </>
              )}
            </FilterChip>
          ))}
          {/* An empty field removes the collection's filter too. */}
          {!alive && collection && <input type="hidden" name="amenities" value="" />}
          {!alive && collection && action === resultsPath && (
            <input type="hidden" name="collectionid" value={collection.id} />
          )}
          {query.sort !== 'default' && <input type="hidden" name="sort" value={query.sort} />}
          {alive && countAddedFilters(query, collection) > 0 && (
            <Button
              variant="quiet"
              className={styles.clear}
              onClick={() => onChange(restrictToCollection(collection), 0)}
            >
              {t('filter_clear_all')}
            </Button>
          )}
        </form>
      </search>
      {children}
      {screen && (
        <FilterScreen
          query={query}
          known={known}
          collection={collection}
          // Filters removed on the screen are absent from its result.
          onApply={next => onChange({ ...noFilters, ...next }, 0)}
          onClose={() => setScreen(false)}
        />
      )}
    </div>
  )
}
