import { glaze, mix } from './colour.ts'
import type { Lobe } from './foliage.ts'
import { crown, leafy, leaves, tapered, trunk } from './foliage.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, sunlit } from './light.ts'
import { curve, dab, ellipse, outline } from './sheet.ts'

/** Draws one plant: its foot on the sheet and its height in drawing units. */
export type Plant = (studio: Studio, x: number, y: number, height: number) => void

const bark = (studio: Studio, colour = '#8a6a50') =>
  [shaded(studio.palette, glaze(colour, '#cfc0c0')), sunlit(studio.palette, colour)] as const

/** Half the width of a cypress by height, both in parts of the greatest. */
const flame = [
  [0, 0.13],
  [0.03, 0.34],
  [0.16, 0.9],
  [0.3, 1],
  [0.48, 0.93],
  [0.62, 0.78],
  [0.78, 0.52],
  [0.9, 0.25],
  [1, 0],
] as const

/** A column of dark flame: tongues that point up, and light only on the sun's third. */
export const cypress: Plant = (studio, x, y, height) => {
  const { sheet, chance, palette, side } = studio
  const r = height * chance.between(0.075, 0.095)
  const lift = height * 0.025
  const [dark] = bark(studio)
  sheet.shape(
    [
      [x - r * 0.2, y],
      [x + r * 0.2, y],
      [x + r * 0.14, y - height * 0.08],
      [x - r * 0.14, y - height * 0.08],
    ],
    dark,
  )
  const half = (t: number) => {
    const i = Math.max(
      1,
      flame.findIndex(p => p[0] >= t),
    )
    const [a, b] = [flame[i - 1]!, flame[i]!]
    return r * (a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0]))
  }
  const at = (t: number) => y - lift - (height - lift) * t
  const tongues = Math.max(3, Math.min(9, Math.round(height / 40)))
  const edge = (s: number): Point[] => {
    const points: Point[] = []
    for (let i = 0; i < tongues; i++) {
      const t = ((i + chance.between(-0.25, 0.25)) / tongues) * 0.94
      if (t > 0.01) points.push([x + s * half(t) * 0.93, at(t)])
      points.push([x + s * half(Math.max(0, t + 0.05)) * 1.04, at(t + 0.06)])
    }
    return points
  }
  sheet.fill(outline([[x, at(0)], ...edge(1), [x + side * r * 0.06, at(1)], ...edge(-1).reverse()]), palette.leaf[0])
  if (height < 40) return
  let light = ''
  for (let i = 0; i < Math.min(7, 3 + height / 90); i++) {
    const t = 0.08 + (i / 7) * 0.7 + chance.between(0, 0.08)
    const long = height * chance.between(0.12, 0.2)
    light += dab(
      x + side * half(t) * chance.between(0.36, 0.66),
      at(t) - long / 2,
      long,
      r * 0.16,
      -Math.PI / 2 - side * 0.05,
    )
  }
  sheet.fill(light, palette.leaf[1])
}

/** An umbrella pine: a stem with a slight bend, ribs that end inside the crown, and three rows of domes. */
export const stonePine: Plant = (studio, x, y, height) => {
  const { chance, sheet, side } = studio
  const lean = chance.between(-0.07, 0.07) * height
  const [dark, lit] = bark(studio, '#a8704f')
  const fork: Point = [x + lean, y - height * 0.58]
  const wide = height * chance.between(0.4, 0.47)
  const ribs = { dark: '', lit: '' }
  for (let i = 0; i < 7; i++) {
    const s = (i - 3) / 3
    const end: Point = [fork[0] + s * wide * 0.74, y - height * (0.86 - s * s * 0.08)]
    const bend: Point = [fork[0] + s * wide * 0.3, y - height * (0.68 + (1 - Math.abs(s)) * 0.05)]
    const rib = tapered([fork, bend, end], height * 0.024, height * 0.008)
    if (s * side > 0.2) ribs.lit += rib
    else ribs.dark += rib
  }
  sheet.fill(ribs.dark, dark)
  sheet.fill(ribs.lit, lit)
  trunk(
    studio,
    [[x, y], [x + lean * 0.2 - side * height * 0.012, y - height * 0.22], [x + lean * 0.7, y - height * 0.42], fork],
    height * 0.024,
    height * 0.019,
    dark,
    lit,
  )
  const lobes: Lobe[] = []
  // Far off, a crown has fewer domes, and larger ones.
  const few = height < 130 ? 1 : 0
  for (const [most, rise, span, rx] of [
    [3, 0.92, 0.42, 0.4],
    [4, 0.87, 0.66, 0.34],
    [5, 0.8, 0.8, 0.28],
  ] as const) {
    const count = most - few
    for (let i = 0; i < count; i++) {
      const s = (i / (count - 1)) * 2 - 1
      lobes.push({
        x: fork[0] + s * wide * span + chance.between(-0.03, 0.03) * height,
        y: y - height * (rise - Math.abs(s) * 0.035) + chance.between(-0.008, 0.008) * height,
        rx: wide * rx * (1 + few * 0.2) * chance.between(0.9, 1.15),
        ry: height * chance.between(0.062, 0.082),
      })
    }
  }
  crown(studio, lobes, Math.max(4, height * 0.045))
}

/** An olive: a twisted trunk in several stems and silvery loose crowns. */
export const olive: Plant = (studio, x, y, height) => {
  const { chance, palette } = studio
  const [dark, lit] = bark(studio, '#9c8a72')
  const lean = chance.between(-0.14, 0.14) * height
  trunk(
    studio,
    [
      [x, y],
      [x + lean * 0.6, y - height * 0.16],
      [x - lean * 0.3, y - height * 0.3],
      [x - lean - height * 0.08, y - height * 0.52],
    ],
    height * 0.075,
    height * 0.022,
    dark,
    lit,
  )
  trunk(
    studio,
    [
      [x + height * 0.02, y - height * 0.1],
      [x + lean + height * 0.02, y - height * 0.28],
      [x + lean + height * 0.16, y - height * 0.55],
    ],
    height * 0.05,
    height * 0.02,
    dark,
    lit,
  )
  const silver = [
    mix(palette.leaf[0], palette.leaf[1], 0.25),
    mix(palette.leaf[1], palette.land[1], 0.4),
    mix(palette.leaf[2], sunlit(palette, '#dfe3cf'), 0.42),
  ] as const
  const wide = height * 0.44
  const lobes: Lobe[] = []
  const masses = [
    [-0.76, 0.52],
    [0.82, 0.55],
    [-0.42, 0.72],
    [0.44, 0.76],
    [-0.02, 0.6],
    [0.06, 0.86],
  ] as const
  for (const [s, t] of masses.slice(height < 210 ? 2 : 0))
    lobes.push({
      x: x + s * wide * (height < 210 ? 1.5 : 1) + chance.between(-0.05, 0.05) * height,
      y: y - height * t,
      rx: wide * chance.between(0.3, 0.5),
      ry: height * chance.between(0.09, 0.15),
    })
  // Every mass has its limb: from the fork of its side up into it.
  let limbs = ''
  for (const l of lobes) {
    const fork: Point =
      l.x < x ? [x - lean - height * 0.08, y - height * 0.5] : [x + lean + height * 0.16, y - height * 0.53]
    limbs += tapered(
      [fork, [(fork[0] + l.x) / 2, (fork[1] + l.y) / 2 + height * 0.02], [l.x, l.y]],
      height * 0.04,
      height * 0.018,
    )
  }
  studio.sheet.fill(limbs, dark)
  crown(studio, lobes, Math.max(4, height * 0.05), silver)
  if (height > 300)
    for (const l of lobes)
      studio.sheet.fill(
        leaves(chance, l.x + studio.side * l.rx * 0.3, l.y - l.ry * 0.5, l.rx * 0.8, l.ry * 0.7, 7, height * 0.034),
        silver[2],
      )
}

/** A broad tree of the square: plane, carob, fig. */
export const broadTree: Plant = (studio, x, y, height) => {
  const { chance } = studio
  const [dark, lit] = bark(studio, '#b3a48c')
  const lean = chance.between(-0.06, 0.06) * height
  trunk(
    studio,
    [
      [x, y],
      [x + lean * 0.3, y - height * 0.2],
      [x + lean, y - height * 0.5],
    ],
    height * 0.04,
    height * 0.022,
    dark,
    lit,
  )
  const wide = height * 0.36
  const lobes: Lobe[] = [
    [-0.75, 0.5],
    [0.78, 0.52],
    [-0.5, 0.7],
    [0.5, 0.72],
    [0, 0.56],
    [0, 0.84],
  ].map(([s, t]) => ({
    x: x + lean + s! * wide,
    y: y - height * (t! + chance.between(-0.03, 0.03)),
    rx: wide * chance.between(0.48, 0.6),
    ry: height * chance.between(0.15, 0.2),
  }))
  crown(studio, lobes, Math.max(5, height * 0.034))
}

/** A palm with a fringed crown. */
export const palm: Plant = (studio, x, y, height) => {
  const { chance, sheet, palette, side } = studio
  const [dark, lit] = bark(studio, '#a98a68')
  const lean = chance.between(-0.1, 0.1) * height
  trunk(
    studio,
    [
      [x, y],
      [x + lean * 0.25, y - height * 0.35],
      [x + lean, y - height * 0.74],
    ],
    height * 0.026,
    height * 0.019,
    dark,
    lit,
  )
  const cx = x + lean
  const cy = y - height * 0.76
  const tones: [string, string, string] = ['', '', '']
  const spines: [string, string, string] = ['', '', '']
  sheet.fill(leafy(chance, cx, cy, height * 0.06, height * 0.05, height * 0.03), palette.leaf[0])
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI / 2 + ((i - 7) / 7) * 2.35 + chance.between(-0.08, 0.08)
    const length = height * chance.between(0.27, 0.34)
    const spine = (t: number): Point => [
      cx + Math.cos(a) * length * t,
      cy + Math.sin(a) * length * t + length * 0.62 * t * t * (0.35 + Math.abs(Math.cos(a)) * 0.65),
    ]
    const which: 0 | 1 | 2 = Math.cos(a) * side > 0.25 ? (i % 2 ? 2 : 1) : i % 3 === 0 ? 1 : 0
    spines[which] += curve([spine(0), spine(0.35), spine(0.7), spine(1)], false)
    // Far off, a frond is one stroke; near, its leaflets are counted.
    if (height < 170) {
      tones[which] += tapered([spine(0), spine(0.4), spine(0.75), spine(1)], height * 0.05, height * 0.008)
      continue
    }
    const blades = height > 520 ? 12 : height > 300 ? 9 : 7
    // Out to each leaflet's tip and back to the spine, up one side and down the other.
    const comb = (s: number): Point[] =>
      Array.from({ length: blades }, (_, k) => {
        const t = 0.1 + (k * 0.9) / blades
        const [px, py] = spine(t)
        const [qx, qy] = spine(t + 0.06)
        const heading = Math.atan2(qy - py, qx - px) + s * 0.8
        const blade = length * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.76))
        const tip: Point = [px + Math.cos(heading) * blade, py + Math.sin(heading) * blade]
        return [spine(t), tip, spine(t + 0.55 / blades)]
      }).flat()
    tones[which] += outline([...comb(-1), spine(1.06), ...comb(1).reverse()])
  }
  for (const i of [0, 1, 2] as const) {
    sheet.line(spines[i], palette.leaf[i], height * 0.009)
    sheet.fill(tones[i], palette.leaf[i])
  }
}

/** A low bush of unequal domes with a flat foot. */
export const bush: Plant = (studio, x, y, height) => {
  const { chance } = studio
  const wide = height * chance.between(0.62, 0.85)
  const flip = chance.side()
  crown(
    studio,
    (
      [
        [-0.62, 0.22, 0.5, 0.32],
        [0.1, 0.34, 0.62, 0.5],
        [0.72, 0.17, 0.4, 0.26],
      ] as const
    ).map(([s, rise, rx, ry]) => ({ x: x + s * flip * wide, y: y - height * rise, rx: wide * rx, ry: height * ry })),
    Math.max(4, height * 0.13),
  )
}

/** An oleander in flower. */
export const oleander: Plant = (studio, x, y, height) => {
  bush(studio, x, y, height)
  blossom(studio, x, y - height * 0.52, height * 0.6, height * 0.3, 12, height * 0.075)
}

/** Flowers in clusters, some in shade. */
export function blossom(
  studio: Studio,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
  colour = studio.palette.flower,
): void {
  const { chance, sheet, palette } = studio
  let lit = ''
  let dim = ''
  for (let i = 0; i < count; i++) {
    const a = chance.between(0, Math.PI * 2)
    const r = Math.sqrt(chance.next())
    const px = x + Math.cos(a) * rx * r
    const py = y + Math.sin(a) * ry * r
    const petals = leafy(chance, px, py, size * chance.between(0.5, 0.9), size * chance.between(0.4, 0.7), size * 0.75)
    if (Math.cos(a) * studio.side - Math.sin(a) > -0.3) lit += petals
    else dim += petals
  }
  sheet.fill(dim, mix(colour, palette.shadow, 0.35))
  sheet.fill(lit, colour)
}

/** A rosette of blue-green blades. */
export const agave: Plant = (studio, x, y, height) => {
  const { chance, sheet, palette, side } = studio
  const tones = [
    mix(palette.leaf[0], palette.sea[1], 0.25),
    mix(palette.leaf[1], palette.land[0], 0.35),
    mix(palette.leaf[2], palette.land[0], 0.45),
  ] as const
  // Far off, a few blades are all that is seen.
  const half = height < 90 ? 3 : 6
  const blades = Array.from({ length: half * 2 + 1 }, (_, i) => ((i - half) / half) * 1.35).sort(
    (a, b) => Math.abs(a) - Math.abs(b),
  )
  for (const a of blades.reverse().concat([0.25, -0.3])) {
    const length = height * chance.between(0.8, 1.05)
    const bend = a * 0.35
    const tip: Point = [x + Math.sin(a + bend) * length, y - Math.cos(a + bend) * length * 0.92]
    const mid: Point = [x + Math.sin(a) * length * 0.45, y - Math.cos(a) * length * 0.45]
    const w = height * 0.085
    const nx = Math.cos(a) * w
    const ny = Math.sin(a) * w
    const lit = a * side > 0 ? 2 : 1
    sheet.shape([[x - nx * 0.6, y - ny * 0.6], [mid[0] - nx, mid[1] - ny], tip, mid, [x, y]], tones[side > 0 ? 0 : lit])
    sheet.shape([[x + nx * 0.6, y + ny * 0.6], [mid[0] + nx, mid[1] + ny], tip, mid, [x, y]], tones[side > 0 ? lit : 0])
  }
}

/** A cushion of lavender in flower. */
export const lavender: Plant = (studio, x, y, height) => {
  const { chance, sheet, palette } = studio
  const purple = glaze('#8f76c4', palette.light)
  sheet.fill(leafy(chance, x, y - height * 0.28, height * 0.62, height * 0.32, height * 0.12), palette.leaf[0])
  let stems = ''
  let heads = ''
  let lit = ''
  const stalks = height < 60 ? 9 : 20
  for (let i = 0; i < stalks; i++) {
    const a = chance.between(-0.95, 0.95)
    const length = height * chance.between(0.7, 1.05)
    const tip: Point = [x + Math.sin(a) * length * 0.85, y - height * 0.1 - Math.cos(a) * length * 0.85]
    stems += dab((x + tip[0]) / 2, (y + tip[1]) / 2, length * 0.8, height * 0.02, Math.atan2(tip[1] - y, tip[0] - x))
    const head = dab(tip[0], tip[1], height * 0.3, height * 0.07, -Math.PI / 2 + a)
    if (a * studio.side > 0) lit += head
    else heads += head
  }
  sheet.fill(stems, palette.leaf[1])
  sheet.fill(heads, mix(purple, palette.shadow, 0.35))
  sheet.fill(lit, purple)
}

/** Dry grasses and flower stems. */
export const grasses: Plant = (studio, x, y, height) => {
  const { chance, sheet, palette } = studio
  const paths: [string, string, string] = ['', '', '']
  for (let i = 0; i < 16; i++) {
    const a = chance.between(-0.5, 0.5)
    const l = height * chance.between(0.5, 1)
    const px = x + chance.between(-0.5, 0.5) * height
    const bend = a * l * 0.7
    paths[(i % 3) as 0 | 1 | 2] += outline([
      [px - height * 0.018, y],
      [px + a * l * 0.4 - height * 0.012, y - l * 0.55],
      [px + bend, y - l],
      [px + a * l * 0.4 + height * 0.012, y - l * 0.55],
      [px + height * 0.018, y],
    ])
  }
  sheet.fill(paths[0], palette.leaf[0])
  sheet.fill(paths[1], palette.leaf[1])
  sheet.fill(paths[2], mix(palette.leaf[2], palette.earth, 0.4))
}

/** A terracotta pot with something growing in it. */
export const potted: Plant = (studio, x, y, height) => {
  const { sheet, palette, side, chance } = studio
  const h = height * 0.42
  const w = height * 0.24
  const clay = '#d07a4f'
  sheet.shape(
    [
      [x - w * 0.68, y],
      [x + w * 0.68, y],
      [x + w, y - h],
      [x - w, y - h],
    ],
    shaded(palette, clay),
  )
  sheet.shape(
    [
      [x - w * 0.1 * side, y],
      [x + w * 0.68 * side, y],
      [x + w * side, y - h],
      [x - w * 0.15 * side, y - h],
    ],
    sunlit(palette, clay),
  )
  sheet.shape(
    [
      [x - w * 1.12, y - h],
      [x + w * 1.12, y - h],
      [x + w * 1.12, y - h * 1.2],
      [x - w * 1.12, y - h * 1.2],
    ],
    sunlit(palette, '#de8c60'),
  )
  crown(
    studio,
    [
      { x: x - w * 0.6, y: y - h * 1.6, rx: w * 0.9, ry: h * 0.5 },
      { x: x + w * 0.7, y: y - h * 1.65, rx: w * 0.9, ry: h * 0.5 },
      { x, y: y - h * 1.95, rx: w, ry: h * 0.5 },
    ],
    Math.max(4, height * 0.06),
  )
  if (chance.chance(0.6)) blossom(studio, x, y - h * 1.8, w * 1.4, h * 0.6, 9, height * 0.085)
}

/** A clipped lemon: a ball of leaves, and fruit with neck and nipple, wholly within it and apart from one another. */
export const lemonTree: Plant = (studio, x, y, height) => {
  const { sheet, palette, chance } = studio
  const [dark, lit] = bark(studio)
  trunk(
    studio,
    [
      [x, y],
      [x + height * 0.01, y - height * 0.5],
    ],
    height * 0.026,
    height * 0.02,
    dark,
    lit,
  )
  const middle = y - height * 0.66
  crown(
    studio,
    (
      [
        [0, -0.1, 0.26, 0.2],
        [-0.17, 0.02, 0.2, 0.18],
        [0.17, 0.03, 0.2, 0.18],
        [0, 0.11, 0.25, 0.16],
      ] as const
    ).map(([u, v, rx, ry]) => ({ x: x + u * height, y: middle + v * height, rx: rx * height, ry: ry * height })),
    Math.max(4, height * 0.07),
  )
  const r = height * 0.03
  const hung: Point[] = []
  for (let i = 0; i < 60 && hung.length < 9; i++) {
    const a = chance.between(0, Math.PI * 2)
    const out = Math.sqrt(chance.next()) * 0.2 * height
    const p: Point = [x + Math.cos(a) * out * 1.15, middle + height * 0.03 + Math.sin(a) * out]
    if (hung.every(q => Math.hypot(q[0] - p[0], q[1] - p[1]) > r * 4)) hung.push(p)
  }
  sheet.fill(hung.map(p => lemon(p[0], p[1], r)).join(''), sunlit(palette, '#f6c93c'))
}

/** One lemon hanging: its neck above, its nipple below. */
export const lemon = (x: number, y: number, r: number): string =>
  r < 7
    ? ellipse(x, y, r * 0.9, r * 1.2)
    : curve([
        [x + r * 0.16, y - r * 1.5],
        [x + r * 0.7, y - r * 0.95],
        [x + r * 1.02, y - r * 0.1],
        [x + r * 0.75, y + r * 0.85],
        [x + r * 0.16, y + r * 1.45],
        [x - r * 0.16, y + r * 1.45],
        [x - r * 0.75, y + r * 0.85],
        [x - r * 1.02, y - r * 0.1],
        [x - r * 0.7, y - r * 0.95],
        [x - r * 0.16, y - r * 1.5],
      ])

/** Bougainvillea: one mass of bracts with dark pockets, light on single bracts towards the sun, a few arching sprays. */
export function bougainvillea(
  studio: Studio,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = studio.palette.flower,
): void {
  const { chance, sheet, palette, side } = studio
  const bract = Math.max(2.5, Math.min(rx, ry) * 0.1)
  const upright = ry > rx
  const [dark, lit] = bark(studio)
  if (upright)
    sheet.fill(
      tapered(
        [
          [x - side * rx * 0.2, y + ry],
          [x + side * rx * 0.1, y + ry * 0.4],
          [x, y - ry * 0.2],
        ],
        bract * 1.1,
        bract * 0.5,
      ),
      rx > 20 ? lit : dark,
    )
  // Along an edge it lies low and hangs over in trails of unequal length, the longest off the middle.
  const trail = (at: number, i: number): Lobe => {
    const hang = ry * [0.34, 0.75, 0.5, 1.15, 0.85, 1.5, 0.7, 1, 0.4][i]! * chance.between(0.85, 1.15)
    return { x: at, y: y - ry * 0.3 + hang * 0.5, rx: rx * chance.between(0.16, 0.24), ry: hang * 0.62 + ry * 0.16 }
  }
  // Upright it climbs as a column from a bare foot and falls over to both sides at the top.
  const climb = (t: number, i: number): Lobe => {
    const s = (i - 6) / 2
    return i < 4
      ? {
          x: x + rx * (i % 2 ? 0.14 : -0.12) * chance.between(0.6, 1.4),
          y: y + ry * (0.62 - 2.2 * t),
          rx: rx * chance.between(0.3, 0.42),
          ry: ry * 0.22,
        }
      : {
          x: x + rx * s * 0.72,
          y: y - ry * (0.72 - 0.2 * Math.abs(s) + chance.between(-0.06, 0.06)),
          rx: rx * chance.between(0.28, 0.4),
          ry: ry * (0.14 + (i % 2 ? 0.12 : 0)),
        }
  }
  const lobes: Lobe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return upright ? climb(t, i) : trail(x + rx * (1.7 * t - 0.85), i)
  })
  const mass = (k: number, dx: number, dy: number) =>
    lobes.map(l => leafy(chance, l.x + dx * l.rx, l.y + dy * l.ry, l.rx * k, l.ry * k, bract * 2.4)).join('')
  const shade = mix(colour, palette.shadow, 0.42)
  sheet.fill(mass(1, 0, 0), shade)
  for (let i = 0; i < 3; i++) {
    const l = lobes[chance.int(4, 8)]!
    const s = chance.side()
    const tip: Point = [l.x + s * l.rx * chance.between(1.2, 1.6), l.y - l.ry * chance.between(0.1, 0.7)]
    sheet.fill(
      tapered([[l.x, l.y], [l.x + s * l.rx * 0.9, l.y - l.ry * 0.8], tip], bract * 0.5, bract * 0.15),
      palette.leaf[1],
    )
    sheet.fill(leaves(chance, tip[0], tip[1], bract * 1.6, bract * 1.2, 5, bract * 1.5), colour)
  }
  sheet.fill(mass(0.76, side * 0.14, -0.16), colour)
  let pockets = ''
  let light = ''
  const near = Math.min(rx, ry) > 60
  for (const l of lobes) {
    if (!near) {
      light += leaves(chance, l.x + side * l.rx * 0.42, l.y - l.ry * 0.42, l.rx * 0.4, l.ry * 0.4, 2, bract * 2)
      continue
    }
    pockets += leaves(chance, l.x - side * l.rx * 0.2, l.y + l.ry * 0.1, l.rx * 0.6, l.ry * 0.6, 3, bract * 1.6)
    light += leaves(chance, l.x + side * l.rx * 0.42, l.y - l.ry * 0.42, l.rx * 0.42, l.ry * 0.4, 6, bract * 1.4)
  }
  sheet.fill(pockets, shade)
  sheet.fill(light, mix(colour, palette.light, palette.stars ? 0.06 : 0.34))
}

/** A vine trained along a line: the cane itself, its leaves on their stalks, and grapes now and then. */
export function vine(studio: Studio, from: Point, to: Point, size: number, hang: number): void {
  const { chance, sheet, palette } = studio
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const sag = (t: number) => Math.sin(t * Math.PI * 3) * size * 0.12
  const along = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag(t)]
  const [dark] = bark(studio, '#7d5f48')
  sheet.fill(
    tapered(
      Array.from({ length: 13 }, (_, i) => along(i / 12)),
      size * 0.2,
      size * 0.14,
    ),
    dark,
  )
  const tones: [string, string, string] = ['', '', '']
  let stalks = ''
  const count = Math.min(64, Math.round((length / size) * 2.1))
  for (let i = 0; i < count; i++) {
    const foot = along((i + chance.between(-0.4, 0.4)) / count)
    const drop = chance.next() ** 2 * hang * 0.8
    const tip: Point = [foot[0] + chance.between(-0.35, 0.35) * size, foot[1] + drop]
    if (drop > size * 0.3) stalks += tapered([foot, [foot[0], (foot[1] + tip[1]) / 2], tip], size * 0.05, size * 0.03)
    tones[drop > hang * 0.3 ? 0 : ((chance.int(0, 5) > 3 ? 2 : 1) as 1 | 2)] += vineLeaf(
      studio,
      tip[0],
      tip[1],
      size * chance.between(0.42, 0.64),
    )
  }
  sheet.fill(stalks, palette.leaf[0])
  for (const i of [0, 1, 2] as const) sheet.fill(tones[i], palette.leaf[i])
}

/** A leaf of five lobes hanging from its stalk, the middle one longest. */
function vineLeaf(studio: Studio, x: number, y: number, r: number): string {
  const turn = studio.chance.between(-0.5, 0.5)
  const lobes = [
    [-2.5, 0.5],
    [-1.9, 0.82],
    [-1.45, 0.5],
    [-0.95, 0.95],
    [-0.45, 0.58],
    [0, 1.12],
    [0.45, 0.58],
    [0.95, 0.95],
    [1.45, 0.5],
    [1.9, 0.82],
    [2.5, 0.5],
  ] as const
  return outline([
    [x, y],
    ...lobes.map(([a, k]): Point => [x + Math.sin(a + turn) * r * k, y + r * 0.25 + Math.cos(a + turn) * r * k]),
  ])
}
