import type MapBrowserEvent from 'ol/MapBrowserEvent.js'
import { fromLonLat, toLonLat } from 'ol/proj.js'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Position } from '#domain/geography/distance'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import styles from './map.module.css'
import { MapControls } from './map-controls'
import own from './position-map.module.css'
import { flyDurationMs, useMap } from './use-map'
import { useOverlayPosition } from './use-markers'

export interface PositionMapProps {
  /** Accessible name of the map. */
  label: string
  /** Accessible name of the pin. */
  pinLabel: string
  /** Absent where none is typed yet: the map shows `start`. */
  position: Position | undefined
  start: Position
  onMove: (position: Position) => void
}

/** Pixels that an arrow key moves the pin; with Shift ten times as many. */
const stepPixels = 4
/** The zoom at which a position is shown first. */
const zoomLevel = { position: 12, start: 8 }

/** Five decimals: one metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
const positionOf = (coordinate: number[]): Position => {
  const [lng = 0, lat = 0] = toLonLat(coordinate)
  return { lat: rounded(lat), lng: rounded(lng) }
}

/** A position on the map: its pin is dragged, moved by arrow keys, or set by a click. */
export default function PositionMap({ label, pinLabel, position, start, onMove }: PositionMapProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const map = useMap(target, useSite().map, { withinPage: true })
  const shown = position ?? start
  const { lat, lng } = shown
  const spots = useMemo(() => {
    const [x = 0, y = 0] = fromLonLat([lng, lat])
    return [{ x, y }]
  }, [lat, lng])
  useOverlayPosition(map, layer, spots)
  const latest = useRef({ onMove, shown, isPlaced: position !== undefined })
  latest.current = { onMove, shown, isPlaced: position !== undefined }

  const show = useCallback(
    (duration: number) => {
      const { shown: place, isPlaced } = latest.current
      map?.getView().animate({
        center: fromLonLat([place.lng, place.lat]),
        zoom: isPlaced ? zoomLevel.position : zoomLevel.start,
        duration,
      })
    },
    [map],
  )
  useEffect(() => {
    if (!map) return
    show(0)
    const set = (event: MapBrowserEvent) => latest.current.onMove(positionOf(event.coordinate))
    map.on('click', set)
    return () => map.un('click', set)
  }, [map, show])
  // A typed position outside the view is brought into it.
  useEffect(() => {
    const size = map?.getSize()
    if (!map || !size) return
    const [left = -1, top = -1] = map.getPixelFromCoordinate(fromLonLat([lng, lat])) ?? []
    if (left < 0 || top < 0 || left > (size[0] ?? 0) || top > (size[1] ?? 0)) show(flyDurationMs())
  }, [map, lat, lng, show])

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!map || event.buttons !== 1) return
    onMove(positionOf(map.getEventCoordinate(event.nativeEvent)))
  }
  const move = (event: KeyboardEvent) => {
    const step = stepPixels * (event.shiftKey ? 10 : 1)
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key]
    const resolution = map?.getView().getResolution()
    if (!by || resolution === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const [x = 0, y = 0] = fromLonLat([lng, lat])
    onMove(positionOf([x + (by[0] ?? 0) * resolution, y + (by[1] ?? 0) * resolution]))
  }
  return (
    <section className={`${styles.placeholder} ${own.map}`} aria-label={label}>
      <div
        ref={target}
        className={styles.canvas}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, + and − zoom it.
        tabIndex={0}
        role="application"
        aria-label={t('map_move')}
      />
      <ul ref={setLayer} className={styles.markers}>
        <li className={styles.spot}>
          <button
            type="button"
            className={own.pin}
            aria-label={pinLabel}
            onKeyDown={move}
            onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
        </li>
      </ul>
      {map && <MapControls map={map} onFit={() => show(flyDurationMs())} />}
    </section>
  )
}
