import { onSheet, view } from '../camera.ts'
import { glaze, mix } from '../colour.ts'
import { chair, setting as laid } from '../furniture.ts'
import type { Point, Vec } from '../geometry.ts'
import { clip, hull, unit } from '../geometry.ts'
import { paintBackdrop } from '../land.ts'
import { render } from '../render.ts'
import type { Beds, Setting } from '../setting.ts'
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
    focal: 1230,
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

/** The beds of each kind of room, along the wall where the heads are and along the one across: their breadths in metres. */
const bedsOf: Record<Beds, readonly [readonly number[], readonly number[]]> = {
  single: [[1], []],
  double: [[1.7], []],
  twin: [[1, 1], []],
  triple: [[1.6, 0.95], []],
  quad: [
    [1, 1],
    [1, 1],
  ],
  bunk: [[-1], []],
  six: [[-1, -1], [-1]],
}

/** The beds with what stands beside them. */
function furnish(setting: Setting, side: -1 | 1, wide: number): Thing[] {
  const { chance } = setting.studio
  const linen = chance.pick(['#c9694a', '#5f8fa4', '#d9a441', '#7f8f6a', '#c98a9a', '#3f6f8a'])
  const wood = chance.pick(['#a97f56', '#8a6446', '#c9b08a'])
  const [here, across] = bedsOf[setting.beds]
  const bunks = here[0]! < 0
  const things: Thing[] = []
  for (const [s, beds] of [
    [side, here],
    [-side as -1 | 1, across],
  ] as const) {
    const gap = 0.46
    const whole = beds.reduce((sum, b) => sum + Math.abs(b) + gap, -gap)
    let y = Math.min(2.3, 4.7 - whole)
    for (const broad of beds) {
      things.push(...(broad < 0 ? bunk(s, wide, y, wood, linen) : bed(s, wide, y, broad, wood, linen)))
      y += Math.abs(broad) + gap
    }
    if (beds.length && !bunks) {
      const at = 4.7 - whole > 2.3 ? 2.3 - 0.56 : Math.min(2.3, 4.7 - whole) - 0.5
      things.push(block([s > 0 ? wide - 0.52 : -wide + 0.08, at, 0], [0.44, 0.42, 0.56], { colour: wood }))
      if (s === side) things.push(laid([s * (wide - 0.3), at + 0.2, 0.56], 'flowers'))
    }
  }
  if (across.length === 0)
    things.push(...chair([-side * 2.6 - 0.2, 3.2, 0], side > 0 ? 'right' : 'left', setting.house.shutters))
  if (!bunks) things.push(...picture(side > 0 ? wide - 0.05 : -wide, 2.9, setting, wood))
  return things
}

/** One bed with its head against the wall of a side. */
function bed(side: -1 | 1, wide: number, y: number, broad: number, wood: string, linen: string): Solid[] {
  const long = 2.02
  const x = side > 0 ? wide - long - 0.12 : -wide + 0.12
  const head = side > 0 ? x + long : x - 0.1
  const pillows = broad > 1.4 ? [0.1, broad / 2 + 0.04] : [broad / 2 - 0.33]
  const pillowLong = broad > 1.4 ? broad / 2 - 0.14 : 0.66
  const fold = side > 0 ? x : x + long - 1.25
  return [
    block([x, y, 0], [long, broad, 0.26], { colour: wood }),
    block([x + 0.02, y + 0.02, 0.26], [long - 0.04, broad - 0.04, 0.28], { colour: '#fbf7ee' }),
    block([head, y - 0.06, 0], [0.1, broad + 0.12, 1.16], { colour: wood }),
    block([fold - (side > 0 ? 0.02 : -0.02), y - 0.03, 0.24], [1.25, broad + 0.06, 0.33], { colour: linen }),
    ...pillows.map(v =>
      block([side > 0 ? x + long - 0.5 : x + 0.06, y + v, 0.54], [0.44, pillowLong, 0.17], { colour: '#fffdf6' }),
    ),
  ]
}

/** One bed above another, with its ladder. */
function bunk(side: -1 | 1, wide: number, y: number, wood: string, linen: string): Solid[] {
  const [long, broad] = [2.02, 1]
  const x = side > 0 ? wide - long - 0.12 : -wide + 0.12
  const foot = side > 0 ? x : x + long - 0.08
  const storey = (z: number): Solid[] => [
    block([x, y, z], [long, broad, 0.12], { colour: wood }),
    block([x + 0.1, y + 0.05, z + 0.12], [long - 0.2, broad - 0.1, 0.16], { colour: '#fbf7ee' }),
    block([side > 0 ? x + 0.1 : x + 0.72, y + 0.03, z + 0.13], [1.2, broad - 0.06, 0.19], { colour: linen }),
    block([side > 0 ? x + long - 0.5 : x + 0.12, y + 0.2, z + 0.28], [0.36, 0.58, 0.13], { colour: '#fffdf6' }),
  ]
  const posts = [
    [x, y],
    [x + long - 0.08, y],
    [x, y + broad - 0.08],
    [x + long - 0.08, y + broad - 0.08],
  ].map(([u, v]) => block([u!, v!, 0], [0.08, 0.08, 1.95], { colour: wood }))
  const rungs = [0.4, 0.75, 1.1].map(z => block([foot, y + 0.28, z], [0.07, 0.4, 0.06], { colour: wood }))
  const rails = [y + 0.24, y + 0.66].map(v => block([foot - side * 0.02, v, 0], [0.07, 0.06, 1.6], { colour: wood }))
  return [...storey(0.3), ...storey(1.25), ...posts, ...rails, ...rungs]
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
