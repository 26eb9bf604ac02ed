import { mix } from '../colour.ts'
import { chair, setting as laid, table } from '../furniture.ts'
import type { Vec } from '../geometry.ts'
import { sunlit } from '../light.ts'
import type { Setting } from '../setting.ts'
import type { Prop, Solid, Thing } from '../solids.ts'
import { block, turned } from '../solids.ts'
import { ellipse } from '../trace.ts'
import type { Surface, Wall } from '../wall.ts'
import { rect } from '../wall.ts'
import { deep, half, high, pendant, room } from './indoors.ts'

/** The kitchen: the sink under the window, the stove under its hood, the table in the middle. */
export function kitchen(setting: Setting): void {
  const { studio, house } = setting
  const { chance } = studio
  const { side } = studio
  const wood = chance.pick(['#a97f56', '#8a6446', '#c9a878'])
  const front = mix(house.shutters, '#f6ead2', chance.pick([0.1, 0.35, 0.6]))
  const stone = mix(house.masonry.colour, '#fffaf0', 0.45)
  const limed = mix(house.wall, '#fffaf0', 0.6)
  const glazed = chance.pick([
    ['#4f84a0', '#f3ead6'],
    ['#7fa38c', '#f6efd9'],
    ['#d9a441', '#fbf4e4'],
    ['#c9694a', '#f6ead6'],
  ] as const)
  // The stove stands on the side away from the window.
  const stove = -side * 1.95 - 0.6
  const pane = { x: side * 0.95 - 1, foot: 1.14, width: 2, top: 2.44 }
  const units = [
    [-half, stove],
    [stove + 1.2, half],
  ] as const
  const depth = 0.62
  const things: Thing[] = [
    ...units.flatMap(([from, to]) => cupboards(from, to - from, depth, front, stone)),
    block([stove, deep - depth - 0.03, 0], [1.2, depth + 0.03, 0.92], { colour: '#3c4148' }, { front: range }),
    block([stove - 0.14, deep - 0.62, 1.78], [1.48, 0.62, 0.14], { colour: wood }),
    block([stove - 0.06, deep - 0.56, 1.92], [1.32, 0.56, high - 1.92], { colour: mix(limed, wood, 0.16) }),
    turned(
      [stove + 0.34, deep - 0.32, 0.92],
      [
        [0.17, 0],
        [0.18, 0.2],
        [0.15, 0.22],
      ],
      { colour: '#b8683f' },
      12,
    ),
    // The stone sink stands a little proud of the cupboards.
    block([pane.x + 0.4, deep - depth - 0.06, 0.62], [1.2, 0.2, 0.3], { colour: mix(stone, '#fffaf0', 0.5) }),
    ...shelf(side < 0 ? pane.x + pane.width + 0.12 : pane.x - 1.12, 1, wood, glazed),
    ...table([-1.25, 1.05, 0], 2.5, 1.05),
    ...[-0.95, 0, 0.95].flatMap(x => chair([x - 0.23, 2.05, 0], 'near', house.shutters)),
    ...chair([-1.75, 1.35, 0], 'right', house.shutters),
    ...chair([1.3, 1.35, 0], 'left', house.shutters),
    laid([side * 0.15, 1.6, 0.78], 'fruit'),
    laid([side * -0.75, 1.55, 0.78], 'carafe'),
    laid([side * 0.85, 1.7, 0.78], 'flowers'),
    ...[-0.62, 0.62].flatMap(x => pendant([x * 1.5, 1.6, 2.16], house.shutters)),
  ]
  things.push(...pans(stove + 0.2, wood))
  const tiled: Surface = { colour: chance.pick(['#c98a64', '#d9c3a0', '#b8946c']), texture: 'paving' }
  room(
    setting,
    {
      wall: limed,
      floor: tiled,
      panes: [pane],
      back: wall => splash(wall, glazed, pane.foot - 0.1),
      side,
      ...(setting.architecture !== 'modern-white' && { beams: mix(wood, limed, 0.3) }),
    },
    things,
  )
}

/** Cupboards under a worktop. */
function cupboards(x: number, width: number, depth: number, colour: string, top: string): Solid[] {
  const doors = Math.max(1, Math.round(width / 0.6))
  const leaf = (wall: Wall) => {
    for (let i = 0; i < doors; i++) {
      const u = (i * wall.width) / doors
      wall.fill(rect(u + 0.05, 0.16, wall.width / doors - 0.1, 0.66), mix(colour, '#fffaf0', 0.16))
      wall.fill(rect(u + wall.width / doors / 2 - 0.03, 0.72, 0.06, 0.04), '#5a4a3a')
    }
    wall.fill(rect(0, 0, wall.width, 0.09), mix(colour, '#1c2026', 0.5))
  }
  return [
    block([x, deep - depth, 0], [width, depth, 0.88], { colour }, { front: { colour, upon: leaf } }),
    block([x, deep - depth - 0.04, 0.88], [width, depth + 0.04, 0.05], { colour: top }),
  ]
}

const range: Surface = {
  colour: '#3c4148',
  upon: wall => {
    wall.fill(rect(0.1, 0.14, 0.66, 0.5), '#22262c')
    wall.fill(rect(0.1, 0.68, 1, 0.04), '#cdb27a')
    wall.fill(rect(0.84, 0.14, 0.26, 0.5), '#2c3036')
    for (let i = 0; i < 5; i++) wall.fill(rect(0.16 + i * 0.2, 0.78, 0.07, 0.07), '#cdb27a')
  },
}

/** Two rows of glazed tiles above the worktop, in turns. */
function splash(wall: Wall, colours: readonly [string, string], top: number): void {
  const tile = 0.22
  wall.fill(rect(0, 0.9, wall.width, top - 0.9), colours[1])
  let d = ''
  for (let i = 0; i * tile < wall.width; i++)
    for (let row = 0; 0.9 + (row + 1) * tile <= top + 0.01; row++)
      if ((i + row) % 2) d += wall.path(rect(i * tile, 0.9 + row * tile, tile, tile))
  wall.studio.sheet.fill(d, wall.tone(colours[0]))
}

/** A shelf with jugs and a pile of plates. */
function shelf(x: number, width: number, wood: string, glazed: readonly [string, string]): Solid[] {
  const on = (u: number, r: number, tall: number, colour: string): Solid =>
    turned(
      [x + u, deep - 0.15, 1.69],
      [
        [r * 0.7, 0],
        [r, tall * 0.4],
        [r * 0.55, tall * 0.8],
        [r * 0.7, tall],
      ],
      { colour },
      10,
    )
  return [
    block([x, deep - 0.28, 1.64], [width, 0.28, 0.05], { colour: wood }),
    on(0.18, 0.11, 0.32, glazed[0]),
    on(0.44, 0.09, 0.22, '#f6efdf'),
    block([x + 0.62, deep - 0.25, 1.69], [0.26, 0.2, 0.1], { colour: '#fbf6ea' }),
  ]
}

/** Copper pans on a rail under the hood. */
function pans(x: number, wood: string): Thing[] {
  const pan = (at: Vec, r: number): Prop => ({
    kind: 'prop',
    low: [at[0] - r, at[1] - 0.02, at[2] - r * 2.6],
    high: [at[0] + r, at[1], at[2]],
    draw: ({ sheet, palette, side }, camera) => {
      const [px, py] = camera.project(at)
      const k = camera.scale(at)
      sheet.line(`M${px.toFixed(1)} ${py.toFixed(1)}v${(r * k).toFixed(1)}`, mix(wood, palette.shadow, 0.4), 0.03 * k)
      sheet.fill(ellipse(px, py + r * 1.7 * k, r * k), mix('#a8552f', palette.shadow, 0.2))
      sheet.fill(ellipse(px + side * r * 0.16 * k, py + r * 1.62 * k, r * 0.74 * k), sunlit(palette, '#cf7f4e'))
    },
  })
  return [0.12, 0.17, 0.13].map((r, i) => pan([x + i * 0.38, deep - 0.64, 1.78], r * 0.9))
}
