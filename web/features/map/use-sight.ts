import type OlMap from 'ol/Map.js'
import { useEffect, useState } from 'react'
import type { Area } from './place-labels'

/** What of a map is in sight. */
export interface Sight {
  /** How many metres of the map's projection a pixel is. */
  resolution: number
  /** From where to where, in pixels at that zoom; downwards, as on the screen. */
  area: Area
}

/** What of the map is in sight while it stands still. */
export function useSight(map: OlMap | undefined): Sight | undefined {
  const [sight, setSight] = useState<Sight>()
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
