import type OlMap from 'ol/Map.js'
import { useEffect, useState } from 'react'
import type { Area } from './labels/place-labels'

/** Visible part of a map. */
export interface MapViewport {
  /** Metres of the map's projection per pixel. */
  resolution: number
  /** Visible area in pixels at that zoom, with y downwards. */
  area: Area
}

/** Visible part of the map while it stands still. */
export function useMapViewport(map: OlMap | undefined): MapViewport | undefined {
  const [sight, setSight] = useState<MapViewport>()
  useEffect(() => {
    if (!map) return
    const read = () => {
      const resolution = map.getView().getResolution()
      const [x, y] = map.getView().getCenter() ?? []
      const [width, height] = map.getSize() ?? []
      if (!resolution || x === undefined || y === undefined || !width || !height) return
      const [left, top] = [x / resolution - width / 2, -y / resolution - height / 2]
      setSight({ resolution, area: { left, right: left + width, top, bottom: top + height } })
    }
    map.on('moveend', read)
    return () => map.un('moveend', read)
  }, [map])
  return sight
}
