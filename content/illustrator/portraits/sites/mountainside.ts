import { mix } from '../../colour.ts'
import { leafy, tapered } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { hill, ridge } from '../../land.ts'
import { shaded, sunlit } from '../../light.ts'
import { cypress, olive } from '../../plants/trees.ts'
import { paintSky } from '../../sky.ts'
import { outline } from '../../trace.ts'
import { humps } from '../hills.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** Masses of a distant tree: offset beside and above the foot, and size, all relative to its own. */
const farCrown = [
  [-0.62, 0.85, 0.8],
  [0.7, 0.95, 0.72],
  [0.02, 1.4, 0.95],
] as const

/** The house small on the shoulder of a great mountain. */
export const mountainside: Drawn = (setting, mark) => {
  const { studio, flora, house } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  paintSky(studio, h * 0.52, true)
  mark(w * 0.42, h * 0.53, w * 1.06)
  const shoulder = Array.from({ length: 50 }, (_, i): Point => {
    const t = i / 49
    return [t * (w + 40) - 20, h * 0.68 - h * humps(t, [0.78, 0.26, 0.14], [0.1, 0.2, 0.09])]
  })
  hill(
    studio,
    ridge(studio, h * 0.56, h * 0.1, 1, t => 0.4 + 0.6 * Math.abs(Math.sin(t * 4))),
    h * 0.7,
    mix(palette.land[0], palette.land[1], 0.55),
    0.25,
  )
  const ground = mix(palette.land[2], palette.earth, 0.3)
  sheet.fade(outline([...shoulder, [w + 20, h], [-20, h]]), h * 0.5, h, ground, mix(ground, palette.shadow, 0.18))
  const wall = sunlit(palette, house.masonry.colour)
  for (let k = 0; k < 6; k++) {
    const lift = 34 + k * k * 13 + k * 24
    const thick = 7 + k * 4.5
    const crest = shoulder.map((p): Point => [p[0], p[1] * (1 - k * 0.05) + h * 0.68 * k * 0.05 + lift])
    sheet.fill(
      outline([...crest, ...crest.map((p): Point => [p[0], p[1] + thick]).reverse()]),
      k % 2 ? wall : mix(wall, palette.shadow, 0.16),
    )
    if (k === 1)
      stand(
        setting,
        {
          x: w * 0.7,
          y: crest[Math.round(0.7 * 49)]![1] + 6,
          width: w * 0.3,
          height: h * 0.25,
          turn: -0.4,
          eye: 5,
          away: 80,
          plinth: 2.6,
        },
        trees(setting),
      )
    let stems = ''
    let dark = ''
    let light = ''
    for (let i = 0; i < 6; i++) {
      const t = (i + chance.between(-0.2, 1.2)) / 6
      if (t < 0 || t > 1) continue
      if (k <= 2 && Math.abs(t - 0.7) < 0.24 - k * 0.04) continue
      const p = crest[Math.round(t * 49)]!
      const r = (13 + k * 9) * chance.between(0.75, 1.25)
      stems += tapered([p, [p[0] + r * 0.1, p[1] - r * 0.8]], r * 0.34, r * 0.2)
      for (const [u, v, q] of farCrown) {
        dark += leafy(chance, p[0] + u * r, p[1] - v * r, r * q, r * q * 0.72, r * 0.6, 0.7)
        light += leafy(
          chance,
          p[0] + (u + side * 0.16) * r,
          p[1] - (v + 0.16) * r,
          r * q * 0.62,
          r * q * 0.4,
          r * 0.6,
          0.5,
        )
      }
    }
    sheet.fill(stems, shaded(palette, '#8a6a50'))
    sheet.fill(dark, palette.leaf[0])
    sheet.fill(light, setting.flora.tree === olive ? mix(palette.leaf[2], '#dfe3cf', 0.3) : palette.leaf[1])
  }
  sheet.fill(
    outline([
      [-20, h + 9],
      [-20, h * 0.9],
      ...Array.from({ length: 20 }, (_, i): Point => [(i / 19) * w, h * (0.93 + 0.03 * Math.sin(i * 0.6))]),
      [w + 20, h + 9],
    ]),
    mix(palette.leaf[0], palette.shadow, 0.2),
  )
  for (const [x, size] of [
    [0.08, 0.5],
    [0.15, 0.36],
  ] as const)
    (flora.tall === cypress ? cypress : flora.tall)(studio, w * x, h * 0.96, h * size)
}
