import { view } from '../camera.ts'
import { mix } from '../colour.ts'
import { leaves } from '../foliage.ts'
import { chair, jar, strawHat } from '../furniture.ts'
import type { Point } from '../geometry.ts'
import { shaded, sunlit } from '../light.ts'
import { door, window } from '../openings.ts'
import { bougainvillea, potted } from '../plants/garden.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import type { Thing } from '../solids.ts'
import { block } from '../solids.ts'
import { curve, dab, ellipse, outline } from '../trace.ts'
import type { Surface, Wall } from '../wall.ts'
import { rect } from '../wall.ts'

/** One thing seen close, on a wall in the sun. */
export function detail(setting: Setting): void {
  const { chance } = setting.studio
  const kinds = setting.flora.climbers
    ? [lemons, doorway, jars, shutters, seat]
    : [lemons, jars, shutters, seat, doorway]
  chance.pick(kinds)(setting)
}

function wallOf(setting: Setting, upon: (wall: Wall) => void): Surface {
  return { colour: setting.house.wall, texture: 'plaster', upon }
}

/** Faces a wall squarely: `metres` across the sheet, the ground at `ground` of its height. */
function facing(
  setting: Setting,
  metres: number,
  ground: number,
  upon: (wall: Wall) => void,
  things: Thing[],
): ReturnType<typeof view> {
  const { studio, house } = setting
  const { sheet } = studio
  const far = 9
  const camera = view({
    eye: [0, -far, 1.35],
    yaw: 0,
    focal: (sheet.width / metres) * far,
    centre: sheet.width / 2,
    horizon: sheet.height * ground - 1.35 * (sheet.width / metres),
  })
  render(studio, camera, [
    block(
      [-9, -7.5, -0.3],
      [18, 7.5, 0.3],
      { colour: house.floor },
      { top: { colour: house.floor, texture: 'paving' } },
    ),
    block([-9, 0, 0], [18, 0.5, 9], { colour: house.wall }, { front: wallOf(setting, upon) }),
    ...things,
  ])
  return camera
}

/** The shadow of leaves on the wall, from a tree outside the picture. */
function leafShadow(setting: Setting, x: number, y: number, r: number): void {
  const { studio } = setting
  const { sheet, chance, palette } = studio
  let d = ''
  for (let i = 0; i < 8; i++)
    d += leaves(
      chance,
      x + chance.between(-1, 1) * r,
      y + chance.between(-0.6, 0.6) * r,
      r * 0.45,
      r * 0.32,
      12,
      r * 0.24,
    )
  sheet.fill(d, palette.shadow, palette.depth * 0.7)
}

function doorway(setting: Setting): void {
  const { studio, house } = setting
  const { side, chance } = studio
  const arched = chance.chance(0.6)
  const camera = facing(
    setting,
    5.6,
    0.86,
    w => {
      door(w, 9 - 0.75, 1.5, 2.55, house.shutters, { arched, surround: house.trim }, 0.2)
      for (const v of [0.55, 1.25])
        for (const u of [0.14, 0.84]) w.fill(rect(9 - 0.75 + u, v, 0.52, 0.55), mix(house.shutters, '#10202c', 0.22))
      w.fill(rect(9 + 0.1, 1.15, 0.07, 0.16), '#e9c46a')
      window(w, 9 - side * 1.9 - 0.4, 1.25, 0.8, 1.15, { shutters: house.shutters, surround: house.trim }, 1)
    },
    [
      block([-1.15, -0.55, 0], [2.3, 0.55, 0.2], { colour: '#efe2c8' }),
      planted(studio, potted, [1.45 * side, -0.5, 0], 1.15),
      planted(studio, potted, [-1.5 * side, -0.45, 0], 0.9),
    ],
  )
  const at = (x: number, z: number) => camera.project([x, -0.1, z])
  const k = camera.scale([0, 0, 0])
  const [sx, sy] = at(side * 1.05, 2.5)
  leafShadow(setting, sx - side * 90, sy + 110, 190)
  for (const [x, z, rx, ry] of [
    [1.9, 2.9, 0.9, 0.5],
    [1.25, 3.05, 0.9, 0.42],
    [0.4, 3.25, 0.7, 0.36],
    [1.75, 1.9, 0.4, 0.8],
  ] as const) {
    const [px, py] = at(side * x, z)
    bougainvillea(studio, px, py, rx * k, ry * k)
  }
}

function shutters(setting: Setting): void {
  const { studio, house } = setting
  const { side } = studio
  const camera = facing(
    setting,
    4.4,
    1.22,
    w => {
      window(w, 9 - 0.75, 1.1, 1.5, 2.1, { shutters: house.shutters, surround: house.trim, bars: '#f6efe0' })
    },
    [
      block([-1.05, -0.34, 0.98], [2.1, 0.34, 0.1], { colour: '#efe2c8' }),
      ...[-0.5, 0, 0.5].map(x => planted(studio, potted, [x, -0.2, 1.08], 0.62)),
    ],
  )
  const [x, y] = camera.project([side * 1.7, 0, 2.6])
  leafShadow(setting, x, y, 260)
  const [bx, by] = camera.project([side * 2.1, 0, 3.4])
  if (setting.flora.climbers) bougainvillea(studio, bx, by, 320, 190)
  else studio.sheet.fill(leaves(studio.chance, bx, by - 40, 330, 190, 90, 90), studio.palette.leaf[0])
}

function jars(setting: Setting): void {
  const { studio } = setting
  const { side, chance } = studio
  const clay = chance.pick(['#d08a58', '#c97848', '#dca074'])
  const camera = facing(setting, 4.6, 0.84, () => {}, [
    ...jar([-side * 0.1, -1, 0], 1.25, clay),
    ...jar([side * 1.25, -0.75, 0], 0.72, mix(clay, '#f0c9a0', 0.4)),
    planted(studio, potted, [-side * 1.6, -0.7, 0], 1),
  ])
  const [x, y] = camera.project([side * 1.2, 0, 2.3])
  leafShadow(setting, x, y, 230)
  const [lx, ly] = camera.project([side * 2.2, -0.4, 2.75])
  studio.sheet.fill(leaves(studio.chance, lx, ly, 320, 190, 70, 92), studio.palette.leaf[0])
  studio.sheet.fill(leaves(studio.chance, lx + side * 40, ly - 50, 270, 140, 36, 86), studio.palette.leaf[1])
}

function seat(setting: Setting): void {
  const { studio, house } = setting
  const { side } = studio
  const camera = facing(
    setting,
    3.7,
    0.9,
    w => {
      window(w, 9 - side * 1 - 0.35, 1.05, 0.7, 0.95, { shutters: house.shutters, surround: house.trim }, 2)
    },
    [
      ...chair([side * 0.35 - 0.23, -0.95, 0], 'near', house.shutters),
      ...strawHat([side * 0.35, -0.8, 0.48]),
      planted(studio, potted, [-side * 0.85, -0.5, 0], 0.85),
      planted(studio, potted, [side * 1.45, -0.4, 0], 0.6),
    ],
  )
  const [x, y] = camera.project([side * 1.1, 0, 1.75])
  leafShadow(setting, x, y, 250)
}

/** A branch of lemons against the wall, each with its own shadow. */
function lemons(setting: Setting): void {
  const { studio } = setting
  const { sheet, side, palette, chance } = studio
  facing(setting, 3, 1.25, () => {}, [block([-9, -0.45, -0.1], [18, 0.45, 0.3], { colour: setting.house.trim })])
  const from: Point = [side > 0 ? sheet.width + 30 : -30, sheet.height * 0.1]
  const along = (t: number): Point => [
    from[0] - side * t * sheet.width * 0.72,
    from[1] + sheet.height * (0.02 + 0.3 * t ** 1.6),
  ]
  const fruit = [0.42, 0.62, 0.8, 0.97].map(t => ({ t, r: chance.between(92, 120), hang: chance.between(120, 210) }))
  const foliage = Array.from({ length: 34 }, () => ({
    t: chance.between(0.02, 1.05),
    a: chance.between(-1.5, 1.5),
    l: chance.between(170, 280),
  }))
  const shift: Point = [-side * 100, 86]
  const leaf = (f: { t: number; a: number; l: number }, dx: number, dy: number, half = 1): string => {
    const [x, y] = along(f.t)
    const heading = Math.PI / 2 + f.a * 1.15
    return dab(
      x + dx + (Math.cos(heading) * f.l) / 2,
      y + dy + (Math.sin(heading) * f.l) / 2,
      f.l,
      f.l * 0.2 * half,
      heading,
    )
  }
  const lemon = (x: number, y: number, r: number): Point[] =>
    Array.from({ length: 16 }, (_, i): Point => {
      const a = (i / 16) * Math.PI * 2
      const nose = i === 4 ? 1.22 : i === 12 ? 1.12 : 1
      return [x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * nose]
    })
  const branch = (dx: number, dy: number) =>
    curve(
      [0, 0.25, 0.5, 0.75, 1].map((t): Point => [along(t)[0] + dx, along(t)[1] + dy]),
      false,
    )
  // The eaves' shadow cuts the wall in two planes.
  const fall = chance.between(0.5, 0.72)
  let shade = outline(
    side > 0
      ? [
          [-10, sheet.height * fall],
          [sheet.width * 0.62, sheet.height + 10],
          [-10, sheet.height + 10],
        ]
      : [
          [sheet.width + 10, sheet.height * fall],
          [sheet.width + 10, sheet.height + 10],
          [sheet.width * 0.38, sheet.height + 10],
        ],
  )
  for (const f of foliage) shade += leaf(f, ...shift)
  for (const f of fruit) shade += curve(lemon(along(f.t)[0] + shift[0], along(f.t)[1] + f.hang + shift[1], f.r))
  sheet.fill(shade, palette.shadow, palette.depth)
  sheet.line(branch(...shift), palette.shadow, 12, palette.depth)
  sheet.fill(
    foliage
      .slice(0, 12)
      .map(f => leaf(f, 0, 0))
      .join(''),
    palette.leaf[0],
  )
  sheet.line(branch(0, 0), shaded(palette, '#8a6a4c'), 15)
  for (const f of fruit) {
    const [x, y] = along(f.t)
    sheet.line(
      curve(
        [
          [x, y],
          [x + 8, y + f.hang * 0.4],
          [x, y + f.hang - f.r],
        ],
        false,
      ),
      palette.leaf[1],
      8,
    )
    const body = curve(lemon(x, y + f.hang, f.r))
    sheet.fill(body, shaded(palette, '#f0b428'))
    sheet.inside(body, () => {
      sheet.fill(
        ellipse(x + side * f.r * 0.28, y + f.hang - f.r * 0.2, f.r * 0.84, f.r * 0.95),
        sunlit(palette, '#f8cf3f'),
      )
      sheet.fill(
        ellipse(x + side * f.r * 0.38, y + f.hang - f.r * 0.42, f.r * 0.3, f.r * 0.36),
        sunlit(palette, '#fde88a'),
      )
    })
  }
  for (const f of foliage.slice(12)) {
    sheet.fill(leaf(f, 0, 0), Math.cos(Math.PI / 2 + f.a) * side > -0.2 ? palette.leaf[2] : palette.leaf[1])
    sheet.fill(leaf(f, -side * 5, 7, 0.4), palette.leaf[0], 0.6)
  }
}
