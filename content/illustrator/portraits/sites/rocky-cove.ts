import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import { boulder, crag, foam } from '../../rock.ts'
import { paintSea, sailingBoat } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { curve } from '../../trace.ts'
import { rockOf, shoal, smooth } from '../shore.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** Two masses of rock with the cove between them; the house upon the nearer. */
export const rockyCove: Drawn = (setting, mark) => {
  const { studio, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.33
  paintSky(studio, horizon)
  mark(w * 0.52, horizon + 2, w * 0.36)
  paintSea(studio, horizon, h * 0.8, w * 0.9)
  sheet.fill(
    curve([
      [w * 0.4, h * 0.74],
      [w * 0.52, h * 0.66],
      [w * 0.64, h * 0.645],
      [w * 0.74, h * 0.72],
      [w * 0.88, h * 0.82],
      [w + 40, h * 0.87],
      [w + 40, h + 60],
      [w * 0.36, h + 60],
    ]),
    shoal(setting),
  )
  const stone = rockOf(setting)
  const crestFar = smooth([
    [w * 0.62, h * 0.66],
    [w * 0.68, h * 0.5],
    [w * 0.76, h * 0.45],
    [w * 0.86, h * 0.43],
    [w * 0.95, h * 0.4],
    [w + 30, h * 0.38],
  ])
  crag(studio, crestFar, x => h * (0.66 + 0.12 * Math.max(0, (x / w - 0.62) / 0.38)), stone, 64)
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [bx, by] = [w * (0.62 + 0.4 * t), h * (0.67 + 0.12 * t) + chance.between(0, 12)]
    foam(studio, bx, by, 90)
    boulder(studio, bx, by, chance.between(50, 110), chance.between(34, 64), stone)
  }
  let maquis = ''
  for (const [i, p] of crestFar.entries())
    if (i % 3 === 0 && i > 6) maquis += leafy(chance, p[0], p[1] + 6, 36, 17, 10, 0.4)
  sheet.fill(maquis, mix(palette.leaf[0], palette.leaf[1], 0.3))
  const crest = smooth([
    [-30, h * 0.5],
    [w * 0.12, h * 0.5],
    [w * 0.3, h * 0.52],
    [w * 0.37, h * 0.58],
    [w * 0.42, h * 0.7],
    [w * 0.46, h * 0.84],
    [w * 0.5, h * 1.02],
  ])
  crag(studio, crest, () => h + 20, stone, 110)
  stand(
    setting,
    { x: w * 0.215, y: h * 0.515, width: w * 0.3, height: h * 0.25, turn: -0.38, eye: 5, away: 60, plinth: 2.4 },
    trees(setting),
  )
  const rows = [
    [0.36, 0.62, 150],
    [0.3, 0.66, 190],
    [0.08, 0.64, 210],
    [0.19, 0.68, 230],
    [0.4, 0.78, 190],
    [0.3, 0.83, 250],
    [0.04, 0.82, 280],
    [0.17, 0.88, 300],
    [0.42, 0.95, 230],
    [0.3, 1.02, 330],
    [0.07, 1.05, 360],
  ] as const
  for (const [x, y, size] of rows) {
    boulder(
      studio,
      w * x + chance.between(-14, 14),
      h * y,
      size * chance.between(0.9, 1.2),
      size * chance.between(0.55, 0.75),
      stone,
    )
    if (chance.chance(0.4))
      sheet.fill(
        leafy(chance, w * x + size * 0.4, h * y, size * 0.34, size * 0.17, size * 0.1, 0.4),
        mix(palette.leaf[0], palette.leaf[1], 0.35),
      )
  }
  foam(studio, w * 0.47, h * 0.99, 120)
  flora.low[0]!(studio, w * 0.06, h * 0.99, 150)
  sailingBoat(studio, w * 0.62, h * 0.79, side > 0 ? 120 : 110)
}
