import { paintBackdrop } from '../backdrop.ts'
import { onSheet, view } from '../camera.ts'
import { glaze, mix } from '../colour.ts'
import type { Point, Vec } from '../geometry.ts'
import { clip, hull, unit } from '../geometry.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import { block } from '../solids.ts'
import { outline } from '../trace.ts'
import { bars, deep, reveal, shutters } from './bedroom-window.ts'
import { furnish } from './beds.ts'

const high = 3.1

/** A room: bed, open shutters, the day outside and its wedge of light on the floor. */
export function bedroom(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, palette } = studio
  const bedSide: -1 | 1 = studio.side > 0 ? -1 : 1
  const horizon = sheet.height * 0.46
  const camera = view({
    eye: [bedSide * -0.75, -2.5, 1.6],
    yaw: bedSide * 0.1,
    // Upright, from a step further back, with the bed.
    focal: sheet.isUpright ? 1020 : 1230,
    centre: sheet.width / 2 - (sheet.isUpright ? bedSide * 180 : 0),
    horizon,
  })
  const wide = 3.3
  const opening = {
    x: -bedSide * 0.85 - 1.1,
    width: 2.2,
    foot: chance.chance(0.6) ? 0.03 : 0.75,
    top: 2.6,
    arched: chance.chance(0.35),
  }
  paintSky(studio, horizon)
  paintBackdrop(studio, { horizon, bottom: sheet.height * 0.75, landscape: setting.landscape })
  outside(setting, camera)
  const white = mix(house.wall, chance.pick(['#fffaf0', '#fffaf0', '#d3e0da', '#ecd9c0', '#dcd6e6']), 0.55)
  const indoors = {
    ...palette,
    light: mix(palette.light, palette.shade, 0.12),
    shade: mix(palette.shade, mix(palette.light, '#f3d9b4', 0.5), 0.38),
  }
  const dim = (colour: string, k: number) => glaze(colour, mix(indoors.light, indoors.shade, k))
  const floorColour = chance.pick(['#c98a64', '#d9c3a0', '#b8946c', '#e2d4bc'])
  const plane = (points: Vec[], colour: string) => sheet.shape(onSheet(camera, points), colour)
  const hole: Point[] = opening.arched
    ? [
        [opening.x, opening.foot],
        [opening.x + opening.width, opening.foot],
        ...Array.from(
          { length: 11 },
          (_, i): Point => [
            opening.x + opening.width / 2 + (Math.cos((i / 10) * Math.PI) * opening.width) / 2,
            opening.top - 0.5 + Math.sin((i / 10) * Math.PI) * 0.75,
          ],
        ),
      ]
    : [
        [opening.x, opening.foot],
        [opening.x + opening.width, opening.foot],
        [opening.x + opening.width, opening.top],
        [opening.x, opening.top],
      ]
  const at = (p: Point, y = deep): Vec => [p[0], y, p[1]]
  const wall = outline(
    onSheet(camera, [
      [-wide, deep, 0],
      [wide, deep, 0],
      [wide, deep, high],
      [-wide, deep, high],
    ]),
  )
  sheet.fill(wall + outline(onSheet(camera, hole.map(p => at(p)).reverse())), dim(white, 0.62))
  reveal(hole, (points, lit) => plane(points, dim(white, lit ? 0.05 : 0.55)), studio.side)
  plane(
    [
      [-wide, -2, 0],
      [-wide, deep, 0],
      [-wide, deep, high],
      [-wide, -2, high],
    ],
    dim(white, bedSide > 0 ? 0.42 : 0.2),
  )
  plane(
    [
      [wide, -2, 0],
      [wide, deep, 0],
      [wide, deep, high],
      [wide, -2, high],
    ],
    dim(white, bedSide > 0 ? 0.2 : 0.42),
  )
  plane(
    [
      [-wide, -2, high],
      [wide, -2, high],
      [wide, deep, high],
      [-wide, deep, high],
    ],
    dim(mix(white, '#f3e6cf', 0.5), 0.5),
  )
  plane(
    [
      [-wide, -2.2, 0],
      [wide, -2.2, 0],
      [wide, deep, 0],
      [-wide, deep, 0],
    ],
    dim(floorColour, 0.62),
  )
  tiles(setting, camera, dim(floorColour, 0.85), wide)
  const fall = unit([-bedSide * -0.42, -1, -0.62])
  const wedge = (level: number, within: Point[]): Point[] =>
    clip(
      hull(
        hole.map((p): Point => {
          const k = (p[1] - level) / -fall[2]
          return [p[0] + fall[0] * k, deep + fall[1] * k]
        }),
      ),
      within,
    )
  const sunlight = (level: number, within: Point[], colour: string) =>
    plane(
      wedge(level, within).map((p): Vec => [p[0], p[1], level]),
      colour,
    )
  sunlight(
    0.005,
    [
      [-wide, -2],
      [wide, -2],
      [wide, deep],
      [-wide, deep],
    ],
    glaze(mix(floorColour, '#fff6df', 0.25), palette.light),
  )
  rug(setting, camera, bedSide, dim)
  bars(setting, camera, opening)
  shutters(setting, camera, opening, hole)
  render(
    { ...studio, palette: indoors, sun: unit([-bedSide * 0.5, 0.45, 0.65]), side: -bedSide as -1 | 1 },
    camera,
    furnish(setting, bedSide, wide),
  )
  lamp(setting, camera, bedSide)
}

function outside(setting: Setting, camera: ReturnType<typeof view>): void {
  const { studio, flora } = setting
  render(studio, camera, [
    block([-30, deep + 0.6, -0.6], [60, 4, 0.58], { colour: setting.house.floor }),
    block([-30, deep + 3.6, 0], [60, 0.4, 0.5], setting.house.masonry),
    planted(studio, flora.tall, [studio.chance.between(-3, 2), 16, -3], 8),
    planted(studio, flora.tree, [studio.chance.between(-4, 0), 11, -1.5], 4),
  ])
}

function tiles(setting: Setting, camera: ReturnType<typeof view>, colour: string, wide: number): void {
  let d = ''
  for (let x = -wide; x <= wide; x += 0.66)
    d += outline(
      onSheet(camera, [
        [x, -2, 0],
        [x + 0.018, -2, 0],
        [x + 0.018, deep, 0],
        [x, deep, 0],
      ]),
    )
  for (let y = -1.8; y < deep; y += 0.66)
    d += outline(
      onSheet(camera, [
        [-wide, y, 0],
        [wide, y, 0],
        [wide, y + 0.018, 0],
        [-wide, y + 0.018, 0],
      ]),
    )
  setting.studio.sheet.fill(d, colour, 0.6)
}

/** A striped rug at the foot of the bed. */
function rug(
  setting: Setting,
  camera: ReturnType<typeof view>,
  bedSide: -1 | 1,
  dim: (colour: string, k: number) => string,
): void {
  const { chance, sheet } = setting.studio
  const [x, y] = [bedSide > 0 ? -1.6 : -0.6, 0.35]
  const colours = chance.pick([
    ['#c9694a', '#f0dcb8'],
    ['#4f84a0', '#f3ead6'],
    ['#8a9a6a', '#f3e6c8'],
    ['#d9a441', '#f6ecd6'],
  ] as const)
  for (let i = 0; i < 11; i++) {
    const u = x + i * 0.2
    sheet.shape(
      onSheet(camera, [
        [u, y, 0.01],
        [u + 0.2, y, 0.01],
        [u + 0.2, y + 1.15, 0.01],
        [u, y + 1.15, 0.01],
      ]),
      dim(colours[i % 2]!, 0.3),
      0.92,
    )
  }
}

/** A woven lamp hanging from the ceiling. */
function lamp(setting: Setting, camera: ReturnType<typeof view>, bedSide: -1 | 1): void {
  const { sheet, palette } = setting.studio
  const [x, y] = camera.project([bedSide * 1.7, 2.6, 2.25])
  const k = camera.scale([0, 2.6, 2])
  sheet.line(outline([camera.project([bedSide * 1.7, 2.6, high]), [x, y - 0.12 * k]], false), palette.shadow, 3, 0.7)
  const shade = (from: number, to: number): Point[] => [
    [x + from * 0.12 * k, y - 0.14 * k],
    [x + to * 0.12 * k, y - 0.14 * k],
    [x + to * 0.34 * k, y + 0.14 * k],
    [x + from * 0.34 * k, y + 0.14 * k],
  ]
  sheet.shape(shade(-1, 1), glaze('#d9b27c', palette.shade))
  sheet.shape(-bedSide > 0 ? shade(-0.1, 1) : shade(-1, 0.1), glaze('#e9c890', palette.light))
}
