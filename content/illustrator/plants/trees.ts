import { mix } from '../colour.ts'
import type { Lobe } from '../foliage.ts'
import { crown, leafy, leaves, tapered, trunk } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { sunlit } from '../light.ts'
import { curve, dab, outline } from '../trace.ts'
import type { Plant } from './plant.ts'
import { bark } from './plant.ts'

/** Half the width of a cypress by height, both relative to the maximum. */
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

/** The rows of a pine's domes from the back: how many, how high, how far they spread, how broad each is. */
const rows = [
  [3, 0.92, 0.42, 0.4],
  [4, 0.87, 0.66, 0.34],
  [5, 0.8, 0.8, 0.28],
] as const
const farRows = [
  [3, 0.9, 0.4, 0.44],
  [4, 0.82, 0.7, 0.36],
] as const

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
  // A distant crown has fewer and larger domes.
  const few = height < 240 ? 1 : 0
  for (const [most, rise, span, rx] of height < 120 ? farRows : rows) {
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
  // Each mass has a limb, from the fork on its side up into it.
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
  ]
    .slice(height < 160 ? 2 : 0)
    .map(([s, t]) => ({
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
    // From afar a frond is one stroke; close up, its leaflets are counted.
    if (height < 190) {
      tones[which] += tapered([spine(0), spine(0.4), spine(0.75), spine(1)], height * 0.05, height * 0.008)
      continue
    }
    const blades = height > 420 ? 8 : height > 260 ? 6 : 5
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
