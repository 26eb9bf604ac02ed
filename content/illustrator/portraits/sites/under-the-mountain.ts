import { mix } from '../../colour.ts'
import { leafy } from '../../foliage.ts'
import type { Point } from '../../geometry.ts'
import { sunlit } from '../../light.ts'
import { lemonTree } from '../../plants/garden.ts'
import { level, planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import { block } from '../../solids.ts'
import { outline } from '../../trace.ts'
import type { Wall } from '../../wall.ts'
import { rect } from '../../wall.ts'
import { smooth } from '../shore.ts'
import { type Drawn, reach, stand, trees } from '../stand.ts'

/** The mountain that begins behind the house: two great planes, one in the sun and one out of it, and woods along its foot. */
export const underTheMountain: Drawn = setting => {
  const { studio, house, pool } = setting
  const { sheet, palette, chance, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.66
  paintSky(studio, horizon, true)
  const x = (t: number) => (side > 0 ? w * t : w * (1 - t))
  const behind = smooth(
    (
      [
        [-0.05, 0.42],
        [0.1, 0.36],
        [0.24, 0.4],
        [0.4, 0.3],
        [0.62, 0.34],
        [0.8, 0.42],
        [1.05, 0.36],
      ] as const
    ).map(([u, v]): Point => [x(u), h * v]),
  )
  sheet.fill(outline([...behind, [x(1.05), horizon], [x(-0.05), horizon]]), mix(palette.land[0], palette.sky[2], 0.4))
  const stone = mix(palette.land[0], palette.land[1], 0.5)
  const lit = mix(sunlit(palette, mix(stone, '#f0dcc0', 0.45)), palette.sky[2], 0.12)
  const dark = mix(stone, palette.shadow, 0.5)
  const peak: Point = [x(0.45), h * 0.1]
  const outlineOf: Point[] = [
    [x(-0.1), h * 0.6],
    [x(0.06), h * 0.47],
    [x(0.17), h * 0.4],
    [x(0.25), h * 0.29],
    [x(0.33), h * 0.235],
    [x(0.38), h * 0.15],
    peak,
    [x(0.52), h * 0.165],
    [x(0.6), h * 0.21],
    [x(0.68), h * 0.3],
    [x(0.8), h * 0.36],
    [x(0.9), h * 0.46],
    [x(1.1), h * 0.56],
  ]
  sheet.shape([...outlineOf, [x(1.1), horizon + 30], [x(-0.1), horizon + 30]], dark)
  // The ridges descend from the summit in steps; the sunward side of each is lit.
  sheet.shape(
    [
      peak,
      ...outlineOf.slice(7),
      [x(1.1), horizon + 30],
      [x(0.62), horizon + 30],
      [x(0.57), h * 0.52],
      [x(0.52), h * 0.44],
      [x(0.53), h * 0.34],
      [x(0.47), h * 0.25],
    ],
    lit,
  )
  for (const ridge of [
    [
      [0.68, 0.3],
      [0.66, 0.38],
      [0.7, 0.46],
      [0.68, 0.56],
      [0.74, 0.68],
      [0.86, 0.68],
      [0.79, 0.52],
      [0.74, 0.42],
    ],
    [
      [0.9, 0.46],
      [0.87, 0.52],
      [0.9, 0.6],
      [0.89, 0.68],
      [0.99, 0.68],
      [0.95, 0.55],
    ],
    [
      [0.56, 0.19],
      [0.565, 0.27],
      [0.6, 0.34],
      [0.59, 0.42],
      [0.645, 0.4],
      [0.62, 0.3],
    ],
  ] as const)
    sheet.shape(
      ridge.map(([u, v]): Point => [x(u), h * v]),
      mix(dark, lit, 0.18),
    )
  for (const rib of [
    [
      [0.33, 0.235],
      [0.34, 0.33],
      [0.3, 0.42],
      [0.33, 0.52],
      [0.3, 0.68],
      [0.4, 0.68],
      [0.39, 0.5],
      [0.375, 0.38],
    ],
    [
      [0.17, 0.4],
      [0.175, 0.48],
      [0.14, 0.56],
      [0.15, 0.68],
      [0.23, 0.68],
      [0.21, 0.53],
    ],
  ] as const)
    sheet.shape(
      rib.map(([u, v]): Point => [x(u), h * v]),
      mix(dark, lit, 0.36),
    )
  // The woods climb into the gullies, in two tones.
  for (const [base, tone, size] of [
    [0.6, mix(palette.leaf[0], palette.land[1], 0.4), 34],
    [0.645, palette.leaf[0], 44],
  ] as const) {
    let wood = ''
    for (let i = 0; i <= 30; i++) {
      const t = i / 30
      const y = h * (base - 0.035 * Math.sin(t * 9 + base * 40) - 0.03 * Math.abs(t - 0.5))
      wood += leafy(chance, w * t, y, size * 1.5, size * chance.between(0.7, 1.3), size * 0.5, 0.7)
      wood += `M${Math.round(w * t - size * 1.4)} ${Math.round(y)}h${Math.round(size * 2.8)}V${Math.round(horizon + 30)}h${-Math.round(size * 2.8)}z`
    }
    sheet.fill(wood, tone)
  }
  const grass = mix(palette.land[2], palette.leaf[2], 0.25)
  sheet.fade(`M0 ${horizon}h${w}V${h}H0z`, horizon, h, sunlit(palette, grass), mix(grass, palette.leaf[0], 0.25))
  const { left, right, middle } = reach(setting)
  const paving = { colour: mix(house.floor, '#fff4dc', 0.35), texture: 'paving' as const }
  const water = mix('#6fd0cc', palette.sky[0], 0.3)
  const lawn = {
    colour: grass,
    upon: (ground: Wall) => {
      // The channel runs from the mountain straight to the viewer.
      const u = ground.width / 2
      ground.fill(rect(u - 1.1, 0, 2.2, ground.height), '#f3e6cc')
      ground.flatFill(rect(u - 0.6, 0, 1.2, ground.height), mix(water, palette.sea[1], 0.4))
      ground.flatFill(rect(u - 0.6, 0, 1.05, ground.height), water)
    },
  }
  const rows = [-5, -10, -15, -20, -25].flatMap(y =>
    [-1, 1].map(s => planted(studio, lemonTree, [middle + s * 4.6, y - 1.6, 0], 2.7)),
  )
  stand(
    setting,
    { x: w * 0.5, y: h * 0.735, width: w * 0.62, height: h * 0.3, turn: 0, horizon, away: 46, plinth: 0 },
    [
      level([middle - 60, -60, -0.6], [middle + 60, house.depth + 12, -0.06], lawn, house.masonry),
      level([left - 3, -3.2, -0.4], [right + 3, house.depth + 2, -0.02], paving, house.masonry),
      ...(pool ? [block([left + 1, -3.21, -0.4], [0.1, 0.1, 0.1], paving)] : []),
      ...rows,
      ...trees(setting),
    ],
  )
}
