import { mix } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import type { Random } from './random.ts'
import { dab, outline, scalloped } from './trace.ts'

/** A clump far off: half an oval with a flat foot. */
export function dome(x: number, y: number, rx: number, high: number): string {
  const r = Math.max(1, Math.round(rx))
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${Math.max(1, Math.round(high))} 0 0 1 ${r * 2} 0z`
}

/** A leafy edge: an oval of uneven bosses; a foot below 1 is flatter than the top. */
export function leafy(
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  size: number,
  flatFoot = 1,
): string {
  // Distant crowns are one dome; nearer ones have a few bosses.
  if (rx < 13) return dome(x, y + ry * flatFoot * 0.8, rx, ry * (0.9 + flatFoot * 0.8))
  const most = rx < 26 ? 5 : rx < 42 ? 6 : rx < 60 ? 7 : rx < 90 ? 9 : 11
  const count = Math.max(5, Math.min(most, Math.round(((rx + ry) * 1.5) / Math.max(3, size))))
  const start = chance.between(0, 6)
  const points = Array.from({ length: count }, (_, i): Point => {
    const a = start + ((i + chance.between(-0.28, 0.28)) / count) * Math.PI * 2
    const out = chance.between(0.84, 0.98)
    const dy = Math.sin(a) * ry * out
    return [x + Math.cos(a) * rx * out, y + (dy > 0 ? dy * flatFoot : dy)]
  })
  return scalloped(points, chance.between(0.2, 0.3))
}

/** Leaves scattered in an oval, heading away from its middle. */
export function leaves(
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  length: number,
  droop = 0,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = chance.between(0, Math.PI * 2)
    const r = Math.sqrt(chance.next())
    const heading = a + chance.between(-0.9, 0.9)
    d += dab(
      x + Math.cos(a) * rx * r,
      y + Math.sin(a) * ry * r + droop * r,
      length * chance.between(0.7, 1.25),
      length * chance.between(0.24, 0.36),
      heading,
    )
  }
  return d
}

export interface Lobe {
  x: number
  y: number
  rx: number
  ry: number
}

/** A crown of domes, back ones first: each has a dark foot, a body in half light and a highlight towards the sun. */
export function crown(
  studio: Studio,
  lobes: readonly Lobe[],
  leaf: number,
  tones: readonly [string, string, string] = studio.palette.leaf,
): void {
  const { sheet, chance, side } = studio
  for (const l of [...lobes].sort((a, b) => a.y - a.ry * 0.3 - (b.y - b.ry * 0.3))) {
    sheet.fill(leafy(chance, l.x, l.y, l.rx, l.ry, leaf, 0.75), tones[0])
    // A distant dome has two tones.
    const body: Lobe = { x: l.x + side * l.rx * 0.1, y: l.y - l.ry * 0.16, rx: l.rx * 0.8, ry: l.ry * 0.74 }
    if (l.rx > 4)
      sheet.fill(
        leafy(chance, body.x, body.y, body.rx, body.ry, leaf, 0.5),
        l.rx < 24 ? mix(tones[1], tones[2], 0.25) : tones[1],
      )
    if (l.rx < 24) continue
    sheet.fill(
      leafy(chance, l.x + side * l.rx * 0.28, l.y - l.ry * 0.4, l.rx * 0.46, l.ry * 0.34, leaf, 0.55),
      mix(tones[1], tones[2], 0.62),
    )
  }
}

/** A trunk that leans and tapers, lit on one side. */
export function trunk(
  studio: Studio,
  path: readonly Point[],
  foot: number,
  top: number,
  colour: string,
  lit: string,
): void {
  const left: Point[] = []
  const right: Point[] = []
  const core: Point[] = []
  for (const [i, p] of path.entries()) {
    const t = i / (path.length - 1)
    const w = (foot + (top - foot) * t) * (i === 0 ? 1.3 : 1)
    left.push([p[0] - w, p[1]])
    right.push([p[0] + w, p[1]])
    core.push([p[0] + studio.side * w * 0.25, p[1]])
  }
  const { sheet } = studio
  sheet.shape([...left, ...[...right].reverse()], colour)
  const edge = studio.side > 0 ? right : left
  sheet.shape([...core, ...[...edge].reverse()], lit)
}

/** A line that follows a path and narrows from one width to another: a limb, a cane, a road far off. */
export function tapered(path: readonly Point[], from: number, to: number): string {
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, p] of path.entries()) {
    const a = path[Math.max(0, i - 1)]!
    const b = path[Math.min(path.length - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const w = (from + ((to - from) * i) / (path.length - 1)) / 2
    left.push([p[0] - ((b[1] - a[1]) / length) * w, p[1] + ((b[0] - a[0]) / length) * w])
    right.push([p[0] + ((b[1] - a[1]) / length) * w, p[1] - ((b[0] - a[0]) / length) * w])
  }
  return outline([...left, ...right.reverse()])
}
