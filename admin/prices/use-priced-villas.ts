import { useCallback, useMemo, useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import { useVillaPages } from '#admin/ui/villas/use-villa-pages'
import type { StrokeMade } from '#contract/staff/office-prices'
import { useLanguage } from '#web/messages'
import type { PriceState } from './price-state'

/** Beginning of the keys of these queries. */
export const pricesKey = 'office prices '

/** The filter of the grid, as the address has it: one villa, or a state, region and words. */
export interface PriceFilter {
  year: number
  villaId?: number
  state?: PriceState
  region?: string
  words?: string
}

/** The villas of a filter, with the seasons that strokes gave them since they were loaded. */
export function usePricedVillas(staffId: string, filter: PriceFilter) {
  const lang = useLanguage()
  const { year, villaId, state, region, words } = filter
  const [painted, setPainted] = useState<ReadonlyMap<number, StrokeMade['villas'][number]>>(new Map())
  const { villas: loaded, ...pages } = useVillaPages(
    `${pricesKey}${staffId} ${lang} ${JSON.stringify(filter)}`,
    (cursor, signal) =>
      adminApi(
        'GET /office/prices',
        {
          query: {
            year,
            lang,
            ...(villaId && { propertyId: villaId }),
            ...(state && state !== 'all' && { state }),
            ...(region && { region }),
            ...(words && { words }),
            ...(cursor && { cursor }),
          },
        },
        { signal },
      ),
  )
  // A villa that was not painted stays the same object, so that its row does not render again.
  const villas = useMemo(
    () =>
      loaded.map(villa => {
        const changed = painted.get(villa.id)
        return changed ? { ...villa, ...changed } : villa
      }),
    [loaded, painted],
  )
  const take = useCallback(
    (changed: StrokeMade['villas']) =>
      setPainted(before => new Map([...before, ...changed.map(one => [one.id, one] as const)])),
    [],
  )
  const loadAgain = pages.reload
  const reload = useCallback(async () => {
    if (await loadAgain()) setPainted(new Map())
  }, [loadAgain])
  return { ...pages, villas, take, reload }
}
