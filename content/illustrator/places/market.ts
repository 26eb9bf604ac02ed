import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { sunlit } from '../light.ts'
import { potted } from '../plants/garden.ts'
import { broadTree } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block } from '../solids.ts'
import { ellipse } from '../trace.ts'
import { horizonOf, seen } from './looks.ts'
import { villageHouse } from './village.ts'

/** Striped awnings over crates of fruit, a façade behind. */
export function market(setting: Setting): void {
  const { studio, architecture, house } = setting
  const { sheet, chance, side } = studio
  const horizon = horizonOf(setting, sheet.height * 0.54)
  paintSky(studio, horizon)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 90,
    landscape: setting.landscape,
    landmark: setting.landmark,
    low: true,
  })
  const camera = seen(setting, {
    eye: [-side * 3.4, -9.6, 1.75],
    yaw: side * 0.2,
    focal: 1320,
    centre: sheet.width / 2,
    horizon,
  })
  const things: Thing[] = [
    block(
      [-40, -14, -0.4],
      [80, 44, 0.4],
      { colour: house.floor },
      { top: { colour: house.floor, texture: 'paving' } },
    ),
  ]
  for (let x = -15; x < 15; ) {
    const w = chance.between(5.5, 7.5)
    things.push(
      ...villageHouse(
        architecture,
        [x, 6, 0],
        w,
        6,
        chance.between(6.2, 9),
        chance.pick([house.shutters, '#5f8f7a', '#4f84a0']),
        chance,
      ),
    )
    x += w + 0.05
  }
  const awnings = chance.pick([
    ['#d9603f', '#fff6e6'],
    ['#2f7f94', '#fff6e6'],
    ['#e9b44c', '#fffaf0'],
  ] as const)
  for (const [x, y] of [
    [-5.4, 0.6],
    [-1.2, 0.3],
    [3.2, 0.8],
  ] as const)
    things.push(...awning(x, y, awnings), ...fruitStall(setting, x, y))
  for (const [x, y, i] of [
    [-1.9, -3.3, 0],
    [-1, -3.1, 1],
    [side * 2.6, -2.6, 2],
    [side * 3.5, -2.4, 3],
  ] as const)
    things.push(...crate(setting, [x, y, 0], fruits[(i + 2) % fruits.length]!))
  things.push(
    planted(studio, potted, [-side * 4.6, -2.2, 0], 1.5),
    planted(studio, potted, [-side * 5.6, -1.6, 0], 1.2),
    planted(studio, broadTree, [-side * 2, -14, 0], 8),
  )
  things.push(planted(studio, broadTree, [side * 7.6, 1.6, 0], 7.4), planted(studio, broadTree, [-side * 11, 3, 0], 7))
  render(studio, camera, things)
}

const fruits = ['#f0a93a', '#d9483a', '#f6cf4a', '#8aa83f', '#8a4a7a', '#e8783a']

/** A counter of boards under a striped awning on four poles. */
export function awning(x: number, y: number, colours: readonly [string, string]): Thing[] {
  const poles = (
    [
      [0, 0, 2.1],
      [3.3, 0, 2.1],
      [0, 1.8, 2.7],
      [3.3, 1.8, 2.7],
    ] as const
  ).map(([u, v, h]) => block([x + u, y + v, 0], [0.09, 0.09, h], { colour: '#9a7a58' }))
  const counter = block([x, y + 0.15, 0], [3.4, 1.3, 0.8], { colour: '#b58c60', texture: 'planks' })
  const strips = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [x - 0.2 + i * 0.475, x + 0.275 + i * 0.475]
    const cloth: Vec[] = [
      [a, y - 0.45, 2.05],
      [b, y - 0.45, 2.05],
      [b, y + 2, 2.75],
      [a, y + 2, 2.75],
    ]
    const fringe: Vec[] = [
      [a, y - 0.45, 1.82],
      [b, y - 0.45, 1.82],
      [b, y - 0.45, 2.05],
      [a, y - 0.45, 2.05],
    ]
    return awningStrip(cloth, fringe, colours[i % 2]!)
  })
  return [...poles, counter, ...strips]
}

const fruitStall = (setting: Setting, x: number, y: number): Thing[] =>
  Array.from({ length: 4 }, (_, i) =>
    crate(setting, [x + 0.1 + i * 0.82, y + 0.1, 0.8], fruits[(i + Math.abs(Math.round(x))) % fruits.length]!),
  ).flat()

function awningStrip(cloth: Vec[], fringe: Vec[], colour: string): Solid {
  const under = [...cloth].reverse().map((p): Vec => [p[0], p[1], p[2] - 0.02])
  const body = block([cloth[0]![0], cloth[0]![1], 1.82], [cloth[1]![0] - cloth[0]![0], 2.4, 0.9], { colour })
  const face = (points: Vec[], up: Vec) => ({ points, normal: up, surface: { colour } })
  return { ...body, faces: [face(cloth, [0, -0.27, 0.96]), face(under, [0, 0.27, -0.96]), face(fringe, [0, -1, 0])] }
}

function crate(setting: Setting, at: Vec, colour: string): Thing[] {
  const spots = Array.from(
    { length: 12 },
    (_, i) =>
      [0.08 + (i % 4) * 0.17 + setting.studio.chance.between(-0.02, 0.02), 0.26 + Math.floor(i / 4) * 0.06] as const,
  )
  return [
    block(at, [0.74, 0.8, 0.2], { colour: '#d4aa74' }),
    {
      kind: 'prop',
      low: [at[0], at[1] - 0.02, at[2] + 0.2],
      high: [at[0] + 0.74, at[1] + 0.6, at[2] + 0.5],
      draw: (s, camera) => {
        const k = camera.scale(at)
        let dark = ''
        let light = ''
        for (const [u, v] of spots) {
          const [x, y] = camera.project([at[0] + u + 0.05, at[1], at[2] + v - 0.04])
          dark += ellipse(x, y, 0.1 * k)
          light += ellipse(x + s.side * 0.02 * k, y - 0.025 * k, 0.066 * k)
        }
        s.sheet.fill(dark, mix(sunlit(s.palette, colour), s.palette.shadow, 0.3))
        s.sheet.fill(light, sunlit(s.palette, colour))
      },
    },
  ]
}
