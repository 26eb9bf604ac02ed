import type { Point } from './geometry.ts'

/** A closed or open line of path data: its text, its points, and its bounding box. */
export interface Stretch {
  written: string
  points: Point[]
  left: number
  right: number
  top: number
  foot: number
}

const tokens = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g

/** Parses the path data that the illustrator writes: lines, quadratics, axis-aligned arcs. */
export function stretchesOf(d: string): Stretch[] {
  const out: Stretch[] = []
  for (let from = 0; from < d.length; ) {
    const next = d.indexOf('M', from + 1)
    const written = next < 0 ? d.slice(from) : d.slice(from, next)
    out.push(read(written))
    from += written.length
  }
  return out
}

function read(written: string): Stretch {
  const stretch: Stretch = { written, points: [], left: Infinity, right: -Infinity, top: Infinity, foot: -Infinity }
  const words = written.match(tokens) ?? []
  let [x, y] = [0, 0]
  let at = 0
  const number = () => Number(words[at++])
  const widen = (px: number, py: number) => {
    stretch.left = Math.min(stretch.left, px)
    stretch.right = Math.max(stretch.right, px)
    stretch.top = Math.min(stretch.top, py)
    stretch.foot = Math.max(stretch.foot, py)
  }
  const go = (px: number, py: number) => {
    x = px
    y = py
    widen(x, y)
    stretch.points.push([x, y])
  }
  let command = ''
  while (at < words.length) {
    // A repeated command is omitted.
    if (/[a-zA-Z]/.test(words[at]!)) command = words[at++]!
    else if (command === 'z' || command === 'Z') throw new Error(`Path data continues after its end: ${written}`)
    if (command === 'M' || command === 'L') go(number(), number())
    else if (command === 'l') go(x + number(), y + number())
    else if (command === 'h') go(x + number(), y)
    else if (command === 'H') go(number(), y)
    else if (command === 'v') go(x, y + number())
    else if (command === 'V') go(x, number())
    else if (command === 'q' || command === 'Q') {
      const [ox, oy] = command === 'q' ? [x, y] : [0, 0]
      const [fx, fy, cx, cy, ex, ey] = [x, y, ox + number(), oy + number(), ox + number(), oy + number()]
      const parts = Math.abs(ex - fx) + Math.abs(ey - fy) > 60 ? 6 : 3
      for (let i = 1; i <= parts; i++) {
        const t = i / parts
        const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
        go(a * fx + b * cx + c * ex, a * fy + b * cy + c * ey)
      }
    } else if (command === 'a') {
      const [rx, ry] = [number(), number()]
      at += 3
      const [ex, ey] = [x + number(), y + number()]
      // Half an ellipse on a level chord extends no farther than its ends; for others the maximum is assumed.
      const level = ey === y && Math.abs(ex - x) >= rx * 1.99
      for (const [px, py] of [
        [x, y],
        [ex, ey],
      ] as const) {
        widen(px - (level ? 0 : rx * 2), py - (level ? ry : ry * 2))
        widen(px + (level ? 0 : rx * 2), py + (level ? ry : ry * 2))
      }
      go(ex, ey)
    } else if (command !== 'z' && command !== 'Z') throw new Error(`Path data with ${command}: ${written}`)
  }
  return stretch
}
