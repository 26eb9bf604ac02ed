import { mix } from '../../colour.ts'
import type { Point } from '../../geometry.ts'
import { hill, wooded } from '../../land.ts'
import { sunlit } from '../../light.ts'
import { cypress, stonePine } from '../../plants/trees.ts'
import { boulder, foam } from '../../rock.ts'
import { fishingBoat, paintSea } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { curve, outline } from '../../trace.ts'
import { rockOf } from '../shore.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** The house at the water's edge under its hill, seen from a boat. */
export const fromTheWater: Drawn = (setting, mark) => {
  const { studio, landscape, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.6
  paintSky(studio, horizon, true)
  paintSea(studio, horizon, h, side > 0 ? w * 0.9 : w * 0.1)
  mark(w * 0.2, horizon + 1, w * 0.34)
  const steep = landscape === 'cliff' || landscape === 'mountains'
  const line = Array.from({ length: 60 }, (_, i): Point => {
    const t = i / 59
    return [
      t * (w + 40) - 20,
      horizon +
        6 -
        h *
          (steep ? 0.44 : 0.27) *
          Math.max(0, (t - 0.3) / 0.7) ** 0.75 *
          (1 + 0.06 * Math.sin(t * 22) + 0.05 * Math.sin(t * 9)),
    ]
  })
  hill(studio, line, horizon + 30, mix(palette.land[1], palette.leaf[0], 0.28), 0.2, steep)
  wooded(studio, line.slice(26), horizon - 20, palette.land[1], 60, 16)
  for (let i = 0; i < 6; i++) {
    const p = line[chance.int(26, 57)]!
    ;(flora.tall === cypress ? cypress : stonePine)(
      studio,
      p[0],
      p[1] + chance.between(30, 90),
      chance.between(74, 116),
    )
  }
  const shore = horizon + 26
  const stone = rockOf(setting)
  const bank = mix(sunlit(palette, stone), palette.land[2], 0.3)
  sheet.fill(
    outline([
      [w * 0.32, shore],
      [w * 0.42, horizon - 12],
      [w + 20, horizon - 16],
      [w + 20, shore + 8],
    ]),
    bank,
  )
  // Objects on the shore are reflected in the water, darker.
  const inWater = line.slice(20).map((p): Point => [p[0], shore + 4 + (horizon + 6 - p[1]) * 0.42])
  sheet.fill(
    curve([[w * 0.32, shore + 4], ...inWater, [w + 40, shore + 4]]),
    mix(palette.sea[1], palette.leaf[0], 0.36),
  )
  stand(
    setting,
    {
      x: w * 0.66,
      y: horizon + 2,
      width: w * 0.34,
      height: h * 0.26,
      turn: 0.2,
      eye: 2,
      away: 70,
      plinth: 1.4,
      terrace: 3,
    },
    trees(setting),
  )
  for (let i = 0; i < 12; i++) {
    const x = w * (0.33 + 0.67 * (i / 11)) + chance.between(-20, 20)
    if (Math.abs(x - w * 0.66) < w * 0.06) continue
    foam(studio, x, shore + 6, 90)
    boulder(studio, x, shore + chance.between(2, 14), chance.between(50, 110), chance.between(24, 52), stone)
  }
  sheet.fill(
    outline([
      [w * 0.64, shore - 14],
      [w * 0.68, shore - 14],
      [w * 0.665, shore + 56],
      [w * 0.615, shore + 56],
    ]),
    sunlit(palette, '#d9b98c'),
  )
  sheet.fill(
    outline([
      [w * 0.615, shore + 56],
      [w * 0.665, shore + 56],
      [w * 0.665, shore + 66],
      [w * 0.615, shore + 66],
    ]),
    mix('#8a6a4c', palette.shadow, 0.3),
  )
  fishingBoat(studio, w * 0.24, h * 0.86, w * 0.2, chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#e9b44c']))
}
