/**
 * Draws the coastline that maps show where no tiles are configured: land of the Mediterranean from Natural Earth,
 * as integers of a thousandth of a degree, each point after a ring's first as its distance from the one before.
 * Run once with `node tools/coastline.ts`; web/public/coastline.json is committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'

type Point = [lng: number, lat: number]

/** The frame in degrees, and how far beyond it whatever touches its edge is drawn out, so that no map sees an end. */
const frame = { west: -6, east: 42, south: 30, north: 48 }
const beyond = { west: -40, east: 70, south: 0, north: 68 }
const scale = 1000
/** Islands of fewer square degrees are left out: rocks of some hundred metres. */
const smallest = 0.00005

interface Edge {
  inside: (point: Point) => boolean
  cut: (a: Point, b: Point) => Point
}

const atLng = (lng: number, a: Point, b: Point): Point => [lng, a[1] + ((b[1] - a[1]) * (lng - a[0])) / (b[0] - a[0])]
const atLat = (lat: number, a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1]), lat]

const edges: Edge[] = [
  { inside: ([lng]) => lng >= frame.west, cut: (a, b) => atLng(frame.west, a, b) },
  { inside: ([lng]) => lng <= frame.east, cut: (a, b) => atLng(frame.east, a, b) },
  { inside: ([, lat]) => lat >= frame.south, cut: (a, b) => atLat(frame.south, a, b) },
  { inside: ([, lat]) => lat <= frame.north, cut: (a, b) => atLat(frame.north, a, b) },
]

/** Cuts a ring to the frame, edge by edge (Sutherland and Hodgman). */
const clip = (ring: Point[]): Point[] =>
  edges.reduce(
    (points, { inside, cut }) =>
      points.flatMap((point, i) => {
        const before = points.at(i - 1) ?? point
        if (inside(point)) return inside(before) ? [point] : [cut(before, point), point]
        return inside(before) ? [cut(before, point)] : []
      }),
    ring,
  )

const area = (ring: Point[]) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * (ring.at(i - 1)?.[1] ?? 0) - (ring.at(i - 1)?.[0] ?? 0) * y, 0)) /
  2

const drawOut = ([lng, lat]: Point): Point => [
  lng === frame.west ? beyond.west : lng === frame.east ? beyond.east : lng,
  lat === frame.south ? beyond.south : lat === frame.north ? beyond.north : lat,
]

/** Whole numbers, each point told from the one before; points that fall together become one. */
function encode(ring: Point[]): number[] {
  let [x, y] = [0, 0]
  return ring.flatMap(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * scale), Math.round(lat * scale)]
    const step = [nextX - x, nextY - y]
    x = nextX
    y = nextY
    return step[0] === 0 && step[1] === 0 ? [] : step
  })
}

const source = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'))
const target = fileURLToPath(new URL('../web/public/coastline.json', import.meta.url))
const atlas = JSON.parse(await readFile(source, 'utf8'))
const land = feature(atlas, atlas.objects.land) as unknown as {
  features: { geometry: { type: string; coordinates: Point[][][] } }[]
}
const rings = land.features
  .flatMap(({ geometry }) => geometry.coordinates)
  .flatMap(([outer = []]) => [clip(outer.slice(1))])
  .filter(ring => ring.length > 2 && area(ring) > smallest)
  .map(ring => encode(ring.map(drawOut)))
const text = JSON.stringify({ scale, rings })
await writeFile(target, text)
console.log(`${rings.length} rings, ${rings.flat().length / 2} points, ${Math.round(text.length / 1024)} KB`)
