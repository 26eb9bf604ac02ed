import Feature from 'ol/Feature.js'
import Polygon from 'ol/geom/Polygon.js'
import { fromLonLat } from 'ol/proj.js'

/** The land as tools/coastline.ts writes it: integers, each point after a ring's first told from the one before. */
interface Coastline {
  scale: number
  rings: number[][]
}

let asked: Promise<Feature[]> | undefined

/** The land of the Mediterranean; fetched once, when the first map is seen. */
export function loadLand(): Promise<Feature[]> {
  asked ??= fetch('/coastline.json')
    .then(reply => {
      if (!reply.ok) throw new Error(`The coastline answered ${reply.status}`)
      return reply.json() as Promise<Coastline>
    })
    .then(coastline => coastline.rings.map(ring => new Feature(new Polygon([points(ring, coastline.scale)]))))
  asked.catch(() => {
    asked = undefined
  })
  return asked
}

function points(ring: readonly number[], scale: number): number[][] {
  const found: number[][] = []
  let [lng, lat] = [0, 0]
  for (let i = 0; i + 1 < ring.length; i += 2) {
    lng += ring[i] ?? 0
    lat += ring[i + 1] ?? 0
    found.push(fromLonLat([lng / scale, lat / scale]))
  }
  return found
}
