import type OlMap from 'ol/Map.js'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** View of a search's map. */
interface Position {
  asked: string
  centre: number[]
  zoom: number
}

/** By history entry, for as long as the document lives. */
const positions = new Map<string, Position>()
const mostKept = 50

function keep(key: string, position: Position) {
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (positions.size > mostKept && oldest !== undefined) positions.delete(oldest)
}

/** Stores the view of a search's map and restores it when the visitor returns. Returns whether it was restored. */
export function useRestoredPosition(map: OlMap | undefined, asked: string | undefined): () => boolean {
  const { key } = useLocation()
  const latest = useRef<Position>(undefined)
  useEffect(() => {
    if (latest.current && !positions.has(key)) keep(key, latest.current)
    if (!map || asked === undefined) return
    const read = () => {
      const centre = map.getView().getCenter()
      const zoom = map.getView().getZoom()
      if (!centre || zoom === undefined) return
      latest.current = { asked, centre, zoom }
      keep(key, latest.current)
    }
    map.on('moveend', read)
    return () => map.un('moveend', read)
  }, [map, key, asked])
  return () => {
    const position = positions.get(key)
    if (!map || position === undefined || position.asked !== asked) return false
    map.getView().setCenter(position.centre)
    map.getView().setZoom(position.zoom)
    return true
  }
}
