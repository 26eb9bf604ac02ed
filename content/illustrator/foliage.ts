import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import type { Random } from './random.ts'
import { dab, outline } from './sheet.ts'

/** A leafy edge: an oval whose outline bulges and nicks like foliage cut with scissors. */
export function leafy(
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  size: number,
  flatFoot = 1,
): string {
  const count = Math.max(5, Math.min(28, Math.round(((rx + ry) * Math.PI) / Math.max(3, size))))
  const points: Point[] = []
  for (let i = 0; i < count * 2; i++) {
    const a = (i / (count * 2)) * Math.PI * 2 + chance.between(-0.4, 0.4) / count
    const out = i % 2 ? chance.between(1, 1 + (size / (rx + ry)) * 1.6) : chance.between(0.86, 0.97)
    const dy = Math.sin(a) * ry * out
    points.push([x + Math.cos(a) * rx * out, y + (dy > 0 ? dy * flatFoot : dy)])
  }
  return outline(points)
}

/** Dabs of leaf scattered in an oval, heading away from its middle. */
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

/** A crown built of lobes: dark mass, half light, and light leaves on the side of the sun. */
export function crown(
  studio: Studio,
  lobes: readonly Lobe[],
  leaf: number,
  tones: readonly [string, string, string] = studio.palette.leaf,
): void {
  const { sheet, chance, side } = studio
  let dark = ''
  let half = ''
  let light = ''
  let gaps = ''
  for (const l of lobes) {
    dark += leafy(chance, l.x, l.y, l.rx, l.ry, leaf)
    half += leafy(chance, l.x + side * l.rx * 0.16, l.y - l.ry * 0.2, l.rx * 0.74, l.ry * 0.68, leaf * 0.9)
    // Small crowns far off need few leaves to look leafy.
    const detail = Math.min(1, 0.3 + l.rx / 90)
    light += leaves(
      chance,
      l.x + side * l.rx * 0.32,
      l.y - l.ry * 0.42,
      l.rx * 0.5,
      l.ry * 0.36,
      Math.round(Math.min(24, 4 + (l.rx * l.ry) / (leaf * leaf * 3.2)) * detail),
      leaf * 1.25,
    )
    if (l.rx > 14)
      gaps += leaves(
        chance,
        l.x,
        l.y + l.ry * 0.1,
        l.rx * 0.8,
        l.ry * 0.6,
        Math.round(Math.min(9, 3 + l.rx / leaf) * detail),
        leaf * 1.2,
      )
  }
  sheet.fill(dark, tones[0])
  sheet.fill(half, tones[1])
  sheet.fill(gaps, tones[0], 0.7)
  sheet.fill(light, tones[2])
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
    const w = foot + (top - foot) * t
    const wobble = studio.chance.between(-0.12, 0.12) * w
    left.push([p[0] - w + wobble, p[1]])
    right.push([p[0] + w + wobble, p[1]])
    core.push([p[0] + studio.side * w * 0.2 + wobble, p[1]])
  }
  const { sheet } = studio
  sheet.shape([...left, ...[...right].reverse()], colour)
  const edge = studio.side > 0 ? right : left
  sheet.shape([...core, ...edge.reverse()], lit)
}
