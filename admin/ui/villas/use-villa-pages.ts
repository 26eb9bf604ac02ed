import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from '#web/lib/query'

interface VillaPage<Villa> {
  villas: Villa[]
  next: number | null
  regions: { slug: string; name: string }[]
}

type LoadedPage<Villa> = VillaPage<Villa> & { cursor: number | undefined }

/** Villas of a list by pages, which load as the reader scrolls. `queryKey` has the whole filter; mount it anew per filter. */
export function useVillaPages<Villa extends { id: number }>(
  queryKey: string,
  load: (cursor: number | undefined, signal: AbortSignal) => Promise<VillaPage<Villa>>,
) {
  const [cursor, setCursor] = useState<number>()
  const [pages, setPages] = useState<readonly LoadedPage<Villa>[]>([])
  const [isReloadFailed, setReloadFailed] = useState(false)
  const latest = useRef({ pages, load })
  latest.current = { pages, load }
  const { data, isError, refetch } = useQuery(`${queryKey} ${cursor ?? ''}`, signal => load(cursor, signal), {
    staleTime: 0,
  })
  useEffect(() => {
    if (!data) return
    setPages(before => {
      const page = { ...data, cursor }
      const isKnown = before.some(one => one.cursor === cursor)
      return isKnown ? before.map(one => (one.cursor === cursor ? page : one)) : [...before, page]
    })
  }, [data, cursor])

  const villas = useMemo(() => pages.flatMap(page => page.villas), [pages])
  const last = pages.at(-1)
  const isLoading = !data && !isError
  const loadMore = useCallback(() => {
    if (last && last.next !== null && !isLoading) setCursor(last.next)
  }, [last, isLoading])
  /** Loads all shown pages anew; they stay until the new ones are there. */
  const reload = useCallback(async () => {
    setReloadFailed(false)
    const { signal } = new AbortController()
    try {
      const fresh: LoadedPage<Villa>[] = []
      for (const page of latest.current.pages)
        fresh.push({ ...(await latest.current.load(page.cursor, signal)), cursor: page.cursor })
      setPages(fresh)
      return true
    } catch {
      setReloadFailed(true)
      return false
    }
  }, [])
  return {
    villas,
    regions: last?.regions ?? data?.regions,
    isLoading,
    isError: isError || isReloadFailed,
    isEmpty: pages.length === 0,
    hasMore: last !== undefined && last.next !== null,
    loadMore,
    reload,
    retry: isReloadFailed ? () => void reload() : refetch,
  }
}
