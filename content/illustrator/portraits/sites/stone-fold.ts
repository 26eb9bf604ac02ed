import { mix } from '../../colour.ts'
import type { Vec } from '../../geometry.ts'
import { hill, ridge, seaside } from '../../land.ts'
import { bush, grasses } from '../../plants/shrubs.ts'
import { broadTree, olive } from '../../plants/trees.ts'
import { boulder } from '../../rock.ts'
import { paintSea } from '../../sea.ts'
import { level, planted } from '../../site.ts'
import { paintSky } from '../../sky.ts'
import type { Prop, Solid } from '../../solids.ts'
import { block, solid } from '../../solids.ts'
import { rockOf } from '../shore.ts'
import { type Drawn, reach, stand } from '../stand.ts'

/** A stretch of wall between two points, its coping a little uneven. */
function stretch(a: Vec, b: Vec, high: number, colour: string): Solid {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const k = 0.28 / Math.hypot(dx, dy)
  const [nx, ny] = [-dy * k, dx * k]
  const at = (p: Vec, s: number, z: number): Vec => [p[0] + nx * s, p[1] + ny * s, p[2] + z]
  const surface = { colour, texture: 'dry-stone' as const }
  return solid([
    { points: [at(a, -1, 0), at(b, -1, 0), at(b, -1, high), at(a, -1, high)], surface },
    { points: [at(b, 1, 0), at(a, 1, 0), at(a, 1, high), at(b, 1, high)], surface },
    { points: [at(b, -1, 0), at(b, 1, 0), at(b, 1, high), at(b, -1, high)], surface },
    { points: [at(a, 1, 0), at(a, -1, 0), at(a, -1, high), at(a, 1, high)], surface },
    { points: [at(a, -1, high), at(b, -1, high), at(b, 1, high), at(a, 1, high)], surface: { colour } },
  ])
}

/** The house on its slope with the round fold of dry stone before it, boulders about it, and the gulf below. */
export const stoneFold: Drawn = (setting, mark) => {
  const { studio, house, own } = setting
  const { sheet, palette, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.36
  paintSky(studio, horizon)
  if (seaside(setting.landscape)) paintSea(studio, horizon, h * 0.8, w * 0.84)
  mark(w * 0.86, horizon + 2, w * 0.17)
  if (!seaside(setting.landscape))
    hill(
      studio,
      ridge(studio, horizon + 30, h * 0.12, 0.8, t => 0.4 + 0.6 * Math.sin(t * 5)),
      h,
      palette.land[1],
      0.25,
    )
  const far = ridge(studio, horizon + 6, h * 0.13, 0.8, t => Math.max(0, 1 - t * 2.1) ** 0.8)
  hill(studio, far, horizon + 8, mix(palette.land[0], palette.land[1], 0.5), 0.3)
  const stone = rockOf(setting, '#c9997c')
  const { left, right, middle } = reach(setting)
  const front = Math.min(...house.solids.map(s => s.low[1]))
  const turf = mix(palette.land[2], palette.earth, 0.4)
  const ring = { x: middle + house.width * 0.1, y: front - 9, rx: house.width * 0.5, ry: 6.2 }
  const around = (a: number): Vec => [ring.x + Math.cos(a) * ring.rx, ring.y + Math.sin(a) * ring.ry, 0]
  const wall = mix(house.masonry.colour, '#fff2d8', 0.12)
  // The fold is open towards the house, and has a gate to the path.
  const walls = Array.from({ length: 20 }, (_, i) => i)
    .filter(i => i !== 14 && !(i > 3 && i < 7))
    .map(i =>
      stretch(
        around((i / 20) * Math.PI * 2),
        around(((i + 1) / 20) * Math.PI * 2),
        1.05 + 0.12 * Math.sin(i * 2.3),
        wall,
      ),
    )
  const rock = (x: number, y: number, size: number): Prop => ({
    kind: 'prop',
    low: [x - size / 2, y - 0.4, 0],
    high: [x + size / 2, y + 0.4, size * 0.7],
    caster: [
      [x - size * 0.46, y, 0],
      [x + size * 0.46, y, 0],
      [x + size * 0.36, y, size * 0.62],
      [x - size * 0.36, y, size * 0.62],
    ],
    draw: (s, camera) => {
      if (camera.depth([x, y, 0]) < 2) return
      const [px, py] = camera.project([x, y, 0])
      const k = camera.scale([x, y, 0])
      boulder(s, px, py + size * k * 0.06, size * k, size * k * 0.72, stone)
    },
  })
  stand(
    setting,
    { x: w * 0.42, y: h * 0.6, width: w * 0.5, height: h * 0.32, turn: -0.42, horizon, away: 46, plinth: 0 },
    [
      level([middle - 46, front - 34, -6], [right + 12, house.depth + 9, -0.03], { colour: turf }, { colour: stone }),
      block([left - 1.4, front, -0.3], [right - left + 2.8, 3, 0.3], { colour: house.floor, texture: 'paving' }),
      ...walls,
      rock(right + 7, front - 2, 3.4),
      rock(right + 9.4, 3, 2.6),
      rock(right + 5.4, 5, 3),
      rock(left - 5, front - 3, 2.6),
      rock(left - 8, 2, 3.6),
      rock(right + 8, front - 9, 2.4),
      rock(ring.x + ring.rx + 3, ring.y - 5, 2.2),
      rock(left - 7, front - 12, 2),
      planted(studio, broadTree, [left - 4.6, 5, 0], 6.4),
      planted(studio, olive, [ring.x + ring.rx * 0.5, ring.y + 0.8, 0], 3.8),
      planted(studio, bush, [ring.x - ring.rx * 0.5, ring.y + 1, 0], 1.2),
      planted(studio, bush, [ring.x - ring.rx * 0.1, ring.y - 2, 0], 0.9),
      ...[0, 1, 2, 3, 4, 5].map(i =>
        planted(
          studio,
          i % 2 ? grasses : bush,
          [left - 6 + i * 6 + own.between(-1, 1), front - 17 - (i % 3) * 2, 0],
          1,
        ),
      ),
    ],
  )
  for (const [x, size] of [
    [0.03, 320],
    [0.16, 190],
    [0.95, 260],
  ] as const)
    boulder(studio, w * x, h * 1.04, size * chance.between(0.95, 1.1), size * 0.7, stone)
}
