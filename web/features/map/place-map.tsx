import { asArray } from 'ol/color.js'
import { boundingExtent, buffer } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import CircleGeometry from 'ol/geom/Circle.js'
import VectorLayer from 'ol/layer/Vector.js'
import { fromLonLat } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { type PlaceMapProps, usePlaceLabels } from './labels/use-place-labels'
import styles from './map.module.css'
import { MapControls } from './map-controls'
import { flyDurationMs, resolveCssColour, useMap } from './use-map'
import { useOverlayPosition } from './use-markers'

/** Radius in metres of the circle that contains the villa. */
const approximationRadiusMetres = 700

/** The approximate location of a villa and its surroundings; or the places of a region. */
export default function PlaceMap({ villa, places }: PlaceMapProps) {
  const t = useT()
  const target = useRef<HTMLDivElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const map = useMap(target, useSite().map, { withinPage: true })
  const labels = usePlaceLabels(map, villa, places)
  useOverlayPosition(map, layer, labels)

  const middle = useMemo(() => villa && fromLonLat([villa.lng, villa.lat]), [villa])
  const showAll = useCallback(
    (duration: number) => {
      // The nearest eight determine the extent; a distant airport would shrink the rest.
      const near = (middle ? places.slice(0, 8) : places).map(({ lng, lat }) => fromLonLat([lng, lat]))
      const extent = buffer(boundingExtent(middle ? [middle, ...near] : near), 3000)
      map?.getView().fit(extent, { padding: [48, 48, 48, 48], duration })
    },
    [map, places, middle],
  )
  useEffect(() => {
    if (!map) return
    showAll(0)
    if (!target.current || !villa || !middle) return
    const sea = resolveCssColour(target.current, '--color-primary')
    const circle = new VectorLayer({
      source: new VectorSource({
        features: [
          new Feature(new CircleGeometry(middle, approximationRadiusMetres / Math.cos((villa.lat * Math.PI) / 180))),
        ],
      }),
      style: new Style({
        fill: new Fill({ color: [...asArray(sea).slice(0, 3), 0.16] }),
        stroke: new Stroke({ color: sea, width: 1.5 }),
      }),
      zIndex: 1,
    })
    map.addLayer(circle)
    return () => {
      map.removeLayer(circle)
    }
  }, [map, middle, villa, showAll])

  return (
    <>
      <div
        ref={target}
        className={styles.canvas}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, + and − zoom it.
        tabIndex={0}
        role="application"
        aria-label={t('map_move')}
      />
      <ul ref={setLayer} className={styles.markers} aria-label={t('map_places')}>
        {labels.map(({ key, name, isVilla, side }) => (
          <li key={key} className={styles.spot}>
            <span className={cx(styles.label, isVilla && styles.villa, side === 'left' && styles.leftwards)}>
              {name}
            </span>
          </li>
        ))}
      </ul>
      {map && <MapControls map={map} onFit={() => showAll(flyDurationMs())} />}
    </>
  )
}
