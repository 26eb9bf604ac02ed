import type OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import { useMemo } from 'react'
import { placeLabels } from './place-labels'
import type { PlaceMapProps } from './place-map'
import { useResolution } from './use-markers'

/** The names that find room on the map at its zoom, the villa's first. */
export function usePlaceLabels(map: OlMap | undefined, villa: PlaceMapProps['villa'], places: PlaceMapProps['places']) {
  const resolution = useResolution(map)
  return useMemo(() => {
    if (!resolution) return []
    const named = [{ ...villa, id: 'villa' }, ...places].map(({ id, name, lat, lng }) => {
      const [x = 0, y = 0] = fromLonLat([lng, lat])
      return { id: String(id), name, x: x / resolution, y: -y / resolution }
    })
    return placeLabels(named).map(label => ({
      key: label.id,
      name: label.name,
      isVilla: label.id === 'villa',
      side: label.side,
      x: label.x * resolution,
      y: -label.y * resolution,
    }))
  }, [villa, places, resolution])
}
