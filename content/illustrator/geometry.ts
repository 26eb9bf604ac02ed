/** A point on the sheet, in drawing units, y downwards. */
export type Point = readonly [number, number]
/** A point on the site, in metres: x to the right, y away from the viewer, z up. */
export type Vec = readonly [number, number, number]
/** The extent of a body on the site. */
export interface Bounds {
  low: Vec
  high: Vec
}

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The outward normal of a face whose points run anticlockwise seen from outside. */
export function normalOf(points: readonly Vec[]): Vec {
  return unit(cross(subtract(points[1]!, points[0]!), subtract(points[2]!, points[1]!)))
}

/** Twice the signed area: its sign gives the orientation of the points. */
export function turn(points: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    sum += a[0] * b[1] - b[0] * a[1]
  }
  return sum
}

/** The convex outline of a handful of points (monotone chain), anticlockwise in y-up axes. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  if (sorted.length < 3) return sorted
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const p of list) {
      while (chain.length > 1) {
        const a = chain[chain.length - 2]!
        const b = chain[chain.length - 1]!
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The part of a polygon inside a convex one (Sutherland–Hodgman); both anticlockwise in y-up axes. */
export function clip(subject: readonly Point[], window: readonly Point[]): Point[] {
  let output = [...subject]
  for (let i = 0; i < window.length && output.length > 0; i++) {
    const a = window[i]!
    const b = window[(i + 1) % window.length]!
    const side = (p: Point) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    const input = output
    output = []
    for (let j = 0; j < input.length; j++) {
      const p = input[j]!
      const q = input[(j + 1) % input.length]!
      const sp = side(p)
      const sq = side(q)
      if (sp >= 0) output.push(p)
      if (sp * sq < 0) output.push(between(p, q, sp / (sp - sq)))
    }
  }
  return output
}

/** The part of a face in front of a plane; `height` measures each point's signed distance from it. */
export function cut(points: readonly Vec[], height: (p: Vec) => number): Vec[] {
  const output: Vec[] = []
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!
    const q = points[(i + 1) % points.length]!
    const hp = height(p)
    const hq = height(q)
    if (hp >= 0) output.push(p)
    if (hp * hq < 0) output.push(add(p, times(subtract(q, p), hp / (hp - hq))))
  }
  return output
}
