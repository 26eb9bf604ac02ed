import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ResultsData } from '#contract/pages/results'
import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import type { Filter } from '#web/features/filters/public'
import { applyFilterChange, type FilterChange, readCanonical, rememberFilters } from '#web/features/filters/public'
import { useSite } from '#web/lib/site-context'
import { useLocalPath } from '#web/messages'
import { type ResultsLocation, searchUrl } from './results-url'

/** Where the page shows its search. */
export function useResultsPlace(results: ResultsData): ResultsLocation {
  const { pathname } = useLocation()
  const site = useSite()
  const resultsPath = useLocalPath()('/results')
  const id = results.list?.id
  const own = results.listQuery
  return useMemo(() => {
    const collection = id === undefined || own === null ? undefined : { id, own: readCanonical(own, site) }
    return { resultsPath, path: pathname, collection }
  }, [resultsPath, pathname, id, own, site])
}

/**
 * The search of the page, held by the URL. Changes show immediately, are collected, and become a history entry after
 * a delay; superseded navigations are cancelled.
 */
export function useResultsSearch(results: ResultsData) {
  const site = useSite()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const underWay = useRef(false)
  underWay.current = navigation.state !== 'idle'
  const place = useResultsPlace(results)
  const applied = useMemo(() => readCanonical(results.query, site), [results.query, site])
  /** The visitor's changes since the page was shown. */
  const [draft, setDraft] = useState<SearchQuery>()
  const latest = useRef<SearchQuery>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const go = useCallback(() => {
    timer.current = undefined
    const asked = latest.current
    if (!asked) return
    // A pending navigation must be cancelled, even to stay on the current page.
    if (formatSearch(asked) === results.query && !underWay.current) return setDraft(undefined)
    void navigate(searchUrl(place, asked), { preventScrollReset: true })
  }, [navigate, place, results.query])

  // The results can change before the delay is over.
  const goNow = useRef(go)
  goNow.current = go

  const change = useCallback(
    (change: FilterChange, delay = 0) => {
      latest.current = applyFilterChange(latest.current ?? applied, change)
      setDraft(latest.current)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => goNow.current(), delay)
    },
    [applied],
  )

  // Once the page has loaded its search applies again, unless the visitor made further changes.
  const loading = navigation.state !== 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results also reset the draft.
  useEffect(() => {
    if (loading || timer.current !== undefined) return
    latest.current = undefined
    setDraft(undefined)
  }, [loading, results])
  useEffect(() => () => clearTimeout(timer.current), [])

  // The search on display is stored for the next visit, except within collections (SPEC A9).
  const isCollection = results.list !== null
  useEffect(() => {
    if (!isCollection) rememberFilters(applied)
  }, [applied, isCollection])

  return { query: draft ?? applied, applied, change, place, waiting: loading || draft !== undefined }
}

/** The filter that was open when the visitor left a collection for the results page; it reopens there. */
let carried: Filter | undefined

export function setPendingFilter(filter: Filter | undefined): void {
  carried = filter
}

export function consumePendingFilter(): Filter | undefined {
  const filter = carried
  carried = undefined
  return filter
}
