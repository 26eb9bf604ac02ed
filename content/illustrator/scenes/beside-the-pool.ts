import { mix } from '../colour.ts'
import type { Vec } from '../geometry.ts'
import type { Beside, Setting } from '../setting.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, solid } from '../solids.ts'

/** The far edge of a pool: its left and right end, its distance, and the near end of its left side. */
export interface Rim {
  left: number
  right: number
  far: number
  near: number
}

/** Pool equipment by amenities: a fence, a rolled cover at its end, a basin for children. */
export function besideThePool(setting: Setting, rim: Rim): Thing[] {
  const has = (thing: Beside) => setting.has.includes(thing)
  const { left, right, far } = rim
  const wood = mix(setting.house.shutters, '#fffaf0', 0.2)
  return [
    ...(has('pool-fence') ? fence({ ...rim, left: has('childrens-pool') ? left - 4.2 : left }, wood) : []),
    ...(has('heated-pool') ? cover([left + 0.6, far + 0.55, 0.18], Math.min(7, right - left - 3)) : []),
    ...(has('childrens-pool') ? basin(setting, [left - 3.8, far - 1.1, 0]) : []),
  ]
}

/** Posts with two rails, low enough to look over. */
function fence({ left, right, far, near }: Rim, colour: string): Solid[] {
  const [x, X, y] = [left - 1.3, right + 1.3, far + 1.5]
  const thin = (at: Vec, size: Vec): Solid => ({ ...block(at, size, { colour }), shadowless: true })
  const across = Math.round((X - x) / 1.9)
  const along = Math.round((y - near) / 1.9)
  return [
    ...Array.from({ length: across + 1 }, (_, i) => thin([x + ((X - x) * i) / across, y, 0], [0.07, 0.07, 1.1])),
    ...Array.from({ length: along }, (_, i) => thin([x, near + ((y - near) * i) / along, 0], [0.07, 0.07, 1.1])),
    ...[0.5, 1.02].flatMap(z => [thin([x, y, z], [X - x, 0.05, 0.07]), thin([x, near, z], [0.05, y - near, 0.07])]),
  ]
}

/** The cover of a heated pool on its roller. */
function cover(at: Vec, long: number): Thing[] {
  const [x, y, z] = at
  const ring = Array.from({ length: 8 }, (_, i): readonly [number, number] => {
    const a = ((i + 0.5) / 8) * Math.PI * 2
    return [y + Math.cos(a) * 0.26, z + 0.26 + Math.sin(a) * 0.26]
  })
  const surface = { colour: '#6fa9bd' }
  const end = (u: number): Vec[] => ring.map(([v, w]): Vec => [u, v, w])
  return [
    solid([
      ...ring.map(([v, w], i) => {
        const [V, W] = ring[(i + 1) % 8]!
        return {
          points: [
            [x, V, W],
            [x + long, V, W],
            [x + long, v, w],
            [x, v, w],
          ] as Vec[],
          surface,
        }
      }),
      { points: end(x).reverse(), surface: { colour: '#e6e2d6' } },
      { points: end(x + long), surface: { colour: '#e6e2d6' } },
    ]),
    ...[x - 0.1, x + long].map(u => block([u, y - 0.2, 0], [0.1, 0.4, z + 0.3], { colour: '#8a6446' })),
  ]
}

/** A square basin, a hand deep, its rim a step above the terrace. */
function basin(setting: Setting, at: Vec): Thing[] {
  const [x, y] = at
  const { palette } = setting.studio
  const water = mix('#7fd6cf', palette.sea[0], palette.stars ? 0.6 : 0.15)
  return [
    block(
      [x, y - 1.5, 0],
      [3, 3, 0.16],
      { colour: '#f6ead2' },
      {
        top: {
          colour: '#f6ead2',
          upon: top =>
            top.flatFill(
              [
                [0.3, 0.3],
                [2.7, 0.3],
                [2.7, 2.7],
                [0.3, 2.7],
              ],
              water,
            ),
        },
      },
    ),
  ]
}
