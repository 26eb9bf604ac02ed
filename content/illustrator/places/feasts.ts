import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { bulbs, chair, setting as laid, table } from '../furniture.ts'
import type { Vec } from '../geometry.ts'
import { sunlit } from '../light.ts'
import { potted, vine } from '../plants/garden.ts'
import { broadTree, cypress } from '../plants/trees.ts'
import { render } from '../render.ts'
import { fishingBoat, paintSea } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Prop, Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { ellipse, outline } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'

/** A bench of one plank on three trestles. */
const bench = (at: Vec, long: number, colour: string): Thing[] => [
  ...[0.2, long / 2 - 0.05, long - 0.3].map(u =>
    block([at[0] + u, at[1] + 0.04, at[2]], [0.1, 0.28, 0.42], { colour }),
  ),
  block([at[0], at[1], at[2] + 0.42], [long, 0.36, 0.06], { colour }),
]

/** A table for fourteen in the open, benches along it, under a great tree. */
export function feast(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.5)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 180, landscape: setting.landscape, landmark: setting.landmark })
  const camera = seen(setting, { eye: [0, -5, 2], yaw: side * 0.04, focal: 1560, centre: sheet.width / 2, horizon })
  const ground = mix(palette.earth, palette.land[2], 0.34)
  const [x, y, long, deep] = [-3.8, 3.2, 7.6, 1.1]
  const wood = chance.pick([house.shutters, '#8a6a4c', '#5f7f8a'])
  const things: Thing[] = [
    block([-60, -8, -0.5], [120, 60, 0.5], { colour: ground }),
    ...lowWall([-40, 11, 0], [80, 0.5, 0.8], house.masonry),
    ...table([x, y, 0], long, deep, chance.pick(['#fbf4e6', '#f6ecd8'])),
    planted(studio, broadTree, [-side * 5.4, 7.4, 0], 9.6),
    planted(studio, cypress, [side * 7.4, 14, -0.4], 8.4),
    planted(studio, cypress, [side * 9, 17, -0.4], 9.6),
    planted(studio, setting.flora.tree, [side * 5.2, 12.6, 0], 4.4),
    planted(studio, potted, [-side * 5.6, 2.4, 0], 1.2),
  ]
  for (let i = 0; i < 6; i++) {
    const u = x + 0.62 + i * 1.16
    things.push(laid([u + 0.23, y + 0.22, 0.79], 'plate'), laid([u + 0.23, y + deep - 0.2, 0.79], 'plate'))
    things.push(laid([u + 0.5, y + 0.42, 0.79], 'glass'), laid([u + 0.5, y + deep - 0.4, 0.79], 'glass'))
  }
  things.push(
    ...bench([x + 0.3, y - 0.62, 0], long - 0.6, wood),
    ...bench([x + 0.3, y + deep + 0.26, 0], long - 0.6, wood),
    ...chair([x - 0.62, y + 0.32, 0], 'right', wood),
    ...chair([x + long + 0.16, y + 0.32, 0], 'left', wood),
    laid([x + 0.2, y + deep / 2, 0.79], 'plate'),
    laid([x + long - 0.2, y + deep / 2, 0.79], 'plate'),
  )
  for (const [u, what] of [
    [1.7, 'flowers'],
    [2.9, 'carafe'],
    [3.8, 'fruit'],
    [4.9, 'carafe'],
    [5.9, 'flowers'],
  ] as const)
    things.push(laid([x + u, y + deep / 2, 0.79], what))
  render(studio, camera, things)
  bulbs(studio, camera, [-side * 5, 7, 4.2], [side * 7.4, 13.6, 6.2])
}

/** Tables of a taverna on the edge of the quay, the boats at their elbows. */
export function taverna(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.42, 0.46))
  paintSky(studio, horizon, true)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 40,
    landscape: 'harbour',
    landmark: setting.landmark,
    boat: false,
  })
  paintSea(studio, horizon, sheet.height)
  const hulls = ['#c8503a', '#2f6f9f', '#fbf5e8', '#e9b44c']
  const shift = chance.int(0, 3)
  fishingBoat(studio, sheet.width * (0.5 + side * 0.31), horizon + 190, sheet.width * 0.3, hulls[shift]!)
  fishingBoat(studio, sheet.width * (0.5 - side * 0.2), horizon + 116, sheet.width * 0.2, hulls[(shift + 1) % 4]!)
  const camera = seen(setting, {
    eye: [side * 0.5, -4.4, 1.95],
    yaw: -side * 0.1,
    focal: 1400,
    centre: sheet.width / 2,
    horizon,
  })
  const paved = { colour: mix(house.floor, '#f2e6cc', 0.4), texture: 'paving' as const }
  const cloth = chance.pick(['#dbe8ee', '#fbf4e6', '#f3d2c4'])
  const wood = chance.pick(['#3f7fa6', '#2f8f8a', '#c8663c'])
  const things: Thing[] = [
    block([-30, -8, -1.1], [60, 12.6, 1.1], { colour: paved.colour }, { top: paved }),
    ...[-5.2, 0.6, 6].map(u =>
      turned(
        [u, 4.3, 0],
        [
          [0.2, 0],
          [0.15, 0.4],
          [0.25, 0.5],
        ],
        { colour: '#4a4f5c' },
        10,
      ),
    ),
  ]
  for (const [u, v] of [
    [-side * 3.3, 2.5],
    [-side * 0.6, 1.2],
    [side * 2, 2.8],
  ] as const)
    things.push(
      ...table([u - 0.45, v, 0], 0.9, 0.9, cloth),
      ...chair([u - 1.06, v + 0.2, 0], 'right', wood),
      ...chair([u + 0.58, v + 0.2, 0], 'left', wood),
      laid([u - 0.2, v + 0.3, 0.79], 'plate'),
      laid([u + 0.22, v + 0.6, 0.79], 'plate'),
      laid([u + 0.16, v + 0.28, 0.79], 'carafe'),
      laid([u - 0.18, v + 0.66, 0.79], 'glass'),
    )
  render(studio, camera, things)
  vine(studio, [-20, 4], [sheet.width + 20, 12], 64, 100)
}

/** A glow in the mouth of an oven. */
function mouth(at: Vec): Prop {
  return {
    kind: 'prop',
    low: [at[0] - 0.4, at[1] - 0.06, at[2]],
    high: [at[0] + 0.4, at[1], at[2] + 0.6],
    draw: ({ sheet, palette }, camera) => {
      const [x, y] = camera.project(at)
      const k = camera.scale(at)
      const arch = (w: number, h: number) =>
        outline([
          [x - w * k, y],
          ...Array.from({ length: 11 }, (_, i) => {
            const a = Math.PI - (i / 10) * Math.PI
            return [x + Math.cos(a) * w * k, y - h * 0.45 * k - Math.sin(a) * h * 0.55 * k] as const
          }),
          [x + w * k, y],
        ])
      sheet.fill(arch(0.58, 0.82), sunlit(palette, '#c0764c'))
      sheet.fill(arch(0.42, 0.62), mix(palette.shadow, '#140d12', 0.6))
      sheet.fill(arch(0.3, 0.3), '#f08a3a')
      sheet.fill(arch(0.18, 0.19), '#ffd27a')
    },
  }
}

/** A round loaf, its crust cut crosswise. */
const loaf = (at: Vec, r: number): Thing[] => [
  turned(
    at,
    [
      [r * 0.9, 0],
      [r, r * 0.3],
      [r * 0.72, r * 0.66],
      [r * 0.3, r * 0.82],
      [0, r * 0.84],
    ],
    { colour: '#c98a4a' },
    12,
  ),
]

/** The ends of split logs, stacked. */
function logs(at: Vec): Prop {
  return {
    kind: 'prop',
    low: [at[0], at[1] - 0.05, at[2]],
    high: [at[0] + 1.5, at[1], at[2] + 0.8],
    draw: ({ sheet, palette }, camera) => {
      let bark = ''
      let heart = ''
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 7 - row; i++) {
          const [x, y] = camera.project([at[0] + 0.12 + i * 0.21 + row * 0.1, at[1], at[2] + 0.11 + row * 0.18])
          const k = camera.scale(at)
          bark += ellipse(x, y, 0.108 * k)
          heart += ellipse(x, y, 0.076 * k)
        }
      sheet.fill(bark, mix(sunlit(palette, '#7a5638'), palette.shadow, 0.3))
      sheet.fill(heart, sunlit(palette, '#d9b07a'))
    },
  }
}

/** A wood oven in the open, its fire lit, the loaves out of it on a board. */
export function oven(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.46, 0.5))
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 200, landscape: setting.landscape, landmark: setting.landmark })
  const camera = seen(setting, {
    eye: [side * 0.8, -5.2, 1.85],
    yaw: -side * 0.08,
    focal: 1380,
    centre: sheet.width / 2,
    horizon,
  })
  const paved = { colour: house.floor, texture: 'paving' as const }
  const o = -side * 1.5
  const lime = mix(house.wall, '#fffaf0', 0.6)
  const t = side * 0.5 + (side > 0 ? 0 : -1.9)
  render(studio, camera, [
    block([-20, -7, -0.5], [40, 14.6, 0.5], { colour: paved.colour }, { top: paved }),
    ...lowWall([-20, 7.2, 0], [40, 0.4, 0.7], house.masonry),
    block([o - 1.6, 2, 0], [3.2, 2.8, 0.95], house.masonry),
    block([o - 1.7, 1.9, 0.95], [3.4, 3, 0.1], { colour: '#efe2c6' }),
    turned(
      [o, 3.5, 1.05],
      [
        [1.3, 0],
        [1.26, 0.42],
        [1, 0.86],
        [0.58, 1.12],
        [0, 1.22],
      ],
      { colour: lime },
      20,
    ),
    block([o - 0.24, 2.5, 1.9], [0.48, 0.48, 1.1], house.masonry),
    mouth([o, 2.16, 1.05]),
    logs([o - 0.75, 1.95, 0]),
    ...table([t, 0.9, 0], 1.9, 0.9),
    ...loaf([t + 0.4, 1.3, 0.79], 0.22),
    ...loaf([t + 0.9, 1.5, 0.79], 0.2),
    ...loaf([t + 1.36, 1.25, 0.79], 0.23),
    laid([t + 1.68, 1.6, 0.79], 'carafe'),
    planted(studio, potted, [-side * 4.1, 3.6, 0], 1.5),
    planted(studio, setting.flora.tree, [side * 4.4, 9, -0.4], 4.8),
    planted(studio, setting.flora.low[0]!, [side * 2.6, 6.4, 0], 1),
  ])
  sheet.glow(...camera.project([o, 2.1, 1.2]), 150, '#ffb65c', palette.lamps ? 0.5 : 0.2)
}
