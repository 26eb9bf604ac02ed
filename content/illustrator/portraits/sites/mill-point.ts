import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { hill, ridge } from '../../land.ts'
import type { Studio } from '../../light.ts'
import { shaded, sunlit } from '../../light.ts'
import { boulder, foam } from '../../rock.ts'
import { fishingBoat, sailingBoat } from '../../sea.ts'
import { paintSky } from '../../sky.ts'
import { ellipse, outline } from '../../trace.ts'
import { rockOf, smooth } from '../shore.ts'
import { type Drawn, stand, trees } from '../stand.ts'

/** The drum of a windmill that has lost its cap and its sails. */
function drum(studio: Studio, x: number, y: number, size: number): void {
  const { sheet, palette, side } = studio
  const stone = '#e9d6b2'
  const [a, b] = [size * 0.34, size * 0.28]
  const part = (from: number, to: number): Point[] => [
    [x + a * from, y],
    [x + a * to, y],
    [x + b * to, y - size],
    [x + b * from, y - size],
  ]
  sheet.shape(part(-1, 1), mix(shaded(palette, stone), sunlit(palette, stone), 0.5))
  sheet.shape(side > 0 ? part(-1, -0.35) : part(0.35, 1), shaded(palette, stone))
  sheet.shape(side > 0 ? part(0.2, 1) : part(-1, -0.2), sunlit(palette, stone))
  sheet.fill(ellipse(x, y - size, b, b * 0.26), mix(shaded(palette, stone), palette.shadow, 0.55))
  sheet.shape(
    [
      [x - size * 0.07, y],
      [x + size * 0.07, y],
      [x + size * 0.07, y - size * 0.24],
      [x - size * 0.07, y - size * 0.24],
    ],
    mix(palette.shadow, '#140d1c', 0.3),
  )
}

/** The house above a round harbour, and over the water the point with its three mills. */
export const millPoint: Drawn = setting => {
  const { studio, flora } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.34
  paintSky(studio, horizon)
  hill(
    studio,
    ridge(studio, horizon + 4, h * 0.1, 0.6, t => 0.25 + 0.75 * Math.sin(t * 2.6 + 0.5) ** 2),
    horizon + 5,
    mix(palette.land[0], palette.sky[2], 0.35),
    0.25,
  )
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h * 0.85, palette.sea[0], palette.sea[1])
  const line = (points: readonly (readonly [number, number])[]) => smooth(points.map(([u, v]): Point => [w * u, h * v]))
  const stone = rockOf(setting)
  // The point reaches from the right into the middle of the sheet.
  const back = line([
    [0.42, 0.485],
    [0.47, 0.45],
    [0.56, 0.425],
    [0.68, 0.42],
    [0.8, 0.385],
    [0.92, 0.35],
    [1.03, 0.33],
  ])
  const foot = line([
    [1.03, 0.585],
    [0.9, 0.555],
    [0.78, 0.53],
    [0.66, 0.515],
    [0.54, 0.505],
    [0.42, 0.49],
  ])
  const point = mix(palette.land[1], palette.earth, 0.45)
  sheet.fade(outline([...back, ...foot]), h * 0.34, h * 0.58, mix(point, palette.leaf[1], 0.35), point)
  sheet.fill(
    outline([...foot, ...foot.map((p): Point => [p[0], p[1] - 7 - 13 * (p[0] / w)]).reverse()]),
    sunlit(palette, stone),
  )
  let wood = ''
  for (const [i, p] of back.entries())
    if (i > 34 && i % 2 === 0) wood += leafy(chance, p[0], p[1] + 18 + chance.between(0, 50), 34, 19, 11, 0.5)
  sheet.fill(wood, mix(palette.leaf[0], palette.land[1], 0.25))
  for (const [u, v, size] of [
    [0.475, 0.462, 74],
    [0.545, 0.444, 82],
    [0.625, 0.438, 90],
  ] as const)
    drum(studio, w * u, h * v, size)
  foam(studio, w * 0.43, h * 0.492, 110)
  for (let i = 0; i < 7; i++)
    boulder(
      studio,
      w * (0.44 + 0.09 * i),
      h * (0.496 + 0.012 * i),
      chance.between(34, 66),
      chance.between(20, 34),
      stone,
    )
  // The village along the near shore, between the point and the house.
  const roofs = ['#c8623c', '#d0714a', '#c4704f']
  const walls = ['#f6e8cc', '#f3d8b4', '#fbf4e6', '#eec3a0']
  const shoreOf = (t: number): Point => [w * (1.02 - 0.46 * t), h * (0.66 + 0.17 * t ** 1.5)]
  sheet.fill(
    outline([
      [w * 1.03, h * 0.62],
      ...Array.from({ length: 14 }, (_, i) => shoreOf(i / 13)),
      [w * 0.5, h * 0.9],
      [w * 0.6, h * 1.02],
      [w * 1.03, h * 1.02],
    ]),
    mix(palette.land[2], palette.leaf[0], 0.35),
  )
  for (let row = 2; row >= 0; row--)
    for (let i = 0; i < 8; i++) {
      const t = 0.06 + i * 0.115 + row * 0.03
      const [px, py] = shoreOf(t)
      const k = (0.7 + 0.75 * t) * (1 + row * 0.2)
      const [bw, bh] = [w * 0.042 * k, h * 0.062 * k * chance.between(0.8, 1.2)]
      const y = py + 8 + row * h * 0.07 * k
      const x = px + row * w * 0.05
      const wall = chance.pick(walls)
      sheet.shape(
        [
          [x, y],
          [x + bw, y],
          [x + bw, y - bh],
          [x, y - bh],
        ],
        sunlit(palette, wall),
      )
      const s = side > 0 ? [x, x + bw * 0.28] : [x + bw * 0.72, x + bw]
      sheet.shape(
        [
          [s[0]!, y],
          [s[1]!, y],
          [s[1]!, y - bh],
          [s[0]!, y - bh],
        ],
        shaded(palette, wall),
      )
      let holes = ''
      for (const u of [0.36, 0.62])
        holes += `M${Math.round(x + bw * u)} ${Math.round(y - bh * 0.72)}h${Math.round(bw * 0.12)}v${Math.round(bh * 0.3)}h${-Math.round(bw * 0.12)}z`
      sheet.fill(holes, mix(shaded(palette, '#5a7466'), palette.shadow, 0.2))
      sheet.shape(
        [
          [x - 5, y - bh],
          [x + bw + 5, y - bh],
          [x + bw * 0.78, y - bh - bw * 0.24],
          [x + bw * 0.22, y - bh - bw * 0.24],
        ],
        sunlit(palette, chance.pick(roofs)),
      )
    }
  sailingBoat(studio, w * 0.36, h * 0.56, 96)
  for (const [u, v, size] of [
    [0.78, 0.635, 0.075],
    [0.64, 0.69, 0.1],
  ] as const)
    fishingBoat(studio, w * u, h * v, w * size, chance.pick(['#2f6f9f', '#fbf5e8', '#3f8a7a', '#c8503a']))
  const slope = line([
    [-0.03, 0.56],
    [0.1, 0.57],
    [0.26, 0.62],
    [0.4, 0.7],
    [0.5, 0.8],
    [0.56, 0.92],
    [0.58, 1.04],
  ])
  const ground = mix(palette.land[2], palette.earth, 0.3)
  sheet.fade(outline([...slope, [-30, h + 40]]), h * 0.55, h, ground, mix(ground, palette.leaf[0], 0.35))
  let rim = ''
  for (const [i, p] of slope.entries())
    if (i % 3 === 0 && i > 20) rim += leafy(chance, p[0] - 12, p[1] + 18, 46 + i * 0.4, 28 + i * 0.25, 15, 0.5)
  sheet.fill(rim, palette.leaf[0])
  stand(
    setting,
    {
      x: w * 0.23,
      y: h * 0.83,
      width: w * 0.4,
      height: h * 0.46,
      turn: -0.46,
      horizon: h * 0.36,
      away: 54,
      plinth: 2.4,
      terrace: 3,
    },
    trees(setting),
  )
  let hedge = ''
  for (let i = 0; i < 13; i++)
    hedge += leafy(chance, w * (-0.02 + 0.048 * i), h * (0.985 + 0.03 * Math.sin(i * 1.9)), 92, 56, 28, 0.5)
  sheet.fill(`${hedge}M0 ${h * 0.99}h${w * 0.56}v${h * 0.03}H0z`, mix(palette.leaf[0], palette.shadow, 0.15))
  flora.low[0]!(studio, w * 0.5, h * 0.985, h * 0.11)
}
