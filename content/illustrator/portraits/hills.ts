import { mix } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { hill, ridge } from '../land.ts'
import { sunlit } from '../light.ts'
import type { Setting } from '../setting.ts'
import { curve } from '../trace.ts'

export const humps = (t: number, ...at: readonly (readonly [number, number, number])[]) =>
  at.reduce((sum, [middle, wide, high]) => sum + high * Math.exp(-(((t - middle) / wide) ** 2)), 0)

/** Hills behind hills, each fading into the next. */
export function ranges(setting: Setting, horizon: number, near: number): void {
  const { studio } = setting
  const { palette, sheet } = studio
  const steps = [0, 0.35, 0.7]
  for (const [i, k] of steps.entries()) {
    const base = horizon + (near - horizon) * k
    const line = ridge(studio, base + 40, sheet.height * 0.085, 0.6, t => 0.7 + 0.4 * Math.sin(t * 5 + i * 2.1))
    hill(
      studio,
      line,
      base + sheet.height * 0.2,
      mix(mix(palette.land[0], palette.sky[2], 0.45), palette.land[1], k),
      0.3,
    )
  }
}

/** A ribbon of road that follows perspective and its own direction. */
export function road(setting: Setting, path: readonly Point[], far: number, near: number): void {
  const { palette, sheet } = setting.studio
  const left: Point[] = []
  const right: Point[] = []
  for (const [i, p] of path.entries()) {
    const t = i / (path.length - 1)
    const w = (far + (near - far) * t ** 2.1) / 2
    left.push([p[0] - w, p[1]])
    right.push([p[0] + w, p[1] + w * 0.06])
  }
  sheet.fill(curve([...left, ...right.reverse()]), sunlit(palette, mix(palette.earth, '#fff6e0', 0.6)))
}
