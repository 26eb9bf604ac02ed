import { useMemo } from 'react'
import type { DestinationCountry } from '#contract/site/site'
import type { VillaPlace } from '#contract/villas/villa-search'
import type { Marker } from '../use-markers'
import { commonName } from './common-name'
import { nonOverlappingLabels } from './marker-labels'

/** The names of cluster markers that fit. */
export function useMarkerLabels(
  markers: readonly Marker[],
  byId: ReadonlyMap<number, VillaPlace>,
  destinations: readonly DestinationCountry[],
): { names: ReadonlyMap<string, string>; shown: ReadonlySet<string> } {
  // A name shared by all villas of the search distinguishes none.
  const common = useMemo(() => commonName([...byId.values()], destinations), [byId, destinations])
  return useMemo(() => {
    const names = new Map<string, string>()
    for (const { key, ids } of markers) {
      const name =
        ids.length > 1 &&
        commonName(
          ids.flatMap(id => byId.get(id) ?? []),
          destinations,
        )
      if (name) names.set(key, name)
    }
    const all = [...names.values()]
    // A name shared by several markers distinguishes none.
    const tells = (name: string | undefined) =>
      name !== common && all.indexOf(name ?? '') === all.lastIndexOf(name ?? '')
    const shown = nonOverlappingLabels(
      markers.map(({ key, pixel, width }) => {
        const name = names.get(key)
        return { key, ...pixel, width, caption: tells(name) ? name : undefined }
      }),
    )
    return { names, shown }
  }, [markers, byId, destinations, common])
}
