import type { Point } from './geometry.ts'
import { between } from './geometry.ts'
import type { Random } from './random.ts'
import { sparse } from './union.ts'

/**
 * Writes path data in relative steps, which keeps documents small; `grain` steps per unit: ten for buildings, one for
 * leaves.
 */
class Trace {
  private d = ''
  private x = 0
  private y = 0
  private command = ''
  /** Whether the last number has a decimal point. */
  private pointed = false
  private readonly grain: number

  constructor(grain = 10) {
    this.grain = grain
  }

  private round(value: number): number {
    return Math.round(value * this.grain)
  }

  /**
   * Writes numbers as short as path data permits: no zero before a point, no space before a sign or a second point,
   * and no repeated command letter.
   */
  private write(command: string, ...values: readonly number[]): void {
    let goesOn = command === this.command
    if (!goesOn) this.d += command
    this.command = command
    for (const value of values) {
      const text = String(value / this.grain).replace(/^(-?)0\./, '$1.')
      const needless = text.startsWith('-') || (text.startsWith('.') && this.pointed)
      this.d += goesOn && !needless ? ` ${text}` : text
      this.pointed = text.includes('.')
      goesOn = true
    }
  }

  move(x: number, y: number): this {
    this.x = this.round(x)
    this.y = this.round(y)
    this.write('M', this.x, this.y)
    return this
  }

  line(x: number, y: number): this {
    const [dx, dy] = [this.round(x) - this.x, this.round(y) - this.y]
    if (dx === 0 && dy === 0) return this
    if (dx === 0) this.write('v', dy)
    else if (dy === 0) this.write('h', dx)
    else this.write('l', dx, dy)
    this.x += dx
    this.y += dy
    return this
  }

  bend(cx: number, cy: number, x: number, y: number): this {
    const [dx, dy] = [this.round(x) - this.x, this.round(y) - this.y]
    this.write('q', this.round(cx) - this.x, this.round(cy) - this.y, dx, dy)
    this.x += dx
    this.y += dy
    return this
  }

  end(closed: boolean): string {
    return closed ? `${this.d}z` : this.d
  }
}

/** The longer side of the box round some points. */
export function breadth(points: readonly Point[]): number {
  let [left, right, top, foot] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    foot = Math.max(foot, y)
  }
  return Math.max(right - left, foot - top)
}

/** Visible steps per unit for a shape of a given breadth. */
const grainOf = (size: number): number => (size > 60 ? 1 : size > 12 ? 2 : size > 5 ? 5 : 10)

/** The outline through some points as path data. */
export function outline(points: readonly Point[], closed = true): string {
  const trace = new Trace(grainOf(breadth(points)))
  for (const [i, p] of sparse(points).entries()) i === 0 ? trace.move(p[0], p[1]) : trace.line(p[0], p[1])
  return trace.end(closed)
}

/** A smooth curve through some points (quadratics by midpoints) as path data. */
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (i: number) => points[((i % count) + count) % count]!
  const first = closed ? between(at(-1), at(0), 0.5) : at(0)
  const trace = new Trace(grainOf(breadth(points))).move(first[0], first[1])
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const end = between(at(i), at(i + 1), 0.5)
    trace.bend(at(i)[0], at(i)[1], end[0], end[1])
  }
  if (!closed) trace.line(at(count - 1)[0], at(count - 1)[1])
  return trace.end(closed)
}

/** An outline whose every edge swells outwards by a part of its length: bosses of leaves, heads of foam. */
export function scalloped(points: readonly Point[], swell: number, closed = true): string {
  const first = points[0]!
  const size = Math.abs(first[0] - points[1]![0]) + Math.abs(first[1] - points[1]![1])
  const trace = new Trace(size > 6 ? 1 : size > 2 ? 2 : 10).move(first[0], first[1])
  for (const [i, a] of points.entries()) {
    if (!closed && i === points.length - 1) break
    const b = points[(i + 1) % points.length]!
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    trace.bend((a[0] + b[0]) / 2 + dy * swell, (a[1] + b[1]) / 2 - dx * swell, b[0], b[1])
  }
  return trace.end(closed)
}

/** A lens-shaped dab of the brush: a leaf, a glint, a stroke of grain. */
export function dab(x: number, y: number, length: number, width: number, angle: number): string {
  const dx = (Math.cos(angle) * length) / 2
  const dy = (Math.sin(angle) * length) / 2
  const wx = -Math.sin(angle) * width
  const wy = Math.cos(angle) * width
  return new Trace(width > 3 && length > 24 ? 1 : length > 10 ? 2 : 10)
    .move(x - dx, y - dy)
    .bend(x + wx, y + wy, x + dx, y + dy)
    .bend(x - wx, y - wy, x - dx, y - dy)
    .end(true)
}

/** An ellipse as path data. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const grain = grainOf(rx * 2)
  const fine = (value: number) => Math.round(value * grain) / grain
  const [r, s] = [Math.max(fine(rx), 1 / grain), Math.max(fine(ry), 1 / grain)]
  const arc = `${r} ${s} 0 1 0`
  return `M${fine(x - rx)} ${fine(y)}a${arc} ${fine(r * 2)} 0 ${arc}-${fine(r * 2)} 0z`
}

/** The same outline cut by hand: long edges gain a point that strays a little. */
export function handCut(points: readonly Point[], chance: Random, stray = 1.2): Point[] {
  const result: Point[] = []
  for (let i = 0; i < points.length; i++) {
    const a = points[i]!
    const b = points[(i + 1) % points.length]!
    result.push(a)
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const extra = Math.min(3, Math.floor(length / 220))
    for (let k = 1; k <= extra; k++) {
      const p = between(a, b, k / (extra + 1))
      result.push([p[0] + chance.between(-stray, stray), p[1] + chance.between(-stray, stray)])
    }
  }
  return result
}
