import type { Architecture } from '../../shapes.ts'
import { paintBackdrop } from '../backdrop.ts'
import { view } from '../camera.ts'
import { glaze, mix } from '../colour.ts'
import { chair, setting as laid, table } from '../furniture.ts'
import type { Point } from '../geometry.ts'
import { door, window } from '../openings.ts'
import { potted, vine } from '../plants/garden.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { climbing, lowWall, pergola, planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block } from '../solids.ts'
import { outline } from '../trace.ts'
import type { Surface } from '../wall.ts'

/** The flank of the house that looks on to its terrace: doors, shutters, plaster or stone. */
export function houseFlank(setting: Setting, side: -1 | 1, x: number, from: number, to: number): Solid {
  const { house } = setting
  const base = house.solids[0]!.faces[0]!.surface
  const wall: Surface = {
    colour: base.colour,
    texture: base.texture === 'plain' ? 'plaster' : (base.texture ?? 'plaster'),
    upon: w => {
      const u = (metres: number) => (side < 0 ? metres : w.width - metres - 1.2)
      door(w, u(2), 1.2, 2.4, house.shutters, { surround: house.trim })
      for (const at of [4.6, 7.6]) window(w, u(at), 0.9, 1.1, 1.5, { shutters: house.shutters, surround: house.trim })
    },
  }
  const sides = side < 0 ? { right: wall } : { left: wall }
  return block([side < 0 ? x - 6 : x, from, 0], [6, to - from, 5.2], { colour: base.colour }, sides)
}

const loggias: readonly Architecture[] = [
  'amalfi-terrace',
  'venetian-manor',
  'tuscan-villa',
  'masseria',
  'baglio',
  'cretan-stone',
  'cycladic-cube',
  'riviera-villa',
  'captains-house',
]

/** The shaded arches of a loggia in front of everything, the light caught in their thickness. */
function loggia(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, palette, chance, side } = studio
  const two = chance.chance(0.45)
  const spans: readonly (readonly [number, number])[] = two
    ? [
        [0.045, 0.48],
        [0.52, 0.955],
      ]
    : [[0.07, 0.93]]
  const wall = mix(glaze(house.wall, palette.shade), palette.shadow, 0.22)
  const arch = (from: number, to: number, dx: number): Point[] => {
    const [a, b] = [from * sheet.width + dx, to * sheet.width + dx]
    const spring = sheet.height * (two ? 0.42 : 0.46)
    const rise = Math.min(spring - 46, (b - a) / 2)
    return [
      [a, sheet.height + 10],
      [a, spring],
      ...Array.from(
        { length: 21 },
        (_, i): Point => [
          (a + b) / 2 - (Math.cos((i / 20) * Math.PI) * (b - a)) / 2,
          spring - Math.sin((i / 20) * Math.PI) * rise,
        ],
      ),
      [b, spring],
      [b, sheet.height + 10],
    ]
  }
  const frame = outline([
    [-5, -5],
    [-5, sheet.height + 20],
    [sheet.width + 5, sheet.height + 20],
    [sheet.width + 5, -5],
  ])
  const depth = side * 46
  const soffit = mix(glaze(house.wall, palette.light), glaze(house.wall, palette.shade), 0.35)
  sheet.inside(spans.map(([a, b]) => outline(arch(a, b, 0))).join(''), () => {
    for (const [a, b] of spans)
      sheet.fill(
        outline([
          [a * sheet.width - 60, -5],
          [a * sheet.width - 60, sheet.height + 20],
          [b * sheet.width + 60, sheet.height + 20],
          [b * sheet.width + 60, -5],
        ]) + outline(arch(a, b, depth)),
        soffit,
      )
  })
  sheet.fill(frame + spans.map(([a, b]) => outline(arch(a, b, 0))).join(''), wall)
}

/** From under the vine: dappled floor, table, low wall, the sea or the hills beyond. */
export function terrace(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, palette, side } = studio
  const horizon = sheet.height * chance.between(0.44, 0.5)
  const wallSide = -side as -1 | 1
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: horizon + 190, landscape: setting.landscape })
  const camera = view({
    eye: [side * 0.9, -3.2, 1.75],
    yaw: side * -0.06,
    focal: 1080,
    centre: sheet.width / 2,
    horizon,
  })
  const far = 8.4
  const post: Surface = { colour: house.masonry.colour }
  const left = wallSide < 0 ? -4.6 : -4.4
  const arched = loggias.includes(setting.architecture) && chance.chance(0.65)
  // Under arches the table stands clear of a middle pier.
  const seat = arched ? side * 1.75 : side * 0.6 + chance.between(-0.5, 0.3)
  const things: Thing[] = [
    ...(arched ? [] : pergola(left, 1.2, 0, 9, far - 2.2, 2.9, post)),
    ...lowWall([-16, far, 0], [32, 0.42, 0.62], house.masonry),
    ...table([seat - 1.1, 3.6, 0], 2.2, 1, chance.chance(0.6) ? '#fbf4e4' : undefined),
    ...chair([seat - 0.8, 3.05, 0], 'away', house.shutters),
    ...chair([seat + 0.4, 3.0, 0], 'away', house.shutters),
    ...chair([seat - 0.7, 4.75, 0], 'near', house.shutters),
    ...chair([seat + 0.35, 4.75, 0], 'near', house.shutters),
    laid([seat, 4.1, 0.8], 'fruit'),
    laid([seat - 0.6, 4.05, 0.8], 'carafe'),
    laid([seat - 0.4, 3.9, 0.8], 'glass'),
    laid([seat + 0.55, 4.05, 0.8], 'flowers'),
    ...[2.6, 4.4].map(x => planted(studio, potted, [side * x * 0.95, far - 0.6, 0], 1.25)),
    planted(studio, potted, [wallSide * 3.9, 2.6, 0], 1.3),
    planted(studio, potted, [wallSide * 3.95, 5.4, 0], 1.1),
    planted(studio, setting.flora.tall, [side * 7.5, 13, -2], 7.5),
    planted(studio, setting.flora.tree, [wallSide * 1.2, 17, -3.4], 4.4),
    planted(studio, setting.flora.low[0]!, [side * 2, far + 1, 0], 0.9),
    planted(studio, setting.flora.low[1 % setting.flora.low.length]!, [side * 3.4, far + 1, 0], 1),
    houseFlank(setting, wallSide, wallSide * 4.6, -1.5, far),
    block(
      [-18, -6, -0.6],
      [36, far + 6.6, 0.6],
      { colour: house.floor },
      { top: { colour: house.floor, texture: 'paving' } },
    ),
  ]
  if (arched) things.push(planted(studio, potted, [-side * 2, 0.9, 0], 1.05))
  if (setting.flora.climbers)
    things.push({
      ...climbing([wallSide * 4.3, far - 0.8, 1.6], 1.4, 3.2),
      low: [wallSide * 4.3 - 0.1, far - 1.2, 0],
      high: [wallSide * 4.3 + 0.1, far - 0.4, 3.2],
    })
  render(studio, camera, things)
  if (arched) {
    loggia(setting)
    return
  }
  for (const y of [far - 1.4, 4.6, 1.4]) {
    const a = camera.project([-5.4, y, 3.12])
    const b = camera.project([5.4, y, 3.12])
    vine(studio, a, b, camera.scale([0, y, 3]) * 0.26, camera.scale([0, y, 3]) * 0.55)
  }
  vine(studio, [-20, 16], [sheet.width + 20, 8], 62, 120)
  vine(
    studio,
    wallSide < 0 ? [sheet.width - 60, 0] : [60, 0],
    wallSide < 0 ? [sheet.width + 20, 420] : [-20, 420],
    66,
    120,
  )
  sheet.glow(side > 0 ? sheet.width : 0, 0, 700, palette.light, 0.22)
}
