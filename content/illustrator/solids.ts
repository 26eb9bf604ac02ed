import type { Camera } from './camera.ts'
import type { Vec } from './geometry.ts'
import { normalOf } from './geometry.ts'
import type { Studio } from './light.ts'
import type { Face, Surface } from './wall.ts'

/** A convex body with flat faces. */
export interface Solid {
  kind: 'solid'
  low: Vec
  high: Vec
  faces: Face[]
  /** Too thin or distant to cast a visible shadow. */
  shadowless?: true
}

/** Something drawn flat where it stands: a plant, a pot, a lamp. */
export interface Prop {
  kind: 'prop'
  low: Vec
  high: Vec
  draw: (studio: Studio, camera: Camera) => void
  /** The outline that casts its shadow. */
  caster?: readonly Vec[]
}

export type Thing = Solid | Prop

/** Makes a convex body of faces; the corners give its bounds. */
export function solid(faces: readonly { points: readonly Vec[]; surface: Surface }[]): Solid {
  const all = faces.flatMap(f => f.points)
  const bound = (pick: (...values: number[]) => number): Vec => [
    pick(...all.map(p => p[0])),
    pick(...all.map(p => p[1])),
    pick(...all.map(p => p[2])),
  ]
  return {
    kind: 'solid',
    low: bound(Math.min),
    high: bound(Math.max),
    faces: faces.map(f => ({ ...f, normal: normalOf(f.points) })),
  }
}

export interface Sides {
  front?: Surface
  back?: Surface
  left?: Surface
  right?: Surface
  top?: Surface
}

/** A block: its lower left front corner, its size, its surface, and exceptions for single sides. */
export function block(at: Vec, size: Vec, surface: Surface, sides: Sides = {}): Solid {
  const [x, y, z] = at
  const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]]
  return solid([
    {
      points: [
        [x, y, z],
        [X, y, z],
        [X, y, Z],
        [x, y, Z],
      ],
      surface: sides.front ?? surface,
    },
    {
      points: [
        [X, Y, z],
        [x, Y, z],
        [x, Y, Z],
        [X, Y, Z],
      ],
      surface: sides.back ?? surface,
    },
    {
      points: [
        [x, Y, z],
        [x, y, z],
        [x, y, Z],
        [x, Y, Z],
      ],
      surface: sides.left ?? surface,
    },
    {
      points: [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      surface: sides.right ?? surface,
    },
    {
      points: [
        [x, y, Z],
        [X, y, Z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      surface: sides.top ?? { colour: surface.colour },
    },
  ])
}

/** A slab that is visible from below. */
export function slab(at: Vec, size: Vec, surface: Surface, under: Surface): Solid {
  const body = block(at, size, surface)
  const [x, y, z] = at
  const [X, Y] = [x + size[0], y + size[1]]
  const points: Vec[] = [
    [x, Y, z],
    [X, Y, z],
    [X, y, z],
    [x, y, z],
  ]
  return { ...body, faces: [...body.faces, { points, normal: [0, 0, -1], surface: under }] }
}

/** A roof with four slopes over a rectangle, its ridge along the longer side. */
export function hipRoof(at: Vec, size: Vec, surface: Surface, eaves = 0.45): Solid {
  const [x, y, z] = [at[0] - eaves, at[1] - eaves, at[2]]
  const [X, Y, Z] = [at[0] + size[0] + eaves, at[1] + size[1] + eaves, at[2] + size[2]]
  const w = X - x
  const d = Y - y
  const along = w >= d
  const inset = Math.min(w, d) / 2
  const a: Vec = along ? [x + inset, (y + Y) / 2, Z] : [(x + X) / 2, y + inset, Z]
  const b: Vec = along ? [X - inset, (y + Y) / 2, Z] : [(x + X) / 2, Y - inset, Z]
  const [fl, fr, br, bl]: [Vec, Vec, Vec, Vec] = [
    [x, y, z],
    [X, y, z],
    [X, Y, z],
    [x, Y, z],
  ]
  const faces = along
    ? [
        [fl, fr, b, a],
        [br, bl, a, b],
        [bl, fl, a],
        [fr, br, b],
      ]
    : [
        [fl, fr, a],
        [br, bl, b],
        [bl, fl, a, b],
        [fr, br, b, a],
      ]
  return solid([
    ...faces.map(points => ({ points, surface })),
    { points: [bl, br, fr, fl], surface: { colour: '#c9a98a' } },
  ])
}

/** A roof with two slopes; the gables carry the wall's surface. */
export function gableRoof(at: Vec, size: Vec, surface: Surface, gable: Surface, along: 'x' | 'y', eaves = 0.35): Solid {
  const over = along === 'x' ? [0.12, eaves] : [eaves, 0.12]
  const [x, y, z] = [at[0] - over[0]!, at[1] - over[1]!, at[2]]
  const [X, Y, Z] = [at[0] + size[0] + over[0]!, at[1] + size[1] + over[1]!, at[2] + size[2]]
  const [fl, fr, br, bl]: [Vec, Vec, Vec, Vec] = [
    [x, y, z],
    [X, y, z],
    [X, Y, z],
    [x, Y, z],
  ]
  const under = { points: [bl, br, fr, fl], surface: { colour: '#c9a98a' } }
  if (along === 'x') {
    const a: Vec = [x, (y + Y) / 2, Z]
    const b: Vec = [X, (y + Y) / 2, Z]
    return solid([
      { points: [fl, fr, b, a], surface },
      { points: [br, bl, a, b], surface },
      { points: [bl, fl, a], surface: gable },
      { points: [fr, br, b], surface: gable },
      under,
    ])
  }
  const a: Vec = [(x + X) / 2, y, Z]
  const b: Vec = [(x + X) / 2, Y, Z]
  return solid([
    { points: [bl, fl, a, b], surface },
    { points: [fr, br, b, a], surface },
    { points: [fl, fr, a], surface: gable },
    { points: [br, bl, b], surface: gable },
    under,
  ])
}

/** A roof with one slope, low in front. */
export function leanRoof(at: Vec, size: Vec, surface: Surface, eaves = 0.3): Solid {
  const [x, y, z] = [at[0] - 0.12, at[1] - eaves, at[2]]
  const [X, Y, Z] = [at[0] + size[0] + 0.12, at[1] + size[1], at[2] + size[2]]
  return solid([
    {
      points: [
        [x, y, z],
        [X, y, z],
        [X, Y, Z],
        [x, Y, Z],
      ],
      surface,
    },
    {
      points: [
        [x, Y, z],
        [x, y, z],
        [x, Y, Z],
      ],
      surface: { colour: surface.colour },
    },
    {
      points: [
        [X, y, z],
        [X, Y, z],
        [X, Y, Z],
      ],
      surface: { colour: surface.colour },
    },
    {
      points: [
        [X, Y, z],
        [x, Y, z],
        [x, Y, Z],
        [X, Y, Z],
      ],
      surface: { colour: surface.colour },
    },
  ])
}

/** A body turned on a lathe: rings of radius and height from the foot up; a last radius of nought makes a point. */
export function turned(
  centre: Vec,
  rings: readonly (readonly [number, number])[],
  surface: Surface | ((facet: number) => Surface),
  facets = 12,
): Solid {
  const point = (ring: readonly [number, number], i: number): Vec => {
    const angle = ((i + 0.5) / facets) * Math.PI * 2
    return [centre[0] + Math.cos(angle) * ring[0], centre[1] + Math.sin(angle) * ring[0], centre[2] + ring[1]]
  }
  const faces: { points: Vec[]; surface: Surface }[] = []
  for (let r = 0; r + 1 < rings.length; r++) {
    for (let i = 0; i < facets; i++) {
      const points = [point(rings[r]!, i), point(rings[r]!, i + 1)]
      if (rings[r + 1]![0] > 0.001) points.push(point(rings[r + 1]!, i + 1))
      points.push(point(rings[r + 1]!, i))
      faces.push({ points, surface: typeof surface === 'function' ? surface(i) : { ...surface, round: true } })
    }
  }
  const top = rings[rings.length - 1]!
  if (top[0] > 0.001)
    faces.push({
      points: Array.from({ length: facets }, (_, i) => point(top, i)),
      surface: typeof surface === 'function' ? surface(0) : { colour: surface.colour },
    })
  return solid(faces)
}

/** The same thing moved. */
export function moved<T extends Thing>(thing: T, by: Vec): T {
  const shift = (p: Vec): Vec => [p[0] + by[0], p[1] + by[1], p[2] + by[2]]
  if (thing.kind === 'prop') throw new Error('A prop cannot be moved')
  return {
    ...thing,
    low: shift(thing.low),
    high: shift(thing.high),
    faces: thing.faces.map(f => ({ ...f, points: f.points.map(shift) })),
  }
}
