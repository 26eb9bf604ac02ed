import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { hill, ridge } from '../../land.ts'
import { sunlit } from '../../light.ts'
import { paintSky } from '../../sky.ts'
import { outline, scalloped } from '../../trace.ts'
import { humps } from '../hills.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** Rows of vines that run to the house. */
export const vineRows: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.46
  paintSky(studio, horizon, true)
  mark(w * 0.26, horizon + 4, w * 0.5)
  const line = ridge(studio, horizon + 26, h * 0.1, 0.6, t => 0.3 + humps(t, [0.9, 0.3, 0.8], [0.1, 0.2, 0.3]))
  hill(studio, line, h * 0.6, mix(palette.land[1], palette.land[0], 0.3), 0.25)
  const top = h * 0.545
  const soil = sunlit(palette, mix(palette.earth, '#c0673c', 0.3))
  sheet.fade(`M0 ${top - 20}h${w}V${h}H0z`, top, h, mix(soil, palette.land[1], 0.4), soil)
  const van: Point = [w * 0.63, h * 0.47]
  for (let i = -13; i <= 13; i++) {
    if (i === 0) continue
    const near = van[0] + (i - 0.2 * Math.sign(i)) * w * 0.165
    const at = (t: number, off: number): Point => {
      const y = top + 4 + (h * 1.08 - top) * t
      const k = (y - van[1]) / (h * 1.08 - van[1])
      return [van[0] + (near + off - van[0]) * k, y]
    }
    const row = (from: number, to: number, lift: number, n: number): Point[] => [
      ...Array.from({ length: n }, (_, j): Point => {
        const t = (j / (n - 1)) ** 1.8
        const p = at(t, from)
        return [p[0], p[1] - lift * ((p[1] - van[1]) / h)]
      }),
      ...Array.from({ length: n }, (_, j): Point => {
        const t = (1 - j / (n - 1)) ** 1.8
        const p = at(t, to)
        return [p[0], p[1] - lift * ((p[1] - van[1]) / h)]
      }),
    ]
    const wide = w * 0.05
    // Rows that soon leave the sheet need few bosses.
    const fine = Math.abs(i) < 4 ? 10 : Math.abs(i) < 7 ? 7 : 4
    sheet.fill(
      outline([at(0, -wide * 0.4), at(1, -wide * 0.4), at(1, wide * 1.5), at(0, wide * 1.5)]),
      mix(soil, palette.shadow, 0.42),
    )
    sheet.fill(scalloped(row(-wide, wide, 40, fine), -0.2), palette.leaf[0])
    sheet.fill(scalloped(row(-wide * 0.7, wide * 0.8, 92, fine), -0.24), palette.leaf[1])
    sheet.fill(
      scalloped(row(side > 0 ? 0 : -wide * 0.6, side > 0 ? wide * 0.6 : 0, 120, fine), -0.26),
      mix(palette.leaf[1], palette.leaf[2], 0.7),
    )
  }
  stand(
    setting,
    { x: van[0], y: top + 8, width: w * 0.32, height: h * 0.22, turn: 0.3, eye: 2.4, away: 80, plinth: 1 },
    trees(setting),
  )
  let feet = ''
  for (let i = 0; i < 12; i++)
    feet += leafy(studio.chance, van[0] + (i / 11 - 0.5) * w * 0.44, top + 12, 32, 12, 9, 0.4)
  sheet.fill(feet, palette.leaf[0])
}
