import { mix } from '../colour.ts'
import { chair, jar, setting as laid, table } from '../furniture.ts'
import type { Vec } from '../geometry.ts'
import { add } from '../geometry.ts'
import { deep, half, room } from '../scenes/indoors.ts'
import type { Setting } from '../setting.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, solid, turned } from '../solids.ts'
import type { Surface } from '../wall.ts'

/** A body turned on a lathe and laid down, its top to the right, to the left or towards the viewer. */
function laidDown(
  at: Vec,
  rings: readonly (readonly [number, number])[],
  surface: Surface,
  facets: number,
  top: 'right' | 'left' | 'near',
): Solid {
  const fallen = ([x, y, z]: Vec): Vec => (top === 'right' ? [z, y, -x] : top === 'left' ? [-z, y, x] : [x, -z, y])
  const upright = turned([0, 0, 0], rings, surface, facets)
  return solid(upright.faces.map(face => ({ points: face.points.map(p => add(at, fallen(p))), surface: face.surface })))
}

/** A cask lying across, its head to the aisle: belly and hoops. */
function cask(at: Vec, wood: string, head: 'right' | 'left'): Solid[] {
  const towards = head === 'right' ? 1 : -1
  const from = (u: number): Vec => [at[0] + towards * u, at[1], at[2]]
  const belly = [
    [0.4, 0],
    [0.52, 0.3],
    [0.52, 0.62],
    [0.4, 0.92],
  ] as const
  const hoop = [
    [0.53, 0],
    [0.53, 0.07],
  ] as const
  return [
    laidDown(from(-0.46), belly, { colour: wood }, 14, head),
    ...[-0.3, 0.22].map(u => laidDown(from(u), hoop, { colour: '#5c5560' }, 14, head)),
  ]
}

/** A cellar: casks in two rows along the aisle, its door open on the vines. */
export function cellar(setting: Setting): void {
  const { studio, house } = setting
  const { chance } = studio
  const { side } = studio
  const wood = chance.pick(['#b5824f', '#a8744a', '#bf9058'])
  const stone = mix(house.masonry.colour, '#cbb898', 0.4)
  const things: Thing[] = []
  for (const s of [-1, 1] as const) {
    const x = s * (half - 0.75)
    things.push(block([x - 0.34, 0.3, 0], [0.14, deep - 0.5, 0.2], { colour: '#6d4f3a' }))
    things.push(block([x + 0.22, 0.3, 0], [0.14, deep - 0.5, 0.2], { colour: '#6d4f3a' }))
    for (let i = 0; i < 4; i++) things.push(...cask([x, 0.95 + i * 1.12, 0.72], wood, s < 0 ? 'right' : 'left'))
    for (let i = 0; i < 3; i++) things.push(...cask([x, 1.51 + i * 1.12, 1.6], wood, s < 0 ? 'right' : 'left'))
  }
  things.push(
    ...table([-side * 0.2 - 0.4, 3.3, 0], 0.8, 0.6),
    laid([-side * 0.2 - 0.14, 3.56, 0.79], 'carafe'),
    laid([-side * 0.2 + 0.14, 3.5, 0.79], 'glass'),
    laid([-side * 0.2 + 0.28, 3.66, 0.79], 'glass'),
  )
  room(
    setting,
    {
      wall: stone,
      floor: { colour: mix(house.floor, '#a89a86', 0.4), texture: 'paving' },
      panes: [{ x: side * 0.9 - 0.65, foot: 0, width: 1.3, top: 2.3 }],
      side,
      beams: '#7a5a42',
    },
    things,
  )
}

/** An old oil mill: the stone basin and its two wheels, mats stacked for the press, jars along the wall. */
export function press(setting: Setting): void {
  const { studio, house } = setting
  const { side } = studio
  const stone = { colour: '#d8cbb2' }
  const x = -side * 0.3
  const wheel = (v: number): Solid =>
    laidDown(
      [x, 2.6 + v + 0.17, 1.44],
      [
        [0.62, 0],
        [0.66, 0.06],
        [0.66, 0.28],
        [0.62, 0.34],
      ],
      stone,
      24,
      'near',
    )
  const things: Thing[] = [
    turned(
      [x, 2.6, 0],
      [
        [1.32, 0],
        [1.32, 0.62],
        [1.5, 0.66],
        [1.5, 0.78],
      ],
      stone,
      24,
    ),
    turned(
      [x, 2.6, 0.76],
      [
        [1.36, 0],
        [1.36, 0.02],
      ],
      { colour: '#7f8a4a' },
      24,
    ),
    turned(
      [x, 2.6, 0.74],
      [
        [0.1, 0],
        [0.1, 2.26],
      ],
      { colour: '#7a5a42' },
      8,
    ),
    block([x - 0.06, 1.5, 1.38], [0.12, 2.2, 0.12], { colour: '#7a5a42' }),
    wheel(-0.62),
    wheel(0.62),
    ...[0, 1, 2].flatMap(i =>
      jar(
        [side * (1.5 + (i % 2) * 0.8), 4.3 - (i % 2) * 0.3 - i * 0.4, 0],
        0.86 - i * 0.08,
        i === 1 ? '#c98a5a' : '#d99c6c',
      ),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      turned(
        [-side * 2.55, 3.9, 0.3 + i * 0.11],
        [
          [0.46, 0],
          [0.48, 0.05],
          [0.46, 0.1],
        ],
        { colour: i % 2 ? '#b99a62' : '#a88a54' },
        16,
      ),
    ),
    block([-side * 2.55 - 0.6, 3.3, 0], [1.2, 1.2, 0.3], stone),
  ]
  room(
    setting,
    {
      wall: mix(house.wall, '#f3ead8', 0.5),
      floor: { colour: mix(house.floor, '#c9b494', 0.4), texture: 'paving' },
      panes: [{ x: side * 1.5 - 0.7, foot: 1.2, width: 1.4, top: 2.4 }],
      side,
      beams: '#8a6446',
    },
    things,
  )
}

/** A desk under the window, its lamp and its papers, the chair pushed back. */
export function desk(setting: Setting): void {
  const { studio, house } = setting
  const { chance } = studio
  const { side } = studio
  const wood = chance.pick(['#a97f56', '#8a6446', '#bf9a6c'])
  const x = side * 0.5
  const paper = '#fbf6ea'
  const things: Thing[] = [
    block([x - 1.15, 3.5, 0.74], [2.3, 0.95, 0.06], { colour: wood, texture: 'planks' }),
    block([x - 1.05, 3.56, 0], [0.5, 0.84, 0.74], { colour: mix(wood, '#fffaf0', 0.1) }),
    block([x + 0.95, 3.56, 0], [0.1, 0.84, 0.74], { colour: wood }),
    block([x - 0.22, 3.62, 0.8], [0.44, 0.3, 0.02], { colour: '#4a505a' }),
    block([x - 0.22, 3.93, 0.8], [0.44, 0.03, 0.3], { colour: '#3c424c' }),
    block([x - 0.9, 3.6, 0.8], [0.3, 0.4, 0.03], { colour: paper }),
    block([x + 0.52, 4.06, 0.8], [0.3, 0.22, 0.06], { colour: '#b5532c' }),
    block([x + 0.54, 4.07, 0.86], [0.27, 0.2, 0.05], { colour: '#2f7f94' }),
    turned(
      [x + 0.92, 4.1, 0.8],
      [
        [0.1, 0],
        [0.03, 0.05],
        [0.03, 0.4],
      ],
      { colour: '#cdb27a' },
      10,
    ),
    turned(
      [x + 0.92, 4.1, 1.18],
      [
        [0.2, 0],
        [0.1, 0.24],
      ],
      { colour: '#f3e2bd' },
      14,
    ),
    laid([x + 0.44, 3.74, 0.8], 'glass'),
    ...chair([x - 0.2, 2.75, 0], 'away', house.shutters),
    block([-side * (half - 0.5) - 0.45, 3.2, 0], [0.9, 1.7, 0.3], { colour: wood }),
    ...[0, 1, 2].map(i =>
      block([-side * (half - 0.5) - 0.45, 4.5, 0.3 + i * 0.62], [0.9, 0.4, 0.05], { colour: wood }),
    ),
    turned(
      [-side * (half - 0.55), 3.7, 0.3],
      [
        [0.14, 0],
        [0.2, 0.18],
        [0.12, 0.42],
        [0.16, 0.5],
      ],
      { colour: '#4f84a0' },
      12,
    ),
  ]
  const books = ['#b5532c', '#2f7f94', '#e9b44c', '#6b8459', '#f3e6cc']
  for (let i = 0; i < 2; i++)
    for (let k = 0; k < 6; k++)
      things.push(
        block(
          [-side * (half - 0.5) - 0.4 + k * 0.13, 4.56, 0.35 + i * 0.62],
          [0.1, 0.28, 0.34 + ((k + i) % 3) * 0.06],
          { colour: books[(k + i * 2) % 5]! },
        ),
      )
  room(
    setting,
    {
      wall: mix(house.wall, '#fffaf0', 0.55),
      floor: { colour: '#b98f64', texture: 'planks' },
      panes: [{ x: x - 1, foot: 1.02, width: 2, top: 2.46 }],
      side,
      beams: mix(wood, '#fffaf0', 0.2),
    },
    things,
  )
}
