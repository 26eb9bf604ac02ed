import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { PageReply } from '#contract/pages'
import type { ResultsData } from '#contract/pages/results'
import { FilterBar, toVillaSearchQuery } from '#web/features/filters/public'
import { ResultsMap } from '#web/features/map/lazy'
import { useSite } from '#web/lib/site-context'
import { storeLastResultsUrl } from '#web/lib/storage/last-results-url'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { InfoIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { CollectionIntro } from './collection-intro'
import { NoResults } from './lazy'
import { noticeTexts } from './notice-text'
import { Pagination } from './pagination'
import { resultsHeading } from './results-heading'
import { ResultsToolbar } from './results-toolbar'
import styles from './results-view.module.css'
import { consumePendingFilter, setPendingFilter, useResultsSearch } from './use-results-search'
import { recallView, rememberView, type View } from './view-memory'
import { ViewSwitch } from './view-switch'
import { VillaList } from './villa-list'
import { rangeOf } from './visible-pages'

/** A search with its results: filters, list and map. The URL holds its state. */
export function ResultsView({ page, results }: { page: PageReply; results: ResultsData }) {
  const t = useT()
  const language = useLanguage()
  const { destinations } = useSite()
  const { query, applied, change, place, waiting } = useResultsSearch(results)
  const [active, setActive] = useState<number>()
  const [carried] = useState(consumePendingFilter)
  const { search, list } = results
  const known = useMemo(() => ({ query: results.query, found: search }), [results.query, search])
  const isCollection = list !== null
  const heading = results.siteIsEmpty
    ? t('results_no_villas')
    : resultsHeading(search.total, applied, destinations, { t, language, isCollection })
  const title = useNewPageFocus(search.page, isCollection)
  const Heading = list ? 'h2' : 'h1'
  const notices = noticeTexts(results.notices, t)

  const { view, show } = useView()
  const { pathname, search: asked } = useLocation()
  useEffect(() => storeLastResultsUrl(pathname + asked), [pathname, asked])
  const range = rangeOf(search)

  return (
    <div className={styles.results}>
      {list && <CollectionIntro page={page} list={list} />}
      <div className={styles.bar}>
        <FilterBar
          query={query}
          onChange={change}
          known={known}
          action={place.path}
          collection={place.collection}
          openFirst={carried}
          onOpen={filter => setPendingFilter(list ? filter : undefined)}
        />
      </div>
      <div className={styles.columns} data-view={search.total > 0 ? view : 'list'}>
        <section className={styles.list} aria-busy={waiting} aria-labelledby="results-heading">
          <div className={styles.head}>
            <Heading ref={title} id="results-heading" className={styles.title} tabIndex={-1}>
              {heading}
            </Heading>
            {range && <p className={styles.range}>{t('results_range', range)}</p>}
            {search.total > 0 && <ResultsToolbar query={query} place={place} onChange={change} />}
          </div>
          <VisuallyHidden>
            <span role="status">{waiting ? '' : heading}</span>
          </VisuallyHidden>
          {notices.length > 0 && (
            <ul className={styles.notices}>
              {notices.map(text => (
                <li key={text}>
                  <InfoIcon /> {text}
                </li>
              ))}
            </ul>
          )}
          <div className={cx(styles.found, waiting && styles.waiting)}>
            {search.total === 0 ? (
              <NoResults results={results} place={place} />
            ) : (
              <VillaList
                properties={search.properties}
                query={applied}
                heading={list ? 'h3' : 'h2'}
                active={active}
                onActive={setActive}
              />
            )}
            <Pagination query={applied} place={place} page={search.page} total={search.total} limit={search.limit} />
          </div>
        </section>
        {search.total > 0 && (
          <ResultsMap
            label={t('results_map')}
            className={styles.map}
            properties={search.properties}
            asked={toVillaSearchQuery(applied, place.collection)}
            query={applied}
            active={active}
            onActive={setActive}
          />
        )}
      </div>
      {search.total > 0 && <ViewSwitch view={view} onView={show} />}
    </div>
  )
}

/** The list or the map, on screens too small for both; restored when the visitor returns. */
function useView() {
  const { key } = useLocation()
  const [view, setView] = useState<View>(() => recallView(key))
  useEffect(() => rememberView(key, view), [key, view])
  const scrolled = useRef(0)
  const show = useCallback((next: View) => {
    if (next === 'map') scrolled.current = scrollY
    setView(next)
    // After the switch: the map from the top, the list where it was left.
    requestAnimationFrame(() => scrollTo({ top: next === 'map' ? 0 : scrolled.current, behavior: 'instant' }))
  }, [])
  return { view, show }
}

/** Focuses the heading when another page of the list is shown; below an introduction it scrolls there as well. */
function useNewPageFocus(page: number, isCollection: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const comesBack = useNavigationType() === 'POP'
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
    // On a back navigation the scroll position is restored instead.
    if (isCollection && !comesBack) heading.current?.scrollIntoView({ behavior: 'instant' })
  }, [page, isCollection, comesBack])
  return heading
}
