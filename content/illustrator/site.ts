import { mix } from './colour.ts'
import type { Vec } from './geometry.ts'
import type { House } from './houses/house.ts'
import type { Studio } from './light.ts'
import { bougainvillea } from './plants/garden.ts'
import type { Plant } from './plants/plant.ts'
import { cypress, palm, stonePine } from './plants/trees.ts'
import type { Random } from './random.ts'
import type { Prop, Solid, Thing } from './solids.ts'
import { block, solid, turned } from './solids.ts'
import type { Surface } from './wall.ts'

/** A plant standing on the site, with the shadow of its crown. */
export function planted(studio: Studio, plant: Plant, at: Vec, height: number): Prop {
  const wide = plant === cypress ? 0.1 : plant === stonePine ? 0.42 : plant === palm ? 0.24 : 0.38
  const [x, y, z] = at
  const length = Math.hypot(studio.sun[0], studio.sun[1])
  const across: Vec = [(studio.sun[1] / length) * height, (-studio.sun[0] / length) * height, 0]
  const centre = plant === cypress ? 0.5 : plant === stonePine ? 0.85 : plant === palm ? 0.78 : height < 2 ? 0.4 : 0.68
  const tall = plant === cypress ? 0.5 : plant === stonePine ? 0.13 : plant === palm ? 0.16 : height < 2 ? 0.4 : 0.3
  const caster = Array.from({ length: 12 }, (_, i): Vec => {
    const a = (i / 12) * Math.PI * 2
    const r = Math.cos(a) * wide * (plant === cypress && Math.sin(a) > 0 ? 1 - Math.sin(a) * 0.3 : 1)
    return [x + across[0] * r, y + across[1] * r, z + height * (centre + Math.sin(a) * tall)]
  })
  const r = Math.min(0.5, height * 0.08)
  return {
    kind: 'prop',
    low: [x - r, y - r, z],
    high: [x + r, y + r, z + height],
    caster,
    draw: (s, camera) => {
      if (camera.depth(at) < 1.2) return
      const foot = camera.project(at)
      plant(s, foot[0], foot[1], height * camera.scale(at))
    },
  }
}

/** Bougainvillea or another climber massed on a wall. */
export function climbing(at: Vec, wide: number, high: number, colour?: string): Prop {
  return {
    kind: 'prop',
    low: [at[0] - wide / 2, at[1] - 0.3, at[2] - high / 2],
    high: [at[0] + wide / 2, at[1] - 0.05, at[2] + high / 2],
    draw: (s, camera) => {
      const [x, y] = camera.project(at)
      const k = camera.scale(at)
      bougainvillea(s, x, y, (wide / 2) * k, (high / 2) * k, colour)
    },
  }
}

/** A climber at the corner of the house's chief wall, out of the way of its openings. */
export function climbers(house: House, own: Random, shift = 0): Prop[] {
  const fronts = house.solids
    .flatMap(s => s.faces)
    .filter(
      f =>
        f.normal[1] < -0.9 && f.points[0]![2] === 0 && f.points[2]![2] > 2.6 && f.points[1]![0] - f.points[0]![0] > 4,
    )
  const face = fronts.sort((a, b) => a.points[0]![1] - b.points[0]![1])[
    own.chance(0.6) ? 0 : Math.min(1, fronts.length - 1)
  ]
  if (!face) return []
  const left = own.chance(0.5)
  const high = Math.min(3.6, face.points[2]![2] * own.between(0.8, 0.98))
  const x = left ? face.points[0]![0] + 0.3 : face.points[1]![0] - 0.3
  return [climbing([x + shift, face.points[0]![1] - 0.15, high / 2], 2.3, high)]
}

/** A level of ground with its retaining wall. */
export const level = (low: Vec, high: Vec, top: Surface, wall: Surface): Solid =>
  block(low, [high[0] - low[0], high[1] - low[1], high[2] - low[2]], wall, { top })

/** A flight of steps rising away from the viewer: each a block down to the ground. */
export function steps(x: number, y: number, z: number, width: number, rise: number, surface: Surface): Solid[] {
  const count = Math.max(2, Math.round(rise / 0.19))
  const tread = 0.38
  return Array.from({ length: count }, (_, i) => {
    const step = block([x - width / 2, y + i * tread, z], [width, tread, (rise * (i + 1)) / count], surface, {
      front: { colour: mix(surface.colour, '#5c5470', 0.22) },
      top: { colour: surface.colour },
    })
    return i % 3 === 2 || i === count - 1 ? step : { ...step, shadowless: true as const }
  })
}

/** A low garden wall with its coping. */
export function lowWall(at: Vec, size: Vec, masonry: Surface): Solid[] {
  return [
    block(at, size, masonry),
    block([at[0] - 0.06, at[1] - 0.06, at[2] + size[2]], [size[0] + 0.12, size[1] + 0.12, 0.1], { colour: '#efe2c6' }),
  ]
}

/** A balustrade of turned stone along x. */
export function balustrade(x: number, y: number, z: number, length: number, colour: string, spacing = 0.34): Solid[] {
  const out: Solid[] = [
    block([x, y, z], [length, 0.34, 0.14], { colour }),
    block([x, y - 0.04, z + 0.84], [length, 0.42, 0.16], { colour }),
  ]
  for (let u = spacing; u < length - 0.2; u += spacing)
    out.push({
      ...turned(
        [x + u, y + 0.17, z + 0.14],
        [
          [0.07, 0],
          [0.13, 0.24],
          [0.07, 0.7],
        ],
        { colour },
        4,
      ),
      shadowless: true,
    })
  for (let u = 0; u < length; u += 4.2) out.push(block([x + u, y - 0.05, z], [0.45, 0.45, 1.08], { colour }))
  return out
}

/** A pergola of posts and beams. */
export function pergola(
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  surface: Surface,
): Solid[] {
  const out: Solid[] = []
  const posts = Math.max(2, Math.round(width / 3) + 1)
  for (let i = 0; i < posts; i++)
    for (const back of i === 0 || i === posts - 1 ? [0, depth - 0.3] : [depth - 0.3])
      out.push(block([x + (i / (posts - 1)) * (width - 0.3), y + back, z], [0.3, 0.3, height], surface))
  for (const back of [0.04, depth - 0.26])
    out.push(block([x - 0.3, y + back, z + height], [width + 0.6, 0.2, 0.2], { colour: '#a8845c' }))
  for (let u = 0; u <= width; u += 0.9)
    out.push(block([x + u - 0.05, y - 0.4, z + height + 0.2], [0.12, depth + 0.8, 0.14], { colour: '#a8845c' }))
  return out
}

/** A parasol, its panels in two colours. */
export function parasol(at: Vec, radius: number, colours: readonly [string, string]): Solid[] {
  return [
    turned(
      at,
      [
        [0.05, 0],
        [0.05, 2.4],
      ],
      { colour: '#8f6f50' },
      6,
    ),
    turned(
      [at[0], at[1], at[2] + 2.05],
      [
        [radius, 0],
        [radius * 0.98, 0.1],
        [0.06, 0.75],
      ],
      i => ({ colour: colours[i % 2]! }),
      10,
    ),
  ]
}

/** A sun lounger with its mattress, its head away from the water. */
export function lounger(at: Vec, colour: string): Solid[] {
  const [x, y, z] = at
  const back = solid([
    {
      points: [
        [x, y + 1.3, z + 0.34],
        [x + 0.7, y + 1.3, z + 0.34],
        [x + 0.7, y + 1.95, z + 0.85],
        [x, y + 1.95, z + 0.85],
      ],
      surface: { colour },
    },
    {
      points: [
        [x + 0.7, y + 1.3, z + 0.34],
        [x, y + 1.3, z + 0.34],
        [x, y + 1.95, z + 0.8],
        [x + 0.7, y + 1.95, z + 0.8],
      ].reverse() as unknown as Vec[],
      surface: { colour },
    },
  ])
  return [
    block([x, y, z + 0.2], [0.7, 1.35, 0.14], { colour }),
    block([x + 0.05, y + 0.1, z], [0.08, 1.7, 0.2], { colour: '#9a7a58' }),
    block([x + 0.57, y + 0.1, z], [0.08, 1.7, 0.2], { colour: '#9a7a58' }),
    back,
  ]
}

/** Planting at the foot of a house: pots by the door, climbers on the corners, bushes along the wall. */
export function footPlanting(studio: Studio, house: House, kinds: readonly Plant[], shift = 0): Thing[] {
  const out: Thing[] = []
  const { chance } = studio
  const half = house.width / 2
  for (let i = 0; i < 7; i++) {
    const x = chance.between(-half, half)
    if (Math.abs(x) < 1.6) continue
    out.push(
      planted(studio, chance.pick(kinds), [x + shift, -2.4 - chance.between(0.2, 1.2), 0], chance.between(0.7, 1.35)),
    )
  }
  return out
}
