import type OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import { useMemo } from 'react'
import { useMapViewport } from '../use-map-viewport'
import { layoutLabels } from './place-labels'

export interface PlaceMapProps {
  /** The villa at the centre, if any; only its approximate location is shown. */
  villa?: { name: string; lat: number; lng: number } | undefined
  /** Surroundings, nearest first; names that do not fit appear on zooming in. */
  places: { id: number; name: string; lat: number; lng: number }[]
}

/** Area of the buttons in the upper right corner, in pixels. */
const buttonsRoom = { width: 64, height: 172 }

/** The labels that fit on the map at its zoom, the villa's first. */
export function usePlaceLabels(map: OlMap | undefined, villa: PlaceMapProps['villa'], places: PlaceMapProps['places']) {
  const sight = useMapViewport(map)
  return useMemo(() => {
    if (!sight) return []
    const { resolution, area } = sight
    const buttons = { ...area, left: area.right - buttonsRoom.width, bottom: area.top + buttonsRoom.height }
    const named = [...(villa ? [{ ...villa, id: 'villa' }] : []), ...places].map(({ id, name, lat, lng }) => {
      const [x = 0, y = 0] = fromLonLat([lng, lat])
      return { id: String(id), name, x: x / resolution, y: -y / resolution }
    })
    return layoutLabels(named, area, buttons).map(label => ({
      key: label.id,
      name: label.name,
      isVilla: label.id === 'villa',
      side: label.side,
      x: label.x * resolution,
      y: -label.y * resolution,
    }))
  }, [villa, places, sight])
}
