import { onSheet, view } from '../camera.ts'
import { glaze, mix } from '../colour.ts'
import { chair, setting as laid } from '../furniture.ts'
import type { Point, Vec } from '../geometry.ts'
import { clip, hull, unit } from '../geometry.ts'
import { paintBackdrop } from '../land.ts'
import { render } from '../render.ts'
import type { Setting } from '../setting.ts'
import { outline } from '../sheet.ts'
import { planted } from '../site.ts'
import { paintSky } from '../sky.ts'
import type { Solid, Thing } from '../solids.ts'
import { block } from '../solids.ts'
import type { Wall } from '../wall.ts'
import { rect } from '../wall.ts'

const [deep, high] = [5.2, 3.1]

/** A room: bed, open shutters, the day outside and its wedge of light on the floor. */
export function bedroom(setting: Setting): void {
  const { studio, house } = setting
  const { sheet, chance, palette } = studio
  const bedSide = chance.side()
  const horizon = sheet.height * 0.46
  const camera = view({
    eye: [bedSide * -0.75, -2.5, 1.6],
    yaw: bedSide * 0.1,
    focal: 1480,
    centre: sheet.width / 2,
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
  const white = mix(house.wall, '#fffaf0', 0.55)
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
  if (!house.masonry.colour.startsWith('#fb'))
    for (let y = -1.4; y < deep; y += 1.1) beam(setting, camera, y, wide, dim('#9a7452', 0.5), dim('#7a5a44', 0.8))
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
  const bed = bedOf(setting, bedSide, wide)
  render(
    { ...studio, palette: indoors, sun: unit([-bedSide * 0.5, 0.45, 0.65]), side: -bedSide as -1 | 1 },
    camera,
    bed.things,
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

/** The thickness of the wall round the opening. */
function reveal(hole: readonly Point[], paint: (points: Vec[], lit: boolean) => void, side: -1 | 1): void {
  const middle = (hole[0]![0] + hole[1]![0]) / 2
  for (const [i, a] of hole.entries()) {
    const b = hole[(i + 1) % hole.length]!
    const lit = i === 0 || (i > 0 && Math.abs(a[0] - b[0]) < 0.01 && (a[0] - middle) * side < 0)
    paint(
      [
        [a[0], deep, a[1]],
        [b[0], deep, b[1]],
        [b[0], deep + 0.28, b[1]],
        [a[0], deep + 0.28, a[1]],
      ],
      lit,
    )
  }
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

function beam(
  setting: Setting,
  camera: ReturnType<typeof view>,
  y: number,
  wide: number,
  under: string,
  face: string,
): void {
  const { sheet } = setting.studio
  sheet.shape(
    onSheet(camera, [
      [-wide, y, high - 0.2],
      [wide, y, high - 0.2],
      [wide, y + 0.2, high - 0.2],
      [-wide, y + 0.2, high - 0.2],
    ]),
    under,
  )
  sheet.shape(
    onSheet(camera, [
      [-wide, y, high],
      [wide, y, high],
      [wide, y, high - 0.2],
      [-wide, y, high - 0.2],
    ]),
    face,
  )
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

interface Opening {
  x: number
  width: number
  foot: number
  top: number
}

/** A rail across a tall window, or the sill of a low one. */
function bars(setting: Setting, camera: ReturnType<typeof view>, o: Opening): void {
  if (o.foot > 0.5) return
  const { sheet, palette } = setting.studio
  let d = outline(
    onSheet(camera, [
      [o.x, deep + 0.2, 0.98],
      [o.x + o.width, deep + 0.2, 0.98],
      [o.x + o.width, deep + 0.2, 1.02],
      [o.x, deep + 0.2, 1.02],
    ]),
  )
  for (let x = o.x + 0.1; x < o.x + o.width; x += 0.135)
    d += outline(
      onSheet(camera, [
        [x, deep + 0.2, 0.05],
        [x + 0.016, deep + 0.2, 0.05],
        [x + 0.016, deep + 0.2, 1],
        [x, deep + 0.2, 1],
      ]),
    )
  sheet.fill(d, mix(palette.shadow, '#20242c', 0.5))
}

/** Two shutters folded back against the wall of the room. */
function shutters(setting: Setting, camera: ReturnType<typeof view>, o: Opening, hole: readonly Point[]): void {
  const { sheet, palette } = setting.studio
  const top = Math.min(o.top, Math.max(...hole.map(p => p[1])) - 0.2)
  for (const s of [-1, 1]) {
    const hinge = s < 0 ? o.x : o.x + o.width
    const leaf = (u: number, v: number): Vec => [hinge + s * 0.72 * u, deep - 0.45 * u, o.foot + (top - o.foot) * v]
    const colour = glaze(
      setting.house.shutters,
      mix(palette.light, palette.shade, s * setting.studio.side > 0 ? 0.75 : 0.35),
    )
    sheet.shape(onSheet(camera, [leaf(0, 0), leaf(1, 0), leaf(1, 1), leaf(0, 1)]), colour)
    let slats = ''
    for (let i = 0; i < 18; i++)
      slats += outline(
        onSheet(camera, [
          leaf(0.14, 0.05 + i * 0.051),
          leaf(0.86, 0.05 + i * 0.051),
          leaf(0.86, 0.07 + i * 0.051),
          leaf(0.14, 0.07 + i * 0.051),
        ]),
      )
    sheet.fill(slats, mix(colour, '#141c28', 0.3))
  }
}

function bedOf(
  setting: Setting,
  side: -1 | 1,
  wide: number,
): { things: Thing[]; x: number; y: number; width: number; long: number; top: number } {
  const { chance } = setting.studio
  const [width, long, top] = [2.35, 1.9, 0.6]
  const x = side > 0 ? wide - width - 0.12 : -wide + 0.12
  const y = 2.5
  const throwColour = chance.pick(['#c9694a', '#6f95a4', '#d9a441', '#7f8f6a', '#c98a9a'])
  const wood = chance.pick(['#a97f56', '#8a6446', '#c9b08a'])
  const head = side > 0 ? x + width - 0.1 : x
  const pillow = (v: number, colour: string, k = 0): Solid =>
    block([side > 0 ? x + width - 0.62 - k : x + 0.12 + k, y + v, top], [0.5, 0.72, 0.2], { colour })
  const foot = side > 0 ? x + 0.1 : x + width - 0.85
  const things: Thing[] = [
    block([x, y, 0], [width, long, 0.3], { colour: wood }),
    block([x, y + 0.02, 0.3], [width, long - 0.04, top - 0.3], { colour: '#fbf7ee' }),
    block([head, y - 0.1, 0.3], [0.1, long + 0.2, 1], { colour: wood }),
    block([foot, y - 0.02, 0.26], [0.75, long + 0.04, top - 0.25], { colour: throwColour }),
    pillow(0.14, '#fffdf6'),
    pillow(1.02, '#fffdf6'),
    block([side > 0 ? wide - 0.6 : -wide + 0.1, y - 0.75, 0], [0.5, 0.5, 0.62], { colour: wood }),
    laid([side > 0 ? wide - 0.35 : -wide + 0.35, y - 0.5, 0.62], 'flowers'),
    ...chair([-side * 2.6, 3.2, 0], side > 0 ? 'right' : 'left', setting.house.shutters),
    ...picture(side > 0 ? wide - 0.05 : -wide, y + 0.4, setting, wood),
  ]
  return { things, x, y, width, long, top }
}

/** A framed picture over the bed: sea, sand and sky in three bands. */
function picture(x: number, y: number, setting: Setting, frame: string): Solid[] {
  const { palette } = setting.studio
  const art = (w: Wall) => {
    w.fill(rect(0.1, 0.1, 0.9, 0.6), '#fbf6ea')
    w.flatFill(rect(0.18, 0.18, 0.74, 0.44), palette.sky[1])
    w.flatFill(rect(0.18, 0.18, 0.74, 0.22), palette.sea[1])
    w.flatFill(
      [
        [0.18, 0.18],
        [0.92, 0.18],
        [0.92, 0.22],
        [0.18, 0.32],
      ],
      palette.earth,
    )
  }
  return [
    block(
      [x, y, 1.55],
      [0.05, 1.1, 0.8],
      { colour: frame },
      { left: { colour: frame, upon: art }, right: { colour: frame, upon: art } },
    ),
  ]
}
