import { paintBackdrop } from '../backdrop.ts'
import { mirror, onSheet, view } from '../camera.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { potted } from '../plants/garden.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { climbers, footPlanting, level, lounger, lowWall, parasol, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Thing } from '../solids.ts'
import { block } from '../solids.ts'
import { dab, outline } from '../trace.ts'
import { besideThePool } from './beside-the-pool.ts'

/** Low across the water, the house standing on its head in it. */
export function pool(setting: Setting): void {
  const { studio, house } = setting
  const { chance, sheet, palette } = studio
  const horizon = sheet.height * chance.between(0.5, 0.56)
  const camera = view({
    eye: [chance.between(-7, -3), -25, chance.between(1.5, 2)],
    yaw: chance.between(0.06, 0.16),
    focal: Math.min(1500, 27500 / Math.max(17, house.width)) * (sheet.isUpright ? 0.68 : 1),
    centre: sheet.width / 2 + chance.between(-80, 80) - (sheet.isUpright ? 50 : 0),
    horizon,
  })
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 60, landscape: setting.landscape, low: true })
  const water = { low: [-9, -22.4, -0.12] as Vec, high: [6.5, -7.5, -0.12] as Vec }
  const rail = { left: water.low[0], right: water.high[0], far: water.high[1], near: water.low[1] }
  const standing = [...around(setting), ...besideThePool(setting, rail), ...house.solids]
  render(
    studio,
    camera,
    [
      level([-70, -40, -1], [80, 26, -0.05], { colour: mix(palette.earth, palette.land[2], 0.35) }, house.masonry),
      level([-14, -40, -0.6], [13, 1, 0], { colour: house.floor, texture: 'paving' }, house.masonry),
    ],
    standing,
  )
  const rim = (out: number): Vec[] => [
    [water.low[0] - out, water.low[1] - out, 0],
    [water.high[0] + out, water.low[1] - out, 0],
    [water.high[0] + out, water.high[1] + out, 0],
    [water.low[0] - out, water.high[1] + out, 0],
  ]
  const shore = outline(onSheet(camera, rim(0)))
  sheet.fill(outline(onSheet(camera, rim(0.45))), mix(palette.light, house.floor, 0.25))
  paintWater(setting, shore, horizon)
  sheet.inside(shore, () => {
    sheet.layer(0.52, () =>
      render(
        studio,
        mirror(camera, -0.12),
        [...house.solids, ...standing.filter(t => t.kind === 'solid' && t.low[2]! > 1.5)]
          .filter(t => t.kind === 'solid' && !t.shadowless)
          .map(bare),
        [],
      ),
    )
    ripples(setting, horizon)
  })
  render(studio, camera, standing)
}

/** Reflections show planes and openings, without textures. */
const bare = (thing: Thing): Thing =>
  thing.kind === 'prop'
    ? thing
    : {
        ...thing,
        faces: thing.faces.map(({ surface: { texture, ...surface }, ...face }) => ({ ...face, surface })),
      }

function paintWater(setting: Setting, shore: string, horizon: number): void {
  const { sheet, palette } = setting.studio
  const pale = mix(mix('#5fc4c4', palette.sea[0], 0.4), palette.sky[2], 0.18)
  const deep = mix(mix('#128a9c', palette.sea[1], 0.5), palette.shadow, palette.stars ? 0.4 : 0)
  sheet.inside(shore, () =>
    sheet.wash(0, horizon, sheet.width, sheet.height - horizon, [
      [0, pale],
      [0.35, mix(pale, deep, 0.45)],
      [1, deep],
    ]),
  )
}

function ripples(setting: Setting, horizon: number): void {
  const { sheet, palette, chance, side } = setting.studio
  let light = ''
  let dark = ''
  for (let i = 0; i < 70; i++) {
    const t = chance.next() ** 1.3
    const y = horizon + 50 + t * (sheet.height - horizon)
    const stroke = (x: number) => dab(x, y, 24 + t * 210 * chance.between(0.5, 1.2), 1.2 + t * 6, 0)
    if (i % 3 === 0) light += stroke(sheet.width * (0.5 + side * 0.3 + chance.between(-0.35, 0.35)))
    else dark += stroke(chance.between(0, sheet.width))
  }
  sheet.fill(dark, mix(palette.sea[1], '#128a9c', 0.4), 0.4)
  sheet.fill(light, palette.glint, 0.6)
}

function around(setting: Setting): Thing[] {
  const { studio, house, flora } = setting
  const { chance, side } = studio
  const half = house.width / 2
  const canvas = chance.pick([
    ['#d9603f', '#fff6e6'],
    ['#e9b44c', '#fff8ea'],
    ['#3f8a94', '#fff6e6'],
    ['#fff8ea', '#f3ead6'],
  ] as const)
  const out: Thing[] = [...footPlanting(studio, house, flora.low)]
  const seats = -side * 8.6
  const shade = side * Math.min(7, half * 0.8)
  for (const x of [-1.5, 0.8]) out.push(...lounger([shade + x, -6.6, 0], '#fffaf0'))
  out.push(...parasol([shade, -5.2, 0], 1.7, canvas))
  if (flora.climbers) out.push(...climbers(house, setting.own))
  out.push(
    planted(studio, flora.tall, [-half - 3, 4, 0], chance.between(9, 12)),
    planted(studio, flora.tall, [half + 3.2, 3, 0], chance.between(9, 12)),
    planted(studio, flora.tall, [half + 6, 6, 0], chance.between(8, 10)),
  )
  out.push(planted(studio, flora.tree, [-half - 7, -2, 0], 5), planted(studio, flora.tree, [half + 8, -5, 0], 5))
  out.push(
    ...lowWall([14, -6, 0], [30, 0.4, 0.8], house.masonry),
    ...lowWall([-46, -3, 0], [30, 0.4, 0.8], house.masonry),
  )
  for (const x of [seats * 0.3 - 2.2, seats * 0.3 + 2.2]) out.push(planted(studio, potted, [x, -5.4, 0], 1.3))
  out.push(block([-1.6, -0.8, 0], [3.2, 0.8, 0.16], { colour: house.floor }))
  return out
}
