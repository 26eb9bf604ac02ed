import { boundingExtent } from 'ol/extent.js'
import { fromLonLat } from 'ol/proj.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Property } from '#contract/properties'
import type { SearchQuery } from '#domain/search/query'
import { usePrice } from '#web/features/currency/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { classes } from '#web/ui/classes'
import styles from './map.module.css'
import { MapControls } from './map-controls'
import { travelTime, useMap } from './use-map'
import { useClusters, useFollow } from './use-markers'
import { VillaPreview } from './villa-preview'

export interface ResultsMapProps {
  properties: Property[]
  /** The search that found them. */
  query: Pick<SearchQuery, 'stay' | 'people' | 'rooms'>
  /** The villa that is pointed at, in the list or here. */
  active: number | undefined
  onActive: (id: number | undefined) => void
}

/** The villas of a search on a map: each with its price, those that lie close together as one. */
export default function ResultsMap({ properties, query, active, onActive }: ResultsMapProps) {
  const t = useT()
  const price = usePrice()
  const target = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<number>()
  const map = useMap(target, useSite().map)
  const byId = useMemo(() => new Map(properties.map(property => [property.id, property])), [properties])
  const words = (property: Property) => {
    const { booked, totalPrice, priceFrom, currencyId } = property
    if (booked) return t('map_taken')
    return query.stay && totalPrice !== null ? price(totalPrice, currencyId) : price(priceFrom, currencyId)
  }
  const longest = Math.max(0, ...properties.map(property => words(property).length))
  const clusters = useClusters(map, properties, longest)
  useFollow(map, layer, clusters)

  const showAll = useCallback(
    (villas: readonly Property[], duration: number) => {
      if (!map || villas.length === 0) return
      const extent = boundingExtent(villas.map(({ lng, lat }) => fromLonLat([lng, lat])))
      map.getView().fit(extent, { padding: [72, 72, 72, 72], maxZoom: 11, duration })
    },
    [map],
  )
  const fitted = useRef(false)
  useEffect(() => {
    if (!map) return
    showAll(properties, fitted.current ? travelTime() : 0)
    fitted.current = true
  }, [map, properties, showAll])

  const shown = opened === undefined ? undefined : byId.get(opened)
  const open = (ids: number[]) => {
    const villas = ids.flatMap(id => byId.get(id) ?? [])
    if (villas.length === 1) return setOpened(villas[0]?.id)
    // As near as one can be and still one marker: its villas are neighbours, of which the first is shown.
    const view = map?.getView()
    if (view && (view.getZoom() ?? 0) >= view.getMaxZoom() - 0.1) return setOpened(villas[0]?.id)
    showAll(villas, travelTime())
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, + and − zoom it. */}
      <div ref={target} className={styles.canvas} tabIndex={0} role="application" aria-label={t('map_move')} />
      <ul ref={setLayer} className={styles.markers} aria-label={t('map_villas')}>
        {clusters.map(({ key, ids }) => {
          const first = byId.get(ids[0] ?? -1)
          if (!first) return <li key={key} hidden />
          const single = ids.length === 1
          const isActive = active !== undefined && ids.includes(active)
          return (
            <li key={key} className={classes(styles.spot, isActive && styles.raised)}>
              <button
                type="button"
                className={classes(
                  styles.marker,
                  !single && styles.many,
                  single && first.booked && styles.taken,
                  (isActive || (opened !== undefined && ids.includes(opened))) && styles.active,
                )}
                aria-label={single ? t('map_villa', { name: first.name, price: words(first) }) : undefined}
                onMouseEnter={() => single && onActive(first.id)}
                onMouseLeave={() => onActive(undefined)}
                onFocus={() => single && onActive(first.id)}
                onBlur={() => onActive(undefined)}
                onClick={() => open(ids)}
              >
                {single ? words(first) : t('map_cluster', { count: ids.length })}
              </button>
            </li>
          )
        })}
      </ul>
      {map && <MapControls map={map} onFit={() => showAll(properties, travelTime())} />}
      {shown && <VillaPreview property={shown} query={query} onClose={() => setOpened(undefined)} />}
    </>
  )
}
