import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { cypress, stonePine } from '../../plants/trees.ts'
import { boulder, crag, foam } from '../../rock.ts'
import { paintSea, sailingBoat } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { curve, outline } from '../../trace.ts'
import { rockOf, shoal, smooth } from '../shore.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** A spit of land out into the sea, the house where it ends, water on both sides. */
export const headland: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.36
  paintSky(studio, horizon)
  paintSea(studio, horizon, h * 0.9, w * 0.16)
  mark(w * 0.2, horizon + 2, w * 0.36)
  const stone = rockOf(setting)
  const crest = smooth([
    [w * 0.28, h * 0.62],
    [w * 0.36, h * 0.545],
    [w * 0.5, h * 0.52],
    [w * 0.66, h * 0.5],
    [w * 0.82, h * 0.43],
    [w + 30, h * 0.33],
  ])
  const foot = (x: number) => h * (0.635 + 0.2 * Math.max(0, (x / w - 0.28) / 0.72) ** 1.6)
  const shallows = crest.map((p, i): Point => [p[0] - 40, foot(p[0]) + 34 + 150 * (i / crest.length) ** 1.4])
  sheet.fill(curve([[w * 0.24, h * 0.63], ...shallows, [w + 60, h * 1.1], [w + 60, h * 0.5]]), shoal(setting))
  crag(studio, crest, foot, stone, 74)
  const green = mix(palette.land[2], palette.leaf[1], 0.35)
  const turf = crest.map((p, i): Point => [p[0], p[1] + 24 + 54 * (i / crest.length) + 10 * Math.sin(i * 0.9)])
  sheet.fade(
    outline([...crest.map((p): Point => [p[0], p[1] - 3]), ...turf.reverse()]),
    h * 0.4,
    h * 0.66,
    green,
    mix(green, palette.earth, 0.45),
  )
  stand(
    setting,
    { x: w * 0.53, y: h * 0.535, width: w * 0.28, height: h * 0.24, turn: 0.45, eye: 6, away: 64, plinth: 2.2 },
    trees(setting),
  )
  for (const i of [38, 44, 50, 54]) {
    const p = crest[i]
    if (p) (flora.tall === cypress ? cypress : stonePine)(studio, p[0], p[1] + 30, 90 + i * 2)
  }
  let bushes = ''
  for (let i = 0; i < 22; i++) {
    const p = crest[chance.int(3, crest.length - 2)]!
    bushes += leafy(chance, p[0], p[1] + chance.between(16, 60), 30, 15, 9, 0.5)
  }
  sheet.fill(bushes, mix(palette.leaf[0], palette.leaf[1], 0.3))
  for (let i = 0; i < 12; i++) {
    const x = w * (0.27 + 0.74 * (i / 11))
    foam(studio, x, foot(x) + 8, 110)
    boulder(
      studio,
      x + chance.between(-20, 20),
      foot(x) + chance.between(4, 16),
      chance.between(56, 130),
      chance.between(36, 74),
      stone,
    )
  }
  sailingBoat(studio, w * 0.2, h * 0.72, 190)
}
