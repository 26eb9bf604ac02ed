import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { wooded } from '../../land.ts'
import { paintSky } from '../../sky.ts'
import { outline } from '../../trace.ts'
import { humps, ranges, road } from '../hills.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** The house on its crest at the end of a winding road, hills fading behind it. */
export const ridgeTop: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.5
  paintSky(studio, horizon + 40, true)
  mark(w * 0.22, horizon + 40, w * 0.42)
  ranges(setting, horizon, h * 0.64)
  const crest: Point = [w * 0.68, h * 0.455]
  const line = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    return [t * (w + 40) - 20, h * 0.74 - h * humps(t, [0.68, 0.2, 0.27], [1.05, 0.3, 0.12], [0.1, 0.3, 0.03])]
  })
  const ground = mix(palette.land[2], palette.earth, 0.25)
  sheet.fade(outline([...line, [w + 20, h], [-20, h]]), crest[1], h * 0.86, ground, mix(ground, palette.light, 0.34))
  if (setting.landscape === 'vineyards' || setting.landscape === 'olive-hills')
    wooded(studio, line.slice(36), h * 0.7, ground, 34, 15, true)
  const path = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25
    return [
      crest[0] - 20 - w * 0.42 * t + Math.sin(t * 6.6) * w * 0.1 * (0.25 + 0.75 * t),
      crest[1] + 16 + (h * 1.02 - crest[1]) * t ** 1.35,
    ]
  })
  road(setting, path, 7, 170)
  stand(
    setting,
    { x: crest[0], y: crest[1] + 16, width: w * 0.23, height: h * 0.2, turn: 0.42, eye: 2, away: 90, plinth: 2 },
    trees(setting),
  )
  let feet = ''
  for (let i = 0; i < 9; i++)
    feet += leafy(chance, crest[0] + (i / 8 - 0.5) * w * 0.27, crest[1] + 34 + Math.abs(i - 4) * 5, 34, 15, 9, 0.5)
  sheet.fill(feet, palette.leaf[0])
  for (let i = 3; i < 21; i += 2) {
    const p = path[i]!
    const size = 40 + 150 * (i / 25) ** 1.6
    flora.tall(studio, p[0] - (9 + 70 * (i / 25) ** 2.1) - size * 0.12, p[1] + 3, size)
  }
  const knoll = Array.from({ length: 30 }, (_, i): Point => {
    const t = i / 29
    return [t * (w + 40) - 20, h * 1.02 - h * humps(t, [0.02, 0.26, 0.17], [1, 0.2, 0.06])]
  })
  sheet.fill(outline([...knoll, [w + 20, h + 5], [-20, h + 5]]), mix(palette.leaf[0], palette.shadow, 0.25))
  for (const [x, y, size] of [
    [0.055, 0.985, 0.68],
    [0.145, 0.95, 0.52],
    [0.21, 0.955, 0.38],
  ] as const)
    flora.tall(studio, w * x, h * y, h * size)
}
