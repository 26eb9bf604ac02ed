/**
 * Draws the land that maps show where no tiles are configured, from the shorelines of GSHHG (LGPL 3), to
 * web/public/coast, which is committed. To draw it again, with the Generic Mapping Tools and their full shorelines:
 *
 *     gmt coast -R-180/180/-90/90 -Df -A0/0/1 -M -W1 > shores.txt
 *     node tools/coastline.ts shores.txt
 *
 * overview.json is the whole Mediterranean at low detail, and lists which cells have a coast and which are all land;
 * <x>-<y>.json is a cell with a coast, of the usual grid of web maps, in detail. Coordinates are
 * integers, delta-encoded after the first point of a ring.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import simplify from 'simplify-js'
import { cellZoom } from '../web/features/map/coast-cells.ts'

type Point = [lng: number, lat: number]
type Box = [west: number, south: number, east: number, north: number]

const frame: Box = [-6, 30, 42, 48]
/** Extension of land that touches the frame's edge, so that no map shows an end. */
const beyond: Box = [-40, 0, 70, 68]
/** Degrees by which cells overlap, so that no seam shows. */
const overlap = 0.002
/** Integers per degree; tolerated deviation of a line in degrees; minimum size of an island in square degrees. */
const far = { scale: 1000, deviation: 0.003, smallest: 0.00005 }
const near = { scale: 10_000, deviation: 0.0005, smallest: 0.000001 }

const same = (a: Point, b: Point) => Math.abs(a[1] - b[1]) < 1e-6 && Math.abs((a[0] - b[0]) % 360) < 1e-6
const nameOf = ([lng, lat]: Point) => `${(((lng % 360) + 360) % 360).toFixed(6)} ${lat.toFixed(6)}`

/** Unwraps longitudes across 180°, so that a continent stays in one piece. */
const runOn = (ring: Point[]): Point[] => {
  let turns = 0
  return ring.map(([lng, lat], i) => {
    const step = lng - (ring[i - 1]?.[0] ?? lng)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [lng + 360 * turns, lat]
  })
}

/** Joins segments of shorelines into rings. */
function joinRings(pieces: Point[][]): Point[][] {
  const isClosed = (piece: Point[]) => same(piece[0] as Point, piece.at(-1) as Point)
  const startingAt = new Map(pieces.filter(piece => !isClosed(piece)).map(piece => [nameOf(piece[0] as Point), piece]))
  const rings = pieces.filter(isClosed).map(piece => piece.slice(1))
  for (const piece of startingAt.values()) {
    const ring = [...piece]
    startingAt.delete(nameOf(piece[0] as Point))
    while (!same(ring[0] as Point, ring.at(-1) as Point)) {
      const name = nameOf(ring.at(-1) as Point)
      const next = startingAt.get(name)
      if (!next) throw new Error(`No shoreline continues ${name}`)
      startingAt.delete(name)
      for (const point of next.slice(1)) ring.push(point)
    }
    rings.push(ring.slice(1))
  }
  return rings
}

const atLng = (lng: number, a: Point, b: Point): Point => [lng, a[1] + ((b[1] - a[1]) * (lng - a[0])) / (b[0] - a[0])]
const atLat = (lat: number, a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]), lat]

/** Cuts a ring to a box, edge by edge (Sutherland and Hodgman). */
function clip(ring: Point[], [west, south, east, north]: Box): Point[] {
  const edges = [
    { inside: ([lng]: Point) => lng >= west, cut: (a: Point, b: Point) => atLng(west, a, b) },
    { inside: ([lng]: Point) => lng <= east, cut: (a: Point, b: Point) => atLng(east, a, b) },
    { inside: ([, lat]: Point) => lat >= south, cut: (a: Point, b: Point) => atLat(south, a, b) },
    { inside: ([, lat]: Point) => lat <= north, cut: (a: Point, b: Point) => atLat(north, a, b) },
  ]
  return edges.reduce(
    (points, { inside, cut }) =>
      points.flatMap((point, i) => {
        const before = points.at(i - 1) ?? point
        if (inside(point)) return inside(before) ? [point] : [cut(before, point), point]
        return inside(before) ? [cut(before, point)] : []
      }),
    ring,
  )
}

const area = (ring: Point[]) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * (ring.at(i - 1)?.[1] ?? 0) - (ring.at(i - 1)?.[0] ?? 0) * y, 0)) /
  2

function thinOut(ring: Point[], deviation: number): Point[] {
  const closed = [...ring, ring[0] as Point].map(([x, y]) => ({ x, y }))
  return simplify(closed, deviation, true)
    .slice(0, -1)
    .map(({ x, y }): Point => [x, y])
}

/** Delta-encodes points as integers; coinciding points are merged. */
function encode(ring: Point[], scale: number): number[] {
  let [x, y] = [0, 0]
  return ring.flatMap(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * scale), Math.round(lat * scale)]
    const step = [nextX - x, nextY - y]
    x = nextX
    y = nextY
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
}

const drawOut = ([lng, lat]: Point): Point => [
  lng === frame[0] ? beyond[0] : lng === frame[2] ? beyond[2] : lng,
  lat === frame[1] ? beyond[1] : lat === frame[3] ? beyond[3] : lat,
]

const columnOf = (lng: number) => Math.floor(((lng + 180) / 360) * 2 ** cellZoom)
const rowOf = (lat: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** cellZoom)
const westOf = (column: number) => (column / 2 ** cellZoom) * 360 - 180
const northOf = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** cellZoom))) * 180) / Math.PI

const boxOf = (column: number, row: number): Box => [
  westOf(column) - overlap,
  northOf(row + 1) - overlap,
  westOf(column + 1) + overlap,
  northOf(row) + overlap,
]

const target = new URL('../web/public/coast/', import.meta.url)
const keep = async (name: string, content: unknown) => {
  const text = JSON.stringify(content)
  await writeFile(new URL(`${name}.json`, target), text)
  return text.length
}

const [source] = process.argv.slice(2)
if (!source) throw new Error('Usage: node tools/coastline.ts <shorelines>')
const pieces = (await readFile(source, 'utf8'))
  .split(/^>.*$/m)
  .map(piece => piece.split('\n').flatMap(line => (/^[-\d]/.test(line) ? [line.split('\t').map(Number) as Point] : [])))
  .filter(piece => piece.length > 1)
const land = joinRings(pieces)
  .map(runOn)
  .map(ring => clip(ring, frame))
  .filter(ring => ring.length > 2)
for (const name of await readdir(target)) if (name.endsWith('.json')) await rm(new URL(name, target))

let bytes = 0
const coast: string[] = []
const inland: string[] = []
for (let column = columnOf(frame[0]); column <= columnOf(frame[2]); column++) {
  for (let row = rowOf(frame[3]); row <= rowOf(frame[1]); row++) {
    const box = boxOf(column, row)
    const rings = land
      .map(ring => clip(ring, box))
      .filter(ring => ring.length > 2 && area(ring) > near.smallest)
      .map(ring => encode(thinOut(ring, near.deviation), near.scale))
    const name = `${column}-${row}`
    if (rings.length === 0) continue
    // A cell without a shore is one rectangle, which needs no file.
    if (rings.length === 1 && rings[0]?.length === 8) {
      inland.push(name)
      continue
    }
    coast.push(name)
    bytes += await keep(name, { scale: near.scale, box: box.map(edge => Math.round(edge * near.scale)), rings })
  }
}
const rings = land
  .filter(ring => area(ring) > far.smallest)
  .map(ring => encode(thinOut(ring, far.deviation).map(drawOut), far.scale))
const overview = await keep('overview', { scale: far.scale, rings, coast, inland })
console.log(`${coast.length} cells: ${Math.round(bytes / 1024)} KB`)
console.log(`Overview: ${rings.length} rings, ${rings.flat().length / 2} points, ${Math.round(overview / 1024)} KB`)
