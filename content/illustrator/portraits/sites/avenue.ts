import { mix } from '../../colour.ts'
import { leafy, tapered } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { shaded, sunlit } from '../../light.ts'
import { paintSky } from '../../sky.ts'
import { curve, outline, scalloped } from '../../trace.ts'
import { type Drawn, stand } from '../stand.ts'

/** Great trunks in pairs, their crowns nested like portals, and the house bright at the end. */
export const avenue: Drawn = (setting, mark) => {
  const { studio } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.66
  const axis = w * 0.5
  paintSky(studio, horizon, true)
  mark(axis, horizon - 10, w * 0.42)
  const grass = mix(palette.land[2], palette.leaf[2], 0.4)
  sheet.fade(`M0 ${horizon - 2}h${w}V${h}H0z`, horizon, h, sunlit(palette, grass), mix(grass, palette.shadow, 0.1))
  sheet.shape(
    [
      [axis - 26, horizon + 8],
      [axis + 26, horizon + 8],
      [axis + w * 0.34, h + 4],
      [axis - w * 0.34, h + 4],
    ],
    sunlit(palette, mix(palette.earth, '#fff6e0', 0.55)),
  )
  stand(setting, { x: axis, y: horizon + 10, width: w * 0.25, height: h * 0.2, turn: 0, eye: 1.7, away: 90, plinth: 0 })
  let hedge = `M0 ${horizon + 12}h${w}V${horizon - h * 0.2}H0z`
  for (let i = 0; i < 24; i++)
    if (Math.abs(i - 11.5) > 3) hedge += leafy(chance, (i / 23) * w, horizon - h * 0.2, 70, 38, 22, 0.6)
  sheet.inside(`M0 0H${axis - w * 0.13}V${h}H0zM${axis + w * 0.13} 0H${w}V${h}H${axis + w * 0.13}z`, () =>
    sheet.fill(hedge, mix(palette.leaf[0], palette.leaf[1], 0.35)),
  )
  const bark = '#b9b2a8'
  const layers = 6
  for (let i = 0; i < layers; i++) {
    const k = 1 / (1 + (layers - 1 - i) * 0.62)
    const half = w * 0.46 * k
    const foot = horizon + (h * 1.03 - horizon) * k
    const spring = horizon - h * 0.36 * k - h * 0.02
    const top = horizon - h * (0.12 + 0.52 * k)
    const tone = mix(mix(palette.leaf[2], palette.leaf[1], 0.3 + i * 0.16), palette.leaf[0], i / (layers - 0.2))
    // The road in their shade, barred with light between the trunks.
    const shade = mix(sunlit(palette, mix(palette.earth, '#fff6e0', 0.55)), palette.shadow, 0.5)
    sheet.fill(
      curve(
        Array.from({ length: 14 }, (_, j): Point => {
          const a = (j / 14) * Math.PI * 2
          return [
            axis + Math.cos(a) * half * (0.9 + chance.between(-0.12, 0.12)),
            foot - 18 * k + Math.sin(a) * 44 * k * (1 + chance.between(-0.2, 0.2)),
          ]
        }),
      ),
      shade,
      0.9,
    )
    const arch = Array.from({ length: 17 }, (_, j): Point => {
      const a = (j / 16) * Math.PI
      return [axis - Math.cos(a) * half * 0.86, spring - Math.sin(a) * (spring - top) + chance.between(-9, 9) * k]
    })
    const outer: Point[] = [
      [axis + half * 1.05, spring + 30 * k],
      [w + 30, spring + 60 * k],
      [w + 30, -30],
      [-30, -30],
      [-30, spring + 60 * k],
      [axis - half * 1.05, spring + 30 * k],
    ]
    for (const s of [-1, 1] as const) {
      const x = axis + s * half
      const r = w * 0.028 * k
      const fork: Point = [x - s * r * 0.2, horizon - h * 0.16 * k]
      const lit = s !== side ? sunlit(palette, bark) : mix(shaded(palette, bark), sunlit(palette, bark), 0.3)
      for (const [dx, dy, reach2] of [
        [-0.5, 0.6, 1],
        [0.22, 0.76, 0.5],
      ] as const)
        sheet.fill(
          tapered(
            [
              [fork[0], fork[1] + r],
              [fork[0] - s * dx * half * 0.3 * reach2, fork[1] - h * 0.12 * k],
              [fork[0] - s * dx * half * 0.62, fork[1] - h * dy * k * 0.62],
            ],
            r * 1.3,
            r * 0.25,
          ),
          mix(shaded(palette, bark), lit, 0.35),
        )
      sheet.fill(
        tapered([[x, foot], [x, foot - 26 * k], fork, [fork[0], fork[1] - r]], r * 3, r * 1.7),
        shaded(palette, bark),
      )
      sheet.fill(
        tapered(
          [
            [x + side * r * 0.55, foot],
            [x + side * r * 0.5, foot - 26 * k],
            [fork[0] + side * r * 0.4, fork[1]],
          ],
          r * 1.2,
          r * 0.7,
        ),
        sunlit(palette, bark),
      )
      if (k > 0.3)
        for (let j = 0; j < 6; j++)
          sheet.fill(
            curve(
              Array.from({ length: 7 }, (_, m): Point => {
                const a = (m / 7) * 6.28
                return [
                  x + chance.between(-0.1, 0.1) * r + Math.cos(a) * r * 0.3 + (j % 2 ? 0.4 : -0.4) * r,
                  foot - (0.1 + j * 0.13) * (foot - fork[1]) + Math.sin(a) * r * 0.8,
                ]
              }),
            ),
            mix(bark, palette.earth, 0.6),
            0.8,
          )
    }
    sheet.fill(`${outline(outer, false)}${scalloped(arch, 0.16, false).replace(/^M/, 'L')}z`, tone)
  }
}
