import type OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import { useEffect, useMemo, useState } from 'react'
import { type Cluster, cluster } from './cluster'

export interface Place {
  id: number
  lat: number
  lng: number
}

/** The room that a marker with so many letters takes, in pixels. */
const markerSize = (letters: number) => ({ width: 32 + 7.5 * letters, height: 40 })

/** How many metres of the map's projection a pixel is, while it stands still. */
function useResolution(map: OlMap | undefined): number | undefined {
  const [resolution, setResolution] = useState<number>()
  useEffect(() => {
    if (!map) return
    const read = () => setResolution(map.getView().getResolution())
    map.on('moveend', read)
    return () => map.un('moveend', read)
  }, [map])
  return resolution
}

/** The markers of places at the map's zoom: those that would cover each other are one. */
export function useClusters(map: OlMap | undefined, places: readonly Place[], letters: number): Cluster[] {
  const resolution = useResolution(map)
  return useMemo(() => {
    if (!resolution) return []
    const points = places.map(({ id, lat, lng }) => {
      const [x = 0, y = 0] = fromLonLat([lng, lat])
      return { id, x: x / resolution, y: y / resolution }
    })
    return cluster(points, markerSize(letters)).map(found => ({
      ...found,
      x: found.x * resolution,
      y: found.y * resolution,
    }))
  }, [places, resolution, letters])
}

/** Keeps elements of a layer above the map where their clusters are, at every frame that is drawn. */
export function useFollow(
  map: OlMap | undefined,
  layer: HTMLElement | null,
  spots: readonly { x: number; y: number }[],
): void {
  useEffect(() => {
    if (!map || !layer) return
    const place = () => {
      for (const [i, { x, y }] of spots.entries()) {
        const [left = 0, top = 0] = map.getPixelFromCoordinate([x, y]) ?? [-999, -999]
        const element = layer.children[i]
        if (element instanceof HTMLElement) element.style.transform = `translate(${left}px, ${top}px)`
      }
    }
    place()
    map.on('postrender', place)
    return () => map.un('postrender', place)
  }, [map, layer, spots])
}
