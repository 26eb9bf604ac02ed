import { buffer } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import MultiLineString from 'ol/geom/MultiLineString.js'
import Polygon, { fromExtent } from 'ol/geom/Polygon.js'
import { fromLonLat } from 'ol/proj.js'

/** Land as written by tools/coastline.ts: integers, delta-encoded after the first point of a ring. */
interface Land {
  scale: number
  rings: number[][]
}

/** Detailed land of one cell, with the edges at which it was cut. */
interface Cell extends Land {
  box: [west: number, south: number, east: number, north: number]
}

/** Coarse land, and which cells have a coast or are all land. */
interface Overview extends Land {
  coast: string[]
  inland: string[]
}

async function fetchLand<Kind extends Land>(name: string): Promise<Kind> {
  const reply = await fetch(`/coast/${name}.json`)
  if (!reply.ok) throw new Error(`The coastline ${name} returned ${reply.status}`)
  return reply.json()
}

/** Overlap of cells in metres, so that no seam shows. */
const overlap = 200

const cache = new Map<string, Promise<unknown>>()

/** Fetches once per visit; a failure is retried by the next call. */
function fetchOnce<Kind extends Land>(name: string): Promise<Kind> {
  const asked = (cache.get(name) as Promise<Kind> | undefined) ?? fetchLand<Kind>(name)
  cache.set(name, asked)
  asked.catch(() => cache.delete(name))
  return asked
}

/** Coarse land of the Mediterranean, with its coast. */
export const loadOverview = async (): Promise<Feature[]> => featuresOf(await fetchOnce<Overview>('overview'))

/** Detailed land of a cell with its coast; empty where there is only sea. */
export async function loadCell(column: number, row: number, extent: number[]): Promise<Feature[]> {
  const name = `${column}-${row}`
  const { coast, inland } = await fetchOnce<Overview>('overview')
  if (inland.includes(name)) return [new Feature(fromExtent(buffer(extent, overlap)))]
  return coast.includes(name) ? featuresOf(await fetchOnce<Cell>(name)) : []
}

function featuresOf({ scale, rings, ...cell }: Land & Partial<Cell>): Feature[] {
  return rings.flatMap(ring => {
    const points = absolute(ring)
    const shore = cell.box ? shoreLines(points, cell.box) : [[...points, points[0] as number[]]]
    const project = (line: number[][]) => line.map(([x = 0, y = 0]) => fromLonLat([x / scale, y / scale]))
    return [new Feature(new Polygon([project(points)])), new Feature(new MultiLineString(shore.map(project)))]
  })
}

function absolute(ring: readonly number[]): number[][] {
  const points: number[][] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < ring.length; i += 2) {
    x += ring[i] ?? 0
    y += ring[i + 1] ?? 0
    points.push([x, y])
  }
  return points
}

/** The segments of a ring that are shore: those along the edges of its cell only close it. */
function shoreLines(points: number[][], [west, south, east, north]: Cell['box']): number[][][] {
  const alongEdge = ([ax, ay]: number[], [bx, by]: number[]) =>
    (ax === bx && (ax === west || ax === east)) || (ay === by && (ay === south || ay === north))
  const lines: number[][][] = [[]]
  for (const [i, point] of [...points, points[0] ?? []].entries()) {
    const before = points[i - 1]
    if (before && alongEdge(before, point)) lines.push([])
    lines.at(-1)?.push(point)
  }
  return lines.filter(line => line.length > 1)
}
