import type OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import { useEffect, useMemo } from 'react'
import { type Cluster, cluster, type MarkerSizes } from './cluster'
import { useMapViewport } from './use-map-viewport'

export interface Place {
  id: number
  lat: number
  lng: number
}

/** A cluster of places; its centre in the map's projection, and in pixels at its zoom. */
export interface Marker extends Cluster {
  pixel: { x: number; y: number }
  /** Width in pixels. */
  width: number
  /** Whether its centre is in view. */
  inSight: boolean
}

/** Sizes of markers, in pixels: a price of a given number of characters, or the number of villas. */
const sizesFor = (letters: number): MarkerSizes => ({
  one: { width: 30 + 7 * letters, height: 40 },
  several: { width: 52, height: 48 },
})

/** Margin in pixels around the viewport, within which markers are rendered already. */
const nearby = 240

function clusterPlaces(places: readonly Place[], resolution: number, letters: number): Cluster[] {
  const points = places.map(({ id, lat, lng }) => {
    const [x = 0, y = 0] = fromLonLat([lng, lat])
    return { id, x: x / resolution, y: -y / resolution }
  })
  return cluster(points, sizesFor(letters))
}

/** Clustered markers of the places in or near the viewport. */
export function useMarkers(map: OlMap | undefined, places: readonly Place[], letters: number): Marker[] {
  const sight = useMapViewport(map)
  const resolution = sight?.resolution
  const clusters = useMemo(
    () => (resolution ? clusterPlaces(places, resolution, letters) : []),
    [places, resolution, letters],
  )
  return useMemo(() => {
    if (!sight) return []
    const { left, right, top, bottom } = sight.area
    const within = ({ x, y }: Cluster, margin: number) =>
      x > left - margin && x < right + margin && y > top - margin && y < bottom + margin
    return clusters
      .filter(found => within(found, nearby))
      .map(found => ({
        ...found,
        pixel: { x: found.x, y: found.y },
        width: sizesFor(letters)[found.ids.length === 1 ? 'one' : 'several'].width,
        inSight: within(found, 0),
        x: found.x * sight.resolution,
        y: -found.y * sight.resolution,
      }))
  }, [clusters, sight, letters])
}

/** Whether places remain one marker at maximum zoom. */
export const staysClustered = (map: OlMap, places: readonly Place[], letters: number): boolean =>
  clusterPlaces(places, map.getView().getMinResolution(), letters).length === 1

/** Positions elements of an overlay on their clusters at every rendered frame. */
export function useOverlayPosition(
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
