import { mix } from '../colour.ts'
import { chair, setting as laid } from '../furniture.ts'
import { potted } from '../plants/garden.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import type { Solid, Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import type { Surface, Wall } from '../wall.ts'
import { rect } from '../wall.ts'
import { deep, half, pendant, room } from './indoors.ts'

/** The dining room: a long table with a chair per guest, up to its capacity, between the sideboard and the windows. */
export function diningRoom(setting: Setting): void {
  const { studio, house } = setting
  const { chance } = studio
  const { side } = studio
  const wood = chance.pick(['#a97f56', '#8a6446', '#6f5138'])
  const limed = mix(house.wall, chance.pick(['#fffaf0', '#e6ece6', '#f6e6d0']), 0.6)
  // Two per bedroom, twelve at most: equally many on both sides.
  const across = Math.max(2, Math.min(6, setting.bedrooms))
  const long = across * 0.62 + 0.3
  const near = 0.75
  const x = -side * 0.35
  const panes = [-2.35, -0.55, 1.25].map(at => ({ x: at, foot: 0.05, width: 1.1, top: 2.5 }))
  const seats = Array.from({ length: across }, (_, i) => near + 0.2 + i * 0.62)
  const things: Thing[] = [
    ...board(x - 0.5, near, 1, long, wood),
    ...seats.flatMap(y => [
      ...chair([x - 0.86, y, 0], 'right', house.shutters),
      ...chair([x + 0.4, y, 0], 'left', house.shutters),
    ]),
    ...[0.28, 0.72].flatMap(t => pendant([x, near + long * t, 2.02], mix(house.shutters, '#f0dcb8', 0.25))),
    laid([x, near + long * 0.3, 0.78], 'fruit'),
    laid([x, near + long * 0.7, 0.78], 'flowers'),
    ...seats.flatMap(y => [laid([x - 0.3, y + 0.22, 0.78], 'plate'), laid([x + 0.3, y + 0.22, 0.78], 'plate')]),
    ...sideboard(side, wood),
    planted(studio, potted, [side * 2.75, deep - 0.55, 0], 1.4),
  ]
  const floor: Surface = { colour: chance.pick(['#b8855a', '#c98a64', '#d9c3a0']), texture: 'paving' }
  room(
    setting,
    {
      wall: limed,
      floor,
      panes,
      side,
      ...(setting.architecture !== 'modern-white' && { beams: mix(wood, limed, 0.3) }),
    },
    things,
  )
}

/** A long table on two trestles. */
function board(x: number, y: number, broad: number, long: number, wood: string): Solid[] {
  const colour = mix(wood, '#e0c49a', 0.25)
  return [
    ...[0.3, long - 0.42].map(v => block([x + 0.16, y + v, 0], [broad - 0.32, 0.12, 0.72], { colour: wood })),
    block([x, y, 0.72], [broad, long, 0.06], { colour }),
  ]
}

/** A sideboard along the wall, with bowls upon it. */
function sideboard(side: -1 | 1, wood: string): Solid[] {
  const x = side > 0 ? -half + 0.02 : half - 0.5
  const doors = (wall: Wall) => {
    for (let i = 0; i < 3; i++) {
      const u = (i * wall.width) / 3
      wall.fill(rect(u + 0.05, 0.14, wall.width / 3 - 0.1, 0.62), mix(wood, '#fff2d8', 0.14))
    }
  }
  const surface: Surface = { colour: wood, upon: doors }
  return [
    block([x, 1.9, 0], [0.48, 2.1, 0.86], { colour: wood }, side > 0 ? { right: surface } : { left: surface }),
    turned(
      [x + 0.24, 2.3, 0.86],
      [
        [0.1, 0],
        [0.2, 0.14],
        [0.21, 0.16],
      ],
      { colour: '#4f84a0' },
      12,
    ),
    turned(
      [x + 0.24, 3.5, 0.86],
      [
        [0.09, 0],
        [0.13, 0.18],
        [0.06, 0.34],
        [0.08, 0.38],
      ],
      { colour: '#c9825a' },
      12,
    ),
  ]
}
