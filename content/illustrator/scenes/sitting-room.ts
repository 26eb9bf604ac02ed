import { mix } from '../colour.ts'
import { setting as laid } from '../furniture.ts'
import { potted } from '../plants/garden.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import type { Surface, Wall } from '../wall.ts'
import { rect } from '../wall.ts'
import { deep, half, high, pendant, room } from './indoors.ts'

/** The sitting room: tall windows, a sofa opposite a chair, and the house's hearth, books and piano. */
export function sittingRoom(setting: Setting): void {
  const { studio, house, has } = setting
  const { chance } = studio
  const { side } = studio
  const wood = chance.pick(['#a97f56', '#8a6446', '#6f5138'])
  const cloth = chance.pick(['#c9694a', '#5f8fa4', '#7f8f6a', '#e6dcc6', '#3f6f8a', '#c9a24e'])
  const limed = mix(house.wall, '#fffaf0', 0.55)
  const rug = chance.pick([
    ['#c9694a', '#f0dcb8'],
    ['#4f84a0', '#f3ead6'],
    ['#8a9a6a', '#f3e6c8'],
  ] as const)
  const hearth = has.includes('fireplace')
  // Two tall windows, or one if the hearth takes half of the wall.
  const panes = (hearth ? [side * 1.1 - 0.8] : [-1.95, 0.35]).map(x => ({ x, foot: 0.05, width: 1.6, top: 2.45 }))
  const far = side > 0 ? half : -half
  const things: Thing[] = [
    ...sofa(-side as -1 | 1, cloth, wood),
    ...armchair(side, mix(cloth, '#f6ead2', 0.55), wood),
    block([-0.5, 1.75, 0.28], [1.15, 0.7, 0.07], { colour: wood }),
    ...[-0.44, 0.52].flatMap(x => [1.8, 2.32].map(y => block([x, y, 0], [0.07, 0.07, 0.28], { colour: wood }))),
    laid([0.25, 2.1, 0.35], 'flowers'),
    laid([-0.2, 2.05, 0.35], 'fruit'),
    planted(studio, potted, [-far * 0.86, 4.4, 0], 1.35),
    ...pendant([0, 2.1, 2.1], mix(house.shutters, '#f0dcb8', 0.4)),
  ]
  if (hearth) things.push(...fireplace(-side * 1.5, limed, house.masonry.colour, wood))
  if (has.includes('library')) things.push(...books(side > 0 ? half - 0.34 : -half, 2.2, wood, side))
  if (has.includes('piano'))
    things.push(...piano(side > 0 ? half - 0.72 : -half + 0.06, has.includes('library') ? 0.3 : 2.4))
  const floor: Surface = {
    colour: chance.pick(['#b8855a', '#c98a64', '#d9c3a0']),
    texture: 'paving',
  }
  const striped = (wall: Wall) => {
    for (let i = 0; i < 11; i++) wall.fill(rect(0.1 + i * 0.29, 0, 0.29, wall.height), rug[i % 2]!)
  }
  const carpet = block(
    [-1.7, 0.7, 0],
    [3.4, 2.7, 0.012],
    { colour: rug[0] },
    { top: { colour: rug[0], upon: striped } },
  )
  room(
    setting,
    {
      wall: limed,
      floor,
      panes,
      side,
      rug: carpet,
      ...(setting.architecture !== 'modern-white' && { beams: mix(wood, limed, 0.3) }),
    },
    things,
  )
}

/** A sofa along one side, its back to the wall. */
function sofa(side: -1 | 1, cloth: string, wood: string): Solid[] {
  const x = side > 0 ? 1.25 : -2.2
  const back = side > 0 ? x + 0.75 : x
  return [
    block([x + 0.05, 0.9, 0], [0.85, 2.3, 0.12], { colour: wood }),
    block([x, 0.85, 0.12], [0.95, 2.4, 0.32], { colour: cloth }),
    block([back, 0.85, 0.44], [0.2, 2.4, 0.46], { colour: mix(cloth, '#fffaf0', 0.08) }),
    ...[0.85, 3.05].map(y => block([x, y, 0.44], [0.95, 0.2, 0.2], { colour: cloth })),
    ...[1.3, 2.35].map(y =>
      block([side > 0 ? back - 0.16 : back + 0.2, y, 0.46], [0.16, 0.52, 0.4], { colour: mix(cloth, '#fff6e0', 0.6) }),
    ),
  ]
}

/** A deep chair across from the sofa. */
function armchair(side: -1 | 1, cloth: string, wood: string): Solid[] {
  const x = side > 0 ? 1.15 : -1.95
  const back = side > 0 ? x + 0.62 : x
  return [
    block([x + 0.04, 1.74, 0], [0.72, 0.72, 0.16], { colour: wood }),
    block([x, 1.7, 0.16], [0.8, 0.8, 0.26], { colour: cloth }),
    block([back, 1.7, 0.42], [0.18, 0.8, 0.5], { colour: cloth }),
    ...[1.7, 2.38].map(y => block([x, y, 0.42], [0.8, 0.12, 0.18], { colour: cloth })),
  ]
}

/** An open hearth with its chimney breast, logs laid. */
function fireplace(x: number, wall: string, stone: string, wood: string): Solid[] {
  const front: Surface = {
    colour: stone,
    upon: w => {
      w.recess(rect(0.3, 0, w.width - 0.6, 0.86), '#2b2426', 0.3)
      w.fill(rect(0.5, 0.04, w.width - 1, 0.12), '#7a5236')
      w.fill(rect(0.62, 0.16, w.width - 1.3, 0.1), '#94683f')
    },
  }
  return [
    block([x - 0.85, deep - 0.42, 0], [1.7, 0.42, 1.16], { colour: stone }, { front }),
    block([x - 1, deep - 0.5, 1.16], [2, 0.5, 0.12], { colour: wood }),
    block([x - 0.62, deep - 0.34, 1.28], [1.24, 0.34, high - 1.28], { colour: wall }),
    turned(
      [x - 0.5, deep - 0.26, 1.28],
      [
        [0.08, 0],
        [0.13, 0.14],
        [0.05, 0.3],
      ],
      { colour: '#5f8f9a' },
      10,
    ),
  ]
}

/** Shelves of books along a side wall. */
function books(x: number, y: number, wood: string, side: -1 | 1): Solid[] {
  const spines = ['#8a3f34', '#3f5f7a', '#c9a24e', '#5f7a5a', '#e6d8bc', '#6f4a6a']
  const shown: Surface = {
    colour: wood,
    upon: w => {
      for (let row = 0; row < 5; row++) {
        const foot = 0.12 + row * 0.46
        w.fill(rect(0.06, foot, w.width - 0.12, 0.4), mix(wood, '#1c1820', 0.5))
        const tall = (i: number) => 0.24 + 0.12 * Math.abs(Math.sin(i * 2.7 + row))
        for (const [k, colour] of spines.entries())
          for (let i = k; i < 22; i += spines.length)
            if ((i + row * 5) % 9 > 0)
              w.fill(rect(0.1 + i * ((w.width - 0.24) / 22), foot, (w.width - 0.3) / 22, tall(i)), colour)
      }
    },
  }
  return [block([x, y, 0], [0.34, 2.1, 2.45], { colour: wood }, side > 0 ? { left: shown } : { right: shown })]
}

/** An upright piano against a side wall. */
function piano(x: number, y: number): Solid[] {
  const colour = '#2c2420'
  const left = x < 0
  return [
    block([left ? x : x + 0.26, y, 0], [0.4, 1.5, 1.22], { colour }),
    block([left ? x + 0.4 : x, y, 0.62], [0.26, 1.5, 0.12], { colour }),
    block([left ? x + 0.42 : x + 0.02, y + 0.08, 0.74], [0.16, 1.34, 0.03], { colour: '#fbf6ea' }),
  ]
}
