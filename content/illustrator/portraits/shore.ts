import { mix } from '../colour.ts'
import type { Point } from '../geometry.ts'
import type { Setting } from '../setting.ts'

export const rockOf = ({ landscape, house }: Setting, warm = '#c98a6a') =>
  landscape === 'pine-coast' ? warm : mix(house.masonry.colour, '#a89078', 0.35)

/** Water over sand: turquoise by day, hardly lighter than the deep when the sun is low. */
export const shoal = ({ studio: { palette } }: Setting) =>
  palette.sun < 26 || palette.stars
    ? mix(palette.sea[1], '#4fb4b4', 0.32)
    : mix(palette.sea[1], mix('#5fd0c4', palette.sea[0], 0.3), 0.6)

/** Paths between a few points, smooth, as points. */
export function smooth(points: readonly Point[], steps = 12): Point[] {
  const out: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ]
    for (let j = 0; j < steps; j++) {
      const t = j / steps
      const f = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
      out.push([f(0), f(1)])
    }
  }
  out.push(points[points.length - 1]!)
  return out
}
