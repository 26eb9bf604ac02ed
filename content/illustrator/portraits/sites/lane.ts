import { mix } from '../../colour.ts'
import { hill, ridge, seaside } from '../../land.ts'
import { door, window } from '../../openings.ts'
import { horizonOf, seen } from '../../places/looks.ts'
import { lemonTree, potted } from '../../plants/garden.ts'
import { render } from '../../render.ts'
import { paintSea } from '../../sea.ts'
import { climbing, level, planted, steps } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import type { Thing } from '../../solids.ts'
import { block, moved } from '../../solids.ts'
import type { Wall } from '../../wall.ts'
import { rect } from '../../wall.ts'
import { type Drawn, reach } from '../stand.ts'

/** Up the steps of the lane between white walls. */
export const lane: Drawn = (setting, mark) => {
  const { studio, house } = setting
  const { sheet, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = horizonOf(setting, h * 0.74)
  paintSky(studio, horizon, true)
  hill(
    studio,
    ridge(studio, horizon + 10, h * 0.2, 0.6, t => 0.35 + 0.65 * Math.sin(t * Math.PI)),
    horizon + 40,
    mix(palette.land[0], palette.land[1], 0.5),
    0.25,
  )
  mark(w * 0.5, h * 0.56, w * 0.46)
  if (seaside(setting.landscape)) paintSea(studio, horizon + 4, h)
  const { middle, left, right } = reach(setting)
  const camera = seen(setting, { eye: [0, -30, 1.7], towards: [0, 0, 1.7], focal: 1500, centre: w * 0.5, horizon })
  const front = Math.min(...house.solids.map(s => s.low[1]))
  // The neighbours' walls differ: whitewash on one side, bare stone on the other.
  const lime = mix(house.wall, '#fffaf0', 0.7)
  const dado = mix(lime, house.shutters, 0.24)
  const wall = { colour: lime, texture: 'plaster' as const }
  const stone = { colour: mix(house.masonry.colour, lime, 0.25), texture: 'dry-stone' as const }
  const path = { colour: mix(house.floor, '#fffaf0', 0.3), texture: 'paving' as const }
  const rise = 3.4
  const frame = { shutters: house.shutters, surround: '#f3e6cc' }
  // Door and windows by their distance from the corner at the steps; seen from the left, the corner comes first.
  const neighbour = (from: (metres: number) => (w: Wall) => number) => ({
    ...wall,
    upon: (w: Wall) => {
      w.fill(rect(0, 0, w.width, 0.55), dado)
      door(w, from(6.2)(w), 1.2, 2.3, house.shutters, { surround: frame.surround })
      for (const metres of [3.4, 9.8]) window(w, from(metres)(w), 1.4, 0.8, 1.1, frame)
    },
  })
  const coping = { colour: mix(lime, '#fffdf6', 0.5) }
  const sun = side > 0 ? 1 : -1
  // The neighbour's door is on the sunlit side.
  const [near, far] = [-sun, sun]
  const at = (s: number, from: number, breadth: number) => (s < 0 ? -from - breadth : from)
  const things: Thing[] = [
    level([-30, -40, -1], [30, -14, 0], path, house.masonry),
    ...steps(0, -14, 0, 4.4, rise, path),
    level([-30, -7.2, -1], [30, 30, rise], path, stone),
    ...house.solids.map(s => moved(s, [-middle, 3 - front, rise])),
    block([at(near, 3.2, 6), -27, 0], [6, 19.7, 3.7], wall, {
      left: neighbour(metres => () => metres),
      right: neighbour(metres => w => w.width - metres - 1.2),
    }),
    block([at(near, 3.08, 6.12), -27, 3.7], [6.12, 19.8, 0.16], coping),
    block([at(far, 3.2, 6), -19, 0], [6, 11.7, 2.3], stone),
    block([at(far, 3.1, 6.1), -19, 2.3], [6.1, 11.8, 0.14], coping),
    block([-9.2, -7.2, rise], [6, 0.6, 1.1], stone),
    block([3.2, -7.2, rise], [6, 0.6, 1.1], stone),
    ...[0.05, 0.34, 0.63, 0.92].map((t, i) =>
      planted(studio, potted, [near * 1.95, -14.2 + t * 6.4, rise * Math.max(0, t - 0.03)], 1.25 - (i % 2) * 0.25),
    ),
    planted(studio, potted, [far * 2.7, -16.2, 0], 1.5),
    climbing([far * 4, -15, 2.2], 5.4, 1.5),
    planted(studio, lemonTree, [far * 6.4, -11, 0], 4.6),
    planted(studio, setting.flora.tall, [right - middle + 2, 8, rise], house.height * 1.15),
    planted(studio, setting.flora.tree, [left - middle - 2, 6, rise], 5),
  ]
  render(studio, camera, things)
}
