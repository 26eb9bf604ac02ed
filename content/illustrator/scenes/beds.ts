import { chair, setting as laid } from '../furniture.ts'
import type { Beds, Setting } from '../setting.ts'
import type { Solid, Thing } from '../solids.ts'
import { block } from '../solids.ts'
import type { Wall } from '../wall.ts'
import { rect } from '../wall.ts'

/** Beds of each kind of room, along the wall of the heads and along the adjacent one: their widths in metres. */
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

/** The beds with their bedside furniture. */
export function furnish(setting: Setting, side: -1 | 1, wide: number): Thing[] {
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
