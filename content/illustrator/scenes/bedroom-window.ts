import type { view } from '../camera.ts'
import { onSheet } from '../camera.ts'
import { glaze, mix } from '../colour.ts'
import type { Point, Vec } from '../geometry.ts'
import type { Setting } from '../setting.ts'
import { outline } from '../trace.ts'

/** How far away the wall with the window is, in metres. */
export const deep = 5.2

/** The thickness of the wall round the opening. */
export function reveal(hole: readonly Point[], paint: (points: Vec[], lit: boolean) => void, side: -1 | 1): void {
  const middle = (hole[0]![0] + hole[1]![0]) / 2
  for (const [i, a] of hole.entries()) {
    const b = hole[(i + 1) % hole.length]!
    const lit = i === 0 || (i > 0 && Math.abs(a[0] - b[0]) < 0.01 && (a[0] - middle) * side < 0)
    paint(
      [
        [a[0], deep, a[1]],
        [b[0], deep, b[1]],
        [b[0], deep + 0.28, b[1]],
        [a[0], deep + 0.28, a[1]],
      ],
      lit,
    )
  }
}

interface Opening {
  x: number
  width: number
  foot: number
  top: number
}

/** A rail across a tall window, or the sill of a low one. */
export function bars(setting: Setting, camera: ReturnType<typeof view>, o: Opening): void {
  if (o.foot > 0.5) return
  const { sheet, palette } = setting.studio
  let d = outline(
    onSheet(camera, [
      [o.x, deep + 0.2, 0.98],
      [o.x + o.width, deep + 0.2, 0.98],
      [o.x + o.width, deep + 0.2, 1.02],
      [o.x, deep + 0.2, 1.02],
    ]),
  )
  for (let x = o.x + 0.1; x < o.x + o.width; x += 0.135)
    d += outline(
      onSheet(camera, [
        [x, deep + 0.2, 0.05],
        [x + 0.016, deep + 0.2, 0.05],
        [x + 0.016, deep + 0.2, 1],
        [x, deep + 0.2, 1],
      ]),
    )
  sheet.fill(d, mix(palette.shadow, '#20242c', 0.5))
}

/** Two shutters folded back against the wall of the room. */
export function shutters(setting: Setting, camera: ReturnType<typeof view>, o: Opening, hole: readonly Point[]): void {
  const { sheet, palette } = setting.studio
  const top = Math.min(o.top, Math.max(...hole.map(p => p[1])) - 0.2)
  for (const s of [-1, 1]) {
    const hinge = s < 0 ? o.x : o.x + o.width
    const leaf = (u: number, v: number): Vec => [hinge + s * 0.72 * u, deep - 0.45 * u, o.foot + (top - o.foot) * v]
    const colour = glaze(
      setting.house.shutters,
      mix(palette.light, palette.shade, s * setting.studio.side > 0 ? 0.75 : 0.35),
    )
    sheet.shape(onSheet(camera, [leaf(0, 0), leaf(1, 0), leaf(1, 1), leaf(0, 1)]), colour)
    let slats = ''
    for (let i = 0; i < 18; i++)
      slats += outline(
        onSheet(camera, [
          leaf(0.14, 0.05 + i * 0.051),
          leaf(0.86, 0.05 + i * 0.051),
          leaf(0.86, 0.07 + i * 0.051),
          leaf(0.14, 0.07 + i * 0.051),
        ]),
      )
    sheet.fill(slats, mix(colour, '#141c28', 0.3))
  }
}
