import type { Architecture } from '../../shapes.ts'
import type { Vec } from '../geometry.ts'
import { facade } from '../openings.ts'
import type { Random } from '../random.ts'
import type { Solid } from '../solids.ts'
import { block, gableRoof, hipRoof, turned } from '../solids.ts'
import type { Surface } from '../wall.ts'

const flat: readonly Architecture[] = ['cycladic-cube', 'modern-white', 'masseria', 'cretan-stone', 'trullo']
const stony: readonly Architecture[] = ['mani-tower', 'bergerie', 'stazzo', 'tuscan-farmhouse']

/** Construction of a country's villages: limed cubes, bare stone, or colour-washed plaster. */
export type Village = 'limed' | 'stone' | 'washed'

export const villageOf = (architecture: Architecture): Village =>
  flat.includes(architecture) ? 'limed' : stony.includes(architecture) ? 'stone' : 'washed'

const walls: Record<Village, readonly string[]> = {
  limed: ['#fbf7ee', '#fbf4e4', '#f6eede', '#f3e6cc'],
  stone: ['#dcc49a', '#d6b98c', '#e6d0a8', '#ecdcb8'],
  washed: ['#f0c894', '#e8a98a', '#f3dcb0', '#f0b89c', '#f6e6c6', '#dba07c'],
}

export const wallColours = (architecture: Architecture): readonly string[] => walls[villageOf(architecture)]

/** One house of a village. */
export function villageHouse(
  architecture: Architecture,
  at: Vec,
  w: number,
  d: number,
  h: number,
  shutters: string,
  chance: Random,
  /** A distant house is reduced to walls, roof and window openings. */
  far = false,
): Solid[] {
  const colour = chance.pick(wallColours(architecture))
  const surface: Surface = { colour }
  const style = far ? {} : { shutters }
  const front = facade(
    {
      floors: Math.max(1, Math.floor(h / 3)),
      storey: 3,
      bay: far ? 3 : 2.6,
      size: [0.8, 1.25],
      style,
      loose: true,
      door: shutters,
    },
    chance,
  )
  const body = block(at, [w, d, h], surface, {
    front: { colour, upon: front },
    left: { colour, upon: front },
    right: { colour, upon: front },
  })
  const top: Vec = [at[0], at[1], at[2] + h]
  if (villageOf(architecture) === 'limed')
    return [body, block([at[0], at[1] + d - 0.3, at[2] + h], [w, 0.3, 0.4], surface)]
  const roof: Surface = {
    colour: chance.pick(['#cf7450', '#c8623c', '#d98a60']),
    ...(!far && { texture: 'tiles' as const }),
  }
  return [
    body,
    chance.chance(0.55)
      ? hipRoof(top, [w, d, Math.min(w, d) * 0.28], roof, 0.3)
      : gableRoof(top, [w, d, d * 0.28], roof, surface, 'x', 0.3),
  ]
}

/** A bell tower or a dome over the roofs. */
export function steeple(architecture: Architecture, at: Vec): Solid[] {
  const colour = villageOf(architecture) === 'limed' ? '#fffaf0' : '#ecd3a4'
  const [x, y, z] = at
  if (villageOf(architecture) === 'limed')
    return [
      block([x - 3, y, z], [6, 6, 5], { colour }),
      turned(
        [x, y + 3, z + 5],
        [
          [2.8, 0],
          [2.7, 0.8],
          [2.2, 2],
          [1.4, 2.9],
          [0, 3.4],
        ],
        { colour: '#4d8fc0' },
        16,
      ),
      block([x + 3.2, y, z], [2, 2, 8.4], { colour }),
      turned(
        [x + 4.2, y + 1, z + 8.4],
        [
          [0.9, 0],
          [0.7, 0.7],
          [0, 1],
        ],
        { colour: '#4d8fc0' },
        10,
      ),
    ]
  return [
    block([x - 1.7, y, z], [3.4, 3.4, 15], { colour, texture: 'stone' }),
    block([x - 1.9, y - 0.2, z + 11], [3.8, 3.8, 0.4], { colour }),
    hipRoof([x - 1.7, y, z + 15], [3.4, 3.4, 2.6], { colour: '#c8623c', texture: 'tiles' }, 0.3),
  ]
}
