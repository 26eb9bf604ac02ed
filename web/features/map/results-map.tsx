import { boundingExtent, getCenter } from 'ol/extent.js'
import type OlMap from 'ol/Map.js'
import { fromLonLat } from 'ol/proj.js'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Property, VillaPlace } from '#contract/villas/villa-search'
import type { SearchQuery } from '#domain/search/query'
import { usePrice } from '#web/features/currency/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { useMarkerLabels } from './labels/use-marker-labels'
import styles from './map.module.css'
import { MapControls } from './map-controls'
import { MapStatus } from './map-status'
import { MarkerPanel } from './marker-panel'
import { flyDurationMs, useMap } from './use-map'
import { staysClustered, useMarkers, useOverlayPosition } from './use-markers'
import { usePlaces } from './use-places'
import { useRestoredPosition } from './use-restored-position'

export interface ResultsMapProps {
  /** The villas of the list's page: their cards need no request. */
  properties: Property[]
  /** Query parameters for all villas of the search. */
  asked: string
  /** The search itself. */
  query: Pick<SearchQuery, 'stay' | 'people' | 'rooms'>
  /** The hovered villa, in the list or on the map. */
  active: number | undefined
  onActive: (id: number | undefined) => void
  /** The map is part of a scrolling page. */
  withinPage?: boolean
}

const noPlaces: VillaPlace[] = []

/** Padding in pixels, so that no marker lies below a button or across the edge. */
const padding = [44, 76, 72, 44]
const markerHeight = 40
/** Maximum initial zoom. */
const nearestAtFirst = 11

const extentOf = (places: readonly VillaPlace[]) => boundingExtent(places.map(({ lng, lat }) => fromLonLat([lng, lat])))

function showAll(map: OlMap, places: readonly VillaPlace[], duration: number) {
  if (places.length > 0) map.getView().fit(extentOf(places), { padding, maxZoom: nearestAtFirst, duration })
}

/** Zooms in on places until they fill the viewport, by one step at least. */
function zoomToPlaces(map: OlMap, places: readonly VillaPlace[]) {
  const view = map.getView()
  const extent = extentOf(places)
  const [width = 0, height = 0] = map.getSize() ?? []
  const [top = 0, right = 0, bottom = 0, left = 0] = padding
  const room = [Math.max(1, width - left - right), Math.max(1, height - top - bottom)]
  const step = (view.getZoom() ?? 0) + 1
  const filling = view.getZoomForResolution(view.getResolutionForExtent(extent, room)) ?? step
  if (filling > step) view.fit(extent, { padding, duration: flyDurationMs() })
  else view.animate({ center: getCenter(extent), zoom: step, duration: flyDurationMs() })
}

/** Pans the map so that the panel does not cover a place. */
function panAbovePanel(map: OlMap, { lng, lat }: VillaPlace, panel: HTMLElement) {
  const [width = 0, height = 0] = map.getSize() ?? []
  const [, y = 0] = map.getPixelFromCoordinate(fromLonLat([lng, lat])) ?? []
  const above = panel.offsetTop
  if (y < above - markerHeight) return
  const to = Math.max(markerHeight, above / 2)
  map.getView().animate({
    center: map.getCoordinateFromPixel([width / 2, height / 2 + y - to]),
    duration: flyDurationMs(),
  })
}

/** All villas of a search on a map: each with its price, nearby ones clustered. */
export default function ResultsMap({
  properties,
  asked,
  query,
  active,
  onActive,
  withinPage = false,
}: ResultsMapProps) {
  const t = useT()
  const price = usePrice()
  const { map: source, destinations } = useSite()
  const target = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  /** The villas on the panel: one, or several at one spot. */
  const [opened, setOpened] = useState<readonly number[]>([])
  /** A villa whose marker receives focus once rendered. */
  const awaited = useRef<number>(undefined)
  const map = useMap(target, source, { withinPage })
  const { shown, waiting, failed, again } = usePlaces(asked, properties)
  const places = shown?.places ?? noPlaces
  const byId = useMemo(() => new Map(places.map(place => [place.id, place])), [places])
  const placesOf = (ids: readonly number[]) => ids.flatMap(id => byId.get(id) ?? [])

  const words = (place: VillaPlace) => {
    if (place.booked) return t('map_taken')
    return place.price === null ? t('map_ask') : price(place.price)
  }
  const letters = Math.max(0, ...places.map(place => words(place).length))
  const markers = useMarkers(map, places, letters)
  useOverlayPosition(map, layer, markers)

  const restorePosition = useRestoredPosition(map, shown?.asked)
  const fitted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search moves the map.
  useEffect(() => {
    if (!map || !shown) return
    setOpened([])
    if (!restorePosition()) showAll(map, shown.places, fitted.current ? flyDurationMs() : 0)
    fitted.current = true
  }, [map, shown?.asked])

  const focusMarker = (id: number) => {
    const marker = layer?.querySelector<HTMLElement>(`[data-villas~="${id}"]`)
    marker?.focus({ preventScroll: true })
    return marker
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the markers change.
  useEffect(() => {
    if (awaited.current !== undefined && focusMarker(awaited.current)) awaited.current = undefined
  }, [markers])

  const open = (ids: readonly number[], byKeyboard: boolean) => {
    if (!map) return
    const found = placesOf(ids)
    if (ids.length === 1 || staysClustered(map, found, letters)) return setOpened(ids)
    if (byKeyboard) awaited.current = ids[0]
    setOpened([])
    zoomToPlaces(map, found)
  }
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opened panel.
  useEffect(() => {
    const [place] = placesOf(opened)
    if (map && panel.current && place) panAbovePanel(map, place, panel.current)
  }, [opened])
  const close = () => {
    setOpened([])
    if (opened[0] !== undefined) focusMarker(opened[0])
  }
  const captions = useMarkerLabels(markers, byId, destinations)

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, + and − zoom it. */}
      <div ref={target} className={styles.canvas} tabIndex={0} role="application" aria-label={t('map_move')} />
      <ul
        ref={setLayer}
        className={cx(styles.markers, waiting && styles.waiting)}
        aria-label={t('map_villas')}
        aria-busy={waiting}
      >
        {markers.map(({ key, ids, inSight }) => {
          const [first, ...more] = placesOf(ids)
          if (!first) return <li key={key} hidden />
          const single = more.length === 0
          const isActive = active !== undefined && ids.includes(active)
          const name = captions.names.get(key)
          return (
            <li key={key} className={cx(styles.spot, isActive && styles.raised)}>
              <button
                type="button"
                data-villas={ids.join(' ')}
                tabIndex={inSight ? undefined : -1}
                className={cx(
                  styles.marker,
                  !single && styles.many,
                  single && first.booked && styles.taken,
                  (isActive || (opened[0] !== undefined && ids.includes(opened[0]))) && styles.active,
                )}
                aria-label={
                  single
                    ? t('map_villa', { name: first.name, price: words(first) })
                    : t(name ? 'map_cluster_in' : 'map_cluster', { count: ids.length, name: name ?? '' })
                }
                onMouseEnter={() => single && onActive(first.id)}
                onMouseLeave={() => onActive(undefined)}
                onFocus={() => single && onActive(first.id)}
                onBlur={() => onActive(undefined)}
                // Clicks by keyboard have `detail` 0.
                onClick={event => open(ids, event.detail === 0)}
              >
                {single ? words(first) : ids.length}
              </button>
              {captions.shown.has(key) && (
                <span className={styles.name} aria-hidden="true">
                  {name}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {map && <MapControls map={map} onFit={() => showAll(map, places, flyDurationMs())} />}
      <MapStatus shown={shown} failed={failed} onAgain={again} />
      {opened.length > 0 && (
        <MarkerPanel
          key={opened.join(' ')}
          panel={panel}
          places={placesOf(opened)}
          properties={properties}
          asked={asked}
          query={query}
          onClose={close}
        />
      )}
    </>
  )
}
