import { mix } from '../../colour.ts'
import { leafy, tapered } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { shaded, sunlit } from '../../light.ts'
import { dab, outline } from '../../sheet.ts'
import { paintSky } from '../../sky.ts'
import type { Drawn } from '../index.ts'
import { stand } from '../stand.ts'

/** The house long and low between the stems of pines, sea or light behind them. */
export const underPines: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.52
  paintSky(studio, horizon, true)
  sheet.fade(`M0 ${horizon}h${w}V${h * 0.7}H0z`, horizon, h * 0.66, palette.sea[0], palette.sea[1])
  mark(w * 0.24, horizon + 4, w * 0.4)
  let glints = ''
  for (let i = 0; i < 22; i++)
    glints += dab(w * chance.between(0.02, 0.98), horizon + chance.between(10, 110), chance.between(30, 120), 3, 0)
  sheet.fill(glints, palette.glint, 0.8)
  const sand = sunlit(palette, mix(palette.earth, '#fff2d8', 0.3))
  const bank = Array.from(
    { length: 30 },
    (_, i): Point => [(i / 29) * (w + 40) - 20, h * (0.655 + 0.018 * Math.sin(i * 0.5))],
  )
  sheet.fade(outline([...bank, [w + 20, h + 5], [-20, h + 5]]), h * 0.64, h, sand, mix(sand, palette.land[2], 0.5))
  stand(setting, {
    x: w * 0.56,
    y: h * 0.71,
    width: w * 0.5,
    height: h * 0.27,
    turn: -0.22,
    eye: 1.9,
    away: 52,
    plinth: 0.6,
  })
  const wood = '#b0704c'
  const stems = [
    [0.045, 0.92, 0.022],
    [0.16, 0.79, 0.013],
    [0.26, 0.97, 0.026],
    [0.395, 0.75, 0.011],
    [0.8, 0.78, 0.013],
    [0.9, 0.94, 0.024],
    [0.975, 0.8, 0.014],
  ] as const
  let shade = ''
  for (const [x, y, r] of stems)
    shade += outline([
      [w * (x - r), h * y],
      [w * (x + r), h * y],
      [w * (x + r) - side * w * 0.34, h * (y + 0.11)],
      [w * (x - r) - side * w * 0.34, h * (y + 0.115)],
    ])
  sheet.fill(shade, mix(sand, palette.shadow, 0.45))
  const canopy = (y: number, size: number, tone: string, count: number) => {
    let d = `M0 0h${w}v${h * y * 0.6}H0z`
    for (let i = 0; i < count; i++)
      d += leafy(
        chance,
        (i / (count - 1)) * w + chance.between(-20, 20),
        h * y * chance.between(0.55, 0.8),
        size * chance.between(0.9, 1.3),
        size * 0.55,
        size * 0.4,
        0.8,
      )
    sheet.fill(d, tone)
  }
  for (const [x, y, r] of stems) {
    const [px, lean] = [w * x, chance.between(-0.02, 0.02) * w]
    const path: Point[] = [
      [px, h * y],
      [px + lean * 0.4, h * y * 0.6],
      [px + lean, h * 0.14],
      [px + lean * 1.2, -10],
    ]
    sheet.fill(tapered(path, w * r * 2, w * r * 1.3), shaded(palette, wood))
    sheet.fill(
      tapered(
        path.map((p): Point => [p[0] + side * w * r * 0.42, p[1]]),
        w * r * 0.9,
        w * r * 0.5,
      ),
      sunlit(palette, wood),
    )
    for (const s of [-1, 1])
      sheet.fill(
        tapered(
          [
            [px + lean * 0.8, h * 0.3],
            [px + lean + s * w * 0.035, h * 0.18],
            [px + lean + s * w * 0.08, h * 0.08],
          ],
          w * r * 0.7,
          w * r * 0.2,
        ),
        shaded(palette, wood),
      )
  }
  canopy(0.3, 150, palette.leaf[0], 11)
  canopy(0.2, 120, mix(palette.leaf[0], palette.leaf[1], 0.6), 10)
  canopy(0.1, 110, mix(palette.leaf[1], palette.leaf[2], 0.3), 9)
}
