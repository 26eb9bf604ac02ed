import type { Feature } from 'ol'
import { platformModifierKeyOnly } from 'ol/events/condition.js'
import { getCenter } from 'ol/extent.js'
import type { FeatureLike } from 'ol/Feature.js'
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import { all, tile } from 'ol/loadingstrategy.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import { createXYZ } from 'ol/tilegrid.js'
import View from 'ol/View.js'
import { type RefObject, useEffect, useState } from 'react'
import type { Site } from '#contract/site/site'
import { cellZoom } from './coast-cells'
import { loadCell, loadOverview } from './coastline'

/** Maximum zoom: the bundled coastline is too coarse for streets. */
const maxZoomLevel = { tiles: 17, coastline: 13 }
/** Zoom level from which the detailed coastline is drawn. */
const detailMinZoom = 8
/** Bounds of the map's centre. */
const mediterranean = [-8, 29, 38, 48]

/** A colour of the style sheet, for the canvas. */
export const resolveCssColour = (element: Element, name: string): string =>
  getComputedStyle(element).getPropertyValue(name).trim()

/** Land with a thin coastline, in the colours of the site: coarse from afar, in detailed cells from near. */
function landLayers(element: Element): VectorLayer[] {
  const land = new Style({ fill: new Fill({ color: resolveCssColour(element, '--map-land') }) })
  const coast = new Style({ stroke: new Stroke({ color: resolveCssColour(element, '--map-coast'), width: 1 }) })
  // Updates during movement too, so that no edge shows.
  const common = {
    style: (feature: FeatureLike) => (feature.getGeometry()?.getType() === 'Polygon' ? land : coast),
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  }
  const far = new VectorSource<Feature>({
    strategy: all,
    loader(extent) {
      loadOverview().then(
        found => far.addFeatures(found),
        () => far.removeLoadedExtent(extent),
      )
    },
  })
  const cells = createXYZ({ minZoom: cellZoom, maxZoom: cellZoom })
  const near = new VectorSource<Feature>({
    strategy: tile(cells),
    loader(extent) {
      const [, column = 0, row = 0] = cells.getTileCoordForCoordAndZ(getCenter(extent), cellZoom)
      loadCell(column, row, extent).then(
        found => near.addFeatures(found),
        () => near.removeLoadedExtent(extent),
      )
    },
  })
  return [
    new VectorLayer({ ...common, source: far, maxZoom: detailMinZoom }),
    new VectorLayer({ ...common, source: near, minZoom: detailMinZoom }),
  ]
}

interface MapSettings {
  /** The wheel scrolls the page unless a modifier key is held, and so do fingers. For maps within a page. */
  withinPage?: boolean
}

/** Draws a map into an element while it is mounted: tiles if configured, else the coastline. */
export function useMap(
  target: RefObject<HTMLElement | null>,
  { tiles, attribution }: Site['map'],
  { withinPage = false }: MapSettings = {},
): OlMap | undefined {
  const [map, setMap] = useState<OlMap>()
  useEffect(() => {
    const element = target.current
    if (!element) return
    const base = tiles
      ? [new TileLayer({ source: new XYZ({ url: tiles, ...(attribution && { attributions: attribution }) }) })]
      : landLayers(element)
    const touch = matchMedia('(pointer: coarse)').matches
    const interactions = defaultInteractions({
      altShiftDragRotate: false,
      pinchRotate: false,
      ...(withinPage && { mouseWheelZoom: false, dragPan: !touch }),
    })
    if (withinPage) interactions.push(new MouseWheelZoom({ condition: platformModifierKeyOnly }))
    const made = new OlMap({
      target: element,
      controls: [],
      interactions,
      layers: base,
      view: new View({
        center: fromLonLat([17, 40]),
        zoom: 4.5,
        minZoom: 3.5,
        maxZoom: tiles ? maxZoomLevel.tiles : maxZoomLevel.coastline,
        extent: transformExtent(mediterranean, 'EPSG:4326', 'EPSG:3857'),
        constrainOnlyCenter: true,
        enableRotation: false,
      }),
    })
    // Touch scrolls the page, not the map.
    if (withinPage) made.getViewport()?.style.setProperty('touch-action', 'pan-y')
    setMap(made)
    return () => {
      made.setTarget(undefined)
      made.dispose()
      setMap(undefined)
    }
  }, [target, tiles, attribution, withinPage])
  return map
}

/** Duration of map animations, in milliseconds; 0 with reduced motion. */
export const flyDurationMs = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 400)
