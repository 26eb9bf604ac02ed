import type { Architecture } from '../../shapes.ts'
import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import { door, window } from '../openings.ts'
import { broadTree, cypress } from '../plants/trees.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { level, lowWall, planted, steps } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, gableRoof, hipRoof, turned } from '../solids.ts'
import type { Surface, Wall } from '../wall.ts'
import { archway, rect } from '../wall.ts'
import { horizonOf, seen } from './looks.ts'
import { villageOf } from './village.ts'

const dark = '#3a3550'

/** The openings of a bell tower's top storey, on one side. */
const bells = (wall: Wall): void => {
  wall.recess(archway(wall.width * 0.25, wall.height - 3.1, wall.width * 0.5, 2.2), wall.tone(dark), 0.3)
  if (wall.height > 9)
    wall.recess(rect(wall.width * 0.42, wall.height - 6, wall.width * 0.16, 0.9), wall.tone(dark), 0.2)
}

/** A slender tower whose top storey is open to its bells. */
function campanile(at: Vec, size: number, high: number, colour: string, roof: string): Solid[] {
  const side: Surface = { colour, upon: bells }
  return [
    block(at, [size, size, high], { colour }, { front: side, left: side, right: side }),
    block([at[0] - 0.18, at[1] - 0.18, at[2] + high], [size + 0.36, size + 0.36, 0.3], { colour }),
    hipRoof([at[0], at[1], at[2] + high + 0.3], [size, size, size * 0.75], { colour: roof, texture: 'tiles' }, 0.15),
  ]
}

/** A church as its country builds them, its door at y = 0, its middle at x = 0. */
export function church(architecture: Architecture, at: Vec, size = 1): Solid[] {
  const style = villageOf(architecture)
  const [x, y, z] = at
  const s = (value: number) => value * size
  if (style === 'limed') {
    const lime = '#fffaf0'
    const blue = '#3f7fb4'
    const front: Surface = {
      colour: lime,
      upon: wall => {
        door(wall, wall.width / 2 - 0.7, 1.4, 2.6, blue, { arched: true, surround: '#efe3cc' })
        window(wall, wall.width / 2 - 0.3, 3.5, 0.6, 0.9, { arched: true }, 0, false)
      },
    }
    const bell: Surface = {
      colour: lime,
      upon: wall => wall.recess(archway(wall.width * 0.28, 0.5, wall.width * 0.44, 1.3), wall.tone(dark), 0.2),
    }
    return [
      block([x - s(3.2), y, z], [s(6.4), s(9), s(5)], { colour: lime }, { front }),
      turned(
        [x, y + s(5.6), z + s(5)],
        [
          [s(2.6), 0],
          [s(2.6), s(0.9)],
        ],
        { colour: lime },
        18,
      ),
      turned(
        [x, y + s(5.6), z + s(5.9)],
        [
          [s(2.7), 0],
          [s(2.45), s(1.1)],
          [s(1.7), s(2)],
          [s(0.7), s(2.55)],
          [0, s(2.65)],
        ],
        { colour: blue },
        18,
      ),
      block([x - s(1.1), y, z + s(5)], [s(2.2), s(0.7), s(2.3)], { colour: lime }, { front: bell }),
    ]
  }
  const stone = style === 'stone'
  const colour = stone ? '#e2cda2' : '#f2d6a0'
  const roof = { colour: '#c8623c', texture: 'tiles' as const }
  const front: Surface = {
    colour,
    ...(stone && { texture: 'stone' as const }),
    upon: wall => {
      door(wall, wall.width / 2 - 1, 2, 3.8, stone ? '#6d4b34' : '#7c4a38', { arched: true, surround: '#f7e9cd' })
      const r = wall.width * 0.11
      wall.recess(
        Array.from({ length: 14 }, (_, i) => {
          const a = (i / 14) * Math.PI * 2
          return [wall.width / 2 + Math.cos(a) * r, wall.height - r - 1 + Math.sin(a) * r] as const
        }),
        wall.tone(dark),
        0.25,
      )
      if (!stone) for (const u of [0.3, wall.width - 0.9]) wall.fill(rect(u, 0, 0.6, wall.height), '#fbf0d8')
    },
  }
  const [w, d, h] = [s(8.4), s(14), s(8.6)]
  return [
    block([x - w / 2, y, z], [w, d, h], { colour }, { front }),
    ...(stone ? [] : [block([x - w / 2 - 0.2, y - 0.25, z + h], [w + 0.4, 0.5, 0.4], { colour: '#fbf0d8' })]),
    gableRoof([x - w / 2, y, z + h], [w, d, w * 0.3], roof, { colour }, 'y', 0.3),
    ...campanile([x + w / 2 + 0.1, y + s(2.5), z], s(3.2), s(16), colour, '#c8623c'),
  ]
}

/** A chapel on its rise: steps up to it, a low wall about it, cypresses behind. */
export function chapel(setting: Setting): void {
  const { studio, architecture, house } = setting
  const { sheet, chance, side, palette } = studio
  const horizon = horizonOf(setting, sheet.height * chance.between(0.7, 0.74))
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 90, landscape: setting.landscape, landmark: setting.landmark })
  const limed = villageOf(architecture) === 'limed'
  const camera = seen(setting, {
    eye: [side * 9, limed ? -22 : -33, 1.2],
    towards: [0, 4, 0],
    focal: limed ? 1640 : 1700,
    centre: sheet.width * (0.5 + side * 0.07),
    horizon,
  })
  const ground = mix(palette.earth, palette.land[2], 0.4)
  const half = limed ? 8 : 11
  const pale = { colour: limed ? '#fbf4e6' : '#ecdcba', texture: 'paving' as const }
  const things: Thing[] = [
    level([-90, -40, -4], [90, 60, -1.5], { colour: ground }, { colour: ground }),
    level([-half, -5, -1.5], [half + 2, 20, 0], pale, house.masonry),
    ...steps(0, -8.1, -1.5, 3, 1.5, { colour: '#f3e6cc' }),
    ...lowWall([-half, -5, 0], [half - 1.6, 0.4, 0.7], house.masonry),
    ...lowWall([1.6, -5, 0], [half + 0.4, 0.4, 0.7], house.masonry),
    ...church(architecture, [0, 0, 0]),
    planted(studio, cypress, [-half + 1.4, 7, 0], limed ? 8.4 : 13),
    planted(studio, cypress, [-half + 2.7, 10.5, 0], limed ? 6.8 : 10.5),
    planted(studio, setting.flora.tree, [half + 5, 3, -1.5], 5.4),
    planted(studio, broadTree, [-half - 5, -2, -1.5], 5),
  ]
  for (let i = 0; i < 12; i++)
    things.push(
      planted(
        studio,
        chance.pick(setting.flora.low),
        [chance.between(2.6, half + 6) * (i % 2 ? 1 : -1), chance.between(-12, -6), -1.5],
        chance.between(0.6, 1.2),
      ),
    )
  render(studio, camera, things)
}
