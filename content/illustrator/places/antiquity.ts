import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Point, Vec } from '../geometry.ts'
import { hill, wooded } from '../land.ts'
import { door } from '../openings.ts'
import { agave, grasses } from '../plants/shrubs.ts'
import { cypress, olive, stonePine } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { level, lowWall, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, solid, turned } from '../solids.ts'
import type { Surface } from '../wall.ts'
import { archway } from '../wall.ts'
import { horizonOf, seen } from './looks.ts'

/** Merlons along the top of a wall that runs along x or y. */
function merlons(at: Vec, long: number, along: 'x' | 'y', surface: Surface): Solid[] {
  const count = Math.max(2, Math.round(long / 1.7))
  const pitch = long / count
  return Array.from({ length: count }, (_, i) =>
    block(
      along === 'x' ? [at[0] + i * pitch + pitch * 0.2, at[1], at[2]] : [at[0], at[1] + i * pitch + pitch * 0.2, at[2]],
      along === 'x' ? [pitch * 0.58, 0.5, 0.95] : [0.5, pitch * 0.58, 0.95],
      surface,
    ),
  )
}

const squareTower = (at: Vec, size: number, high: number, surface: Surface): Solid[] => [
  block(at, [size, size, high], surface),
  ...merlons([at[0], at[1], at[2] + high], size, 'x', surface),
  ...merlons([at[0], at[1] + size - 0.5, at[2] + high], size, 'x', surface),
  ...merlons([at[0], at[1], at[2] + high], size, 'y', surface),
  ...merlons([at[0] + size - 0.5, at[1], at[2] + high], size, 'y', surface),
]

/** A castle on its hill: curtain, towers, keep, one gate. */
export function castle(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, palette, side } = studio
  const horizon = horizonOf(setting, sheet.height * 0.78)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 60, landscape: setting.landscape, low: true })
  const crest = sheet.height * 0.64
  // A flat crown as broad as the walls, falling away on both sides.
  const rise = (top: number): Point[] =>
    Array.from({ length: 61 }, (_, i): Point => {
      const t = i / 60
      const fall = Math.max(0, Math.abs(t - 0.5) - 0.27) / 0.23
      return [t * (sheet.width + 40) - 20, top + fall ** 1.4 * sheet.height * 0.26 + Math.sin(i * 1.7) * 3]
    })
  const soil = mix(palette.land[2], palette.earth, 0.45)
  const stone: Surface = { colour: mix('#e0c094', house.masonry.colour, 0.3), texture: 'stone' }
  const gate: Surface = {
    ...stone,
    upon: wall => {
      wall.fill(archway(wall.width / 2 - 1.6, 0, 3.2, 4.6), '#f3e2bd')
      door(wall, wall.width / 2 - 1.2, 2.4, 4.1, '#5a4232', { arched: true })
    },
  }
  const camera = seen(setting, {
    eye: [side * 26, -64, 1.7],
    towards: [0, 4, 0],
    focal: 1900,
    centre: sheet.width * 0.5,
    horizon: crest + 20,
  })
  const round = (x: number, y: number, r: number, h: number): Solid[] => [
    turned(
      [x, y, 0],
      [
        [r * 1.1, 0],
        [r, 3],
        [r, h],
      ],
      stone,
      14,
    ),
    turned(
      [x, y, h],
      [
        [r + 0.3, 0],
        [r + 0.3, 1.1],
      ],
      stone,
      14,
    ),
  ]
  const things: Thing[] = [
    block([-17, 0, 0], [14.4, 1.4, 5], stone),
    block([3.6, 0, 0], [13.4, 1.4, 5], stone),
    ...merlons([-16, 0, 5], 12.6, 'x', stone),
    ...merlons([4, 0, 5], 12, 'x', stone),
    block([-2.6, -1.4, 0], [6.2, 4, 7.4], stone, { front: gate }),
    ...merlons([-2.6, -1.4, 7.4], 6.2, 'x', stone),
    ...round(-17.4, 1, 3, 8),
    ...round(17.4, 1, 3, 7),
    ...squareTower([-9 * side - 3.6, 9, 0], 7.2, 14, stone),
    block([side * 3, 12, 0], [9, 5, 7], stone),
    planted(studio, cypress, [side * 12, 14, 0], 9),
    planted(studio, stonePine, [-side * 15, 15, 0], 10),
  ]
  render(studio, camera, things)
  // The foot of its walls stands in the hill.
  const front = rise(crest + 54)
  hill(studio, front, sheet.height + 10, soil, 0.16)
  wooded(studio, front, sheet.height * 1.04, palette.land[2], 40, 19)
  for (const [x, h] of [
    [0.07, 0.16],
    [0.93, 0.13],
  ] as const)
    agave(studio, sheet.width * x, sheet.height + 8, sheet.height * h)
  for (let i = 0; i < 6; i++)
    grasses(studio, chance.between(0, sheet.width), sheet.height + 12, chance.between(60, 110))
}

/** An upright stone, thinner above than below, a little bent. */
function menhir(x: number, y: number, high: number, lean: number, colour: string): Solid {
  const w = high * 0.17 + 0.14
  const d = w * 0.62
  const ring = (z: number, k: number): Vec[] => {
    const dx = lean * z
    return [
      [x + dx - w * k, y - d * k, z],
      [x + dx + w * k, y - d * k, z],
      [x + dx + w * k, y + d * k, z],
      [x + dx - w * k, y + d * k, z],
    ]
  }
  const rings = [ring(-0.2, 1), ring(high * 0.7, 0.86), ring(high, 0.5)]
  const surface: Surface = { colour, texture: 'granite' }
  const faces: { points: Vec[]; surface: Surface }[] = []
  for (const [low, top] of [
    [rings[0]!, rings[1]!],
    [rings[1]!, rings[2]!],
  ])
    for (let i = 0; i < 4; i++)
      faces.push({ points: [low![i]!, low![(i + 1) % 4]!, top![(i + 1) % 4]!, top![i]!], surface })
  faces.push({ points: rings[2]!, surface })
  return solid(faces)
}

/** Standing stones in a field, long shadows beside them. */
export function stones(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.56)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 90, landscape: setting.landscape, low: true })
  const camera = seen(setting, {
    eye: [side * 2, -15, 2.3],
    towards: [0, 6, 0],
    focal: 1350,
    centre: sheet.width / 2,
    horizon,
  })
  const field = mix(palette.earth, palette.land[2], 0.3)
  const colour = mix('#cdb69a', house.masonry.colour, 0.25)
  const things: Thing[] = [level([-120, -14, -2], [120, 90, 0], { colour: field }, { colour: field })]
  for (const [x, y, h, l] of [
    [-3.6, 0.6, 4.4, 0.04],
    [-0.8, 3.4, 3.4, -0.05],
    [1.4, 1.2, 2.6, 0.06],
    [4.4, 4.6, 3.8, 0.02],
    [-7.4, 6.6, 3, -0.04],
    [7.6, 9.4, 3.2, 0.05],
    [-3.4, 12, 2.6, 0.03],
    [2.4, 15.5, 2.8, -0.03],
  ] as const)
    things.push(menhir(side * x, y, h, side * l, colour))
  things.push(
    ...lowWall([-60, 24, 0], [120, 0.6, 0.8], house.masonry),
    planted(studio, olive, [-side * 12, 13, 0], 5),
    planted(studio, olive, [side * 15, 20, 0], 5.4),
    planted(studio, stonePine, [-side * 17, 27, 0], 8),
  )
  for (let i = 0; i < 18; i++)
    things.push(planted(studio, grasses, [chance.between(-9, 9), chance.between(-8, 4), 0], chance.between(0.4, 0.9)))
  render(studio, camera, things)
}

/** A tower of great stones without mortar, one low door, a wall about its foot. */
export function nuraghe(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * 0.62)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 90,
    landscape: setting.landscape,
    landmark: setting.landmark,
    low: true,
  })
  const camera = seen(setting, {
    eye: [side * 6, -27, 2],
    towards: [-side * 1.4, 0, 0],
    focal: 1500,
    centre: sheet.width / 2,
    horizon,
  })
  const field = mix(palette.earth, palette.land[2], 0.36)
  const basalt = '#b79a80'
  const facets = 18
  // Facets away from the door carry the courses of stones.
  const rough = (): Surface => ({ colour: basalt, round: true, texture: 'dry-stone' })
  const things: Thing[] = [
    level([-120, -26, -2], [120, 90, 0], { colour: field }, { colour: field }),
    turned(
      [0, 6, 0],
      [
        [6.6, 0],
        [5.9, 3.6],
        [5.1, 7.4],
        [4.7, 9.4],
      ],
      rough,
      facets,
    ),
    block(
      [-0.9, -0.9, 0],
      [1.8, 1.6, 2.5],
      { colour: basalt, texture: 'granite' },
      {
        front: { colour: basalt, upon: wall => door(wall, 0.4, 1, 1.9, '#3a3040', { surround: '#cbb094' }) },
      },
    ),
    turned(
      [side * 10, 9, 0],
      [
        [3.4, 0],
        [3, 2.8],
      ],
      rough,
      14,
    ),
    ...lowWall([-side * 16 - 7, 2, 0], [14, 0.8, 1.1], { colour: basalt, texture: 'dry-stone' }),
    planted(studio, olive, [-side * 12, 7, 0], 4.8),
    planted(studio, stonePine, [side * 17, 18, 0], 8),
  ]
  for (let i = 0; i < 20; i++)
    things.push(
      planted(
        studio,
        chance.pick([grasses, setting.flora.low[0]!, agave]),
        [chance.between(-12, 12), chance.between(-17, -5), 0],
        chance.between(0.5, 1.1),
      ),
    )
  render(studio, camera, things)
}
