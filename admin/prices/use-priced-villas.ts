import { useCallback, useEffect, useMemo, useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import type { PricedVilla, StrokeMade } from '#contract/staff/office-prices'
import { useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'

/** Beginning of the keys of these queries. */
export const pricesKey = 'office prices '

/** The filter of the grid, as the address has it. */
export interface PriceFilter {
  year: number
  region: string
  words: string
}

interface LoadedPage {
  cursor: number | undefined
  villas: PricedVilla[]
  next: number | null
}

/** The villas of a filter, a page at a time, with the seasons that strokes gave them since. */
export function usePricedVillas(staffId: string, { year, region, words }: PriceFilter) {
  const [cursor, setCursor] = useState<number>()
  const [pages, setPages] = useState<readonly LoadedPage[]>([])
  const [painted, setPainted] = useState<ReadonlyMap<number, StrokeMade['villas'][number]>>(new Map())
  const { data, isError, refetch } = useQuery(
    `${pricesKey}${staffId} ${year} ${region} ${words} ${cursor ?? ''}`,
    signal =>
      adminApi(
        'GET /office/prices',
        { query: { year, ...(region && { region }), ...(words && { words }), ...(cursor && { cursor }) } },
        { signal },
      ),
    { staleTime: 0 },
  )
  useEffect(() => {
    if (!data) return
    setPages(before => {
      const page = { cursor, villas: data.villas, next: data.next }
      const isKnown = before.some(one => one.cursor === cursor)
      return isKnown ? before.map(one => (one.cursor === cursor ? page : one)) : [...before, page]
    })
    // What the server says now is newer than what a stroke replied.
    setPainted(before => new Map([...before].filter(([id]) => !data.villas.some(villa => villa.id === id))))
  }, [data, cursor])

  const villas = useMemo(
    () => pages.flatMap(page => page.villas.map(villa => ({ ...villa, ...painted.get(villa.id) }))),
    [pages, painted],
  )
  const last = pages.at(-1)
  const isLoading = !data && !isError
  const loadMore = useCallback(() => {
    if (last && last.next !== null && last.next !== cursor && !isLoading) setCursor(last.next)
  }, [last, cursor, isLoading])
  const take = useCallback(
    (made: StrokeMade) => setPainted(before => new Map([...before, ...made.villas.map(one => [one.id, one] as const)])),
    [],
  )
  const reload = useCallback(() => {
    setPages([])
    setPainted(new Map())
    setCursor(undefined)
    invalidateQueries(pricesKey)
  }, [])
  return {
    villas,
    regions: data?.regions,
    isLoading,
    isError,
    hasMore: last ? last.next !== null : false,
    isFirst: pages.length === 0,
    refetch,
    loadMore,
    take,
    reload,
  }
}
