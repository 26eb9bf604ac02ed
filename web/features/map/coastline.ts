import { buffer } from 'ol/extent.js'
import Feature from 'ol/Feature.js'
import MultiLineString from 'ol/geom/MultiLineString.js'
import Polygon, { fromExtent } from 'ol/geom/Polygon.js'
import { fromLonLat } from 'ol/proj.js'

/** Land as tools/coastline.ts writes it: integers, each point after a ring's first told from the one before. */
interface Land {
  scale: number
  rings: number[][]
}

/** What is seen from near: the land of one cell, and the edges at which it was cut. */
interface Cell extends Land {
  box: [west: number, south: number, east: number, north: number]
}

/** What is seen from afar, and which cells have a coast or are all land. */
interface Overview extends Land {
  coast: string[]
  inland: string[]
}

async function fetchLand<Kind extends Land>(name: string): Promise<Kind> {
  const reply = await fetch(`/coast/${name}.json`)
  if (!reply.ok) throw new Error(`The coast ${name} answered ${reply.status}`)
  return reply.json()
}

/** Metres by which cells overlap, so that no seam shows. */
const overlap = 200

const kept = new Map<string, Promise<unknown>>()

/** Fetched once in a visit; asked for again after a failure. */
function once<Kind extends Land>(name: string): Promise<Kind> {
  const asked = (kept.get(name) as Promise<Kind> | undefined) ?? fetchLand<Kind>(name)
  kept.set(name, asked)
  asked.catch(() => kept.delete(name))
  return asked
}

/** The land of the Mediterranean with its coast, as seen from afar. */
export const loadOverview = async (): Promise<Feature[]> => featuresOf(await once<Overview>('overview'))

/** The land of a cell with its coast, as seen from near; nothing where there is only sea. */
export async function loadCell(column: number, row: number, extent: number[]): Promise<Feature[]> {
  const name = `${column}-${row}`
  const { coast, inland } = await once<Overview>('overview')
  if (inland.includes(name)) return [new Feature(fromExtent(buffer(extent, overlap)))]
  return coast.includes(name) ? featuresOf(await once<Cell>(name)) : []
}

function featuresOf({ scale, rings, ...cell }: Land & Partial<Cell>): Feature[] {
  return rings.flatMap(ring => {
    const points = absolute(ring)
    const shore = cell.box ? shoreOf(points, cell.box) : [[...points, points[0] as number[]]]
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

/** The lines of a ring that are shore: those along the edges of its cell only close it. */
function shoreOf(points: number[][], [west, south, east, north]: Cell['box']): number[][][] {
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
