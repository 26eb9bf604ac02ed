import { useMemo } from 'react'
import type { DestinationCountry } from '#contract/site'
import type { VillaPlace } from '#contract/villa-search'
import { captionsWithRoom } from './captions'
import { commonName } from './common-name'
import type { Marker } from './use-markers'

/** The names of markers that stand for several villas, and those of which there is room to show them. */
export function useCaptions(
  markers: readonly Marker[],
  byId: ReadonlyMap<number, VillaPlace>,
  destinations: readonly DestinationCountry[],
): { names: ReadonlyMap<string, string>; shown: ReadonlySet<string> } {
  // What all villas of the search have in common need not be shown of some.
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
    // A name that stands for several markers tells nothing of any.
    const tells = (name: string | undefined) =>
      name !== common && all.indexOf(name ?? '') === all.lastIndexOf(name ?? '')
    const shown = captionsWithRoom(
      markers.map(({ key, pixel, width }) => {
        const name = names.get(key)
        return { key, ...pixel, width, caption: tells(name) ? name : undefined }
      }),
    )
    return { names, shown }
  }, [markers, byId, destinations, common])
}
