import { glaze, mix } from './colour.ts'
import type { Lobe } from './foliage.ts'
import { crown, leafy, leaves, trunk } from './foliage.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, sunlit } from './light.ts'
import { curve, dab, ellipse, outline } from './sheet.ts'

/** Draws one plant: its foot on the sheet and its height in drawing units. */
export type Plant = (studio: Studio, x: number, y: number, height: number) => void

const bark = (studio: Studio, colour = '#8a6a50') =>
  [shaded(studio.palette, glaze(colour, '#cfc0c0')), sunlit(studio.palette, colour)] as const

/** A column of dark flame. */
export const cypress: Plant = (studio, x, y, height) => {
  const { sheet, chance, palette, side } = studio
  const r = height * chance.between(0.085, 0.115)
  const [dark] = bark(studio)
  sheet.shape(
    [
      [x - r * 0.14, y],
      [x + r * 0.14, y],
      [x + r * 0.1, y - height * 0.1],
      [x - r * 0.1, y - height * 0.1],
    ],
    dark,
  )
  const profile = (t: number) => Math.sin(Math.PI * Math.min(1, 0.13 + t * 0.87) ** 0.62) * (1 - t * 0.25)
  const flame = (from: number, to: number, rough: number) => {
    const points: Point[] = []
    const count = Math.max(8, Math.min(26, Math.round(height / 14)))
    for (const s of [to, from])
      for (let i = 0; i <= count; i++) {
        const t = s === to ? i / count : 1 - i / count
        points.push([
          x +
            r * s * profile(t) * (1 + (i % 2 ? rough : -rough) * chance.between(0.3, 1)) +
            r * 0.16 * side * Math.sin(t * 5),
          y - height * (0.04 + 0.96 * t),
        ])
      }
    return outline(points)
  }
  sheet.fill(flame(-1, 1, 0.12), palette.leaf[0])
  sheet.fill(side > 0 ? flame(0.08, 0.94, 0.16) : flame(-0.94, -0.08, 0.16), palette.leaf[1])
  if (height < 60) return
  let light = ''
  let dusk = ''
  for (let i = 0; i < Math.min(40, height / 12); i++) {
    const t = chance.between(0.06, 0.85)
    light += dab(
      x + side * r * profile(t) * chance.between(0.42, 0.86),
      y - height * t,
      height * 0.05,
      r * 0.1,
      -Math.PI / 2 + side * chance.between(-0.1, 0.3),
    )
    dusk += dab(
      x - side * r * profile(t) * chance.between(-0.3, 0.8),
      y - height * t,
      height * 0.05,
      r * 0.09,
      -Math.PI / 2 - side * chance.between(-0.1, 0.3),
    )
  }
  sheet.fill(light, palette.leaf[2], 0.85)
  sheet.fill(dusk, mix(palette.leaf[0], '#000814', 0.25))
}

/** An umbrella pine: a tall leaning stem, arms, and flat clouds of needles. */
export const stonePine: Plant = (studio, x, y, height) => {
  const { chance, sheet } = studio
  const lean = chance.between(-0.16, 0.16) * height
  const [dark, lit] = bark(studio, '#a8704f')
  const top: Point = [x + lean, y - height * 0.72]
  trunk(
    studio,
    [[x, y], [x + lean * 0.3, y - height * 0.3], [x + lean * 0.75, y - height * 0.55], top],
    height * 0.026,
    height * 0.017,
    dark,
    lit,
  )
  const wide = height * chance.between(0.4, 0.5)
  for (const s of [-0.62, -0.25, 0.3, 0.66])
    sheet.line(
      curve(
        [
          [x + lean * 0.8, y - height * 0.58],
          [x + lean + s * wide * 0.5, y - height * 0.7],
          [x + lean + s * wide, y - height * 0.8],
        ],
        false,
      ),
      dark,
      height * 0.013,
    )
  const lobes: Lobe[] = []
  for (const s of [-0.72, 0.7, -0.36, 0.34, 0])
    lobes.push({
      x: x + lean + s * wide,
      y: y - height * (0.86 - Math.abs(s) * 0.07) + chance.between(-0.015, 0.015) * height,
      rx: wide * chance.between(0.36, 0.46),
      ry: height * chance.between(0.085, 0.115),
    })
  crown(studio, lobes, Math.max(5, height * 0.024))
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
  for (const [s, t] of [
    [-0.7, 0.52],
    [0.75, 0.54],
    [-0.4, 0.72],
    [0.42, 0.74],
    [0, 0.62],
    [0.02, 0.84],
  ] as const)
    lobes.push({
      x: x + s * wide + chance.between(-0.06, 0.06) * height,
      y: y - height * t,
      rx: wide * chance.between(0.36, 0.5),
      ry: height * chance.between(0.12, 0.17),
    })
  crown(studio, lobes, Math.max(4, height * 0.028), silver)
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
  sheet.fill(leafy(chance, cx, cy, height * 0.06, height * 0.05, height * 0.03), palette.leaf[0])
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI / 2 + ((i - 7) / 7) * 2.35 + chance.between(-0.08, 0.08)
    const length = height * chance.between(0.27, 0.34)
    const spine = (t: number): Point => [
      cx + Math.cos(a) * length * t,
      cy + Math.sin(a) * length * t + length * 0.62 * t * t * (0.35 + Math.abs(Math.cos(a)) * 0.65),
    ]
    const which: 0 | 1 | 2 = Math.cos(a) * side > 0.25 ? (i % 2 ? 2 : 1) : i % 3 === 0 ? 1 : 0
    sheet.line(curve([spine(0), spine(0.35), spine(0.7), spine(1)], false), palette.leaf[which], height * 0.009)
    let d = ''
    const blades = height > 520 ? 12 : 7
    for (let k = 2; k <= blades; k++) {
      const t = k / blades
      const [px, py] = spine(t)
      const [qx, qy] = spine(t - 0.08)
      const heading = Math.atan2(py - qy, px - qx)
      const blade = length * 0.26 * Math.sin(Math.PI * (0.2 + t * 0.75))
      for (const s of [-1, 1])
        d += dab(
          px + Math.cos(heading + s * 0.95) * blade * 0.45,
          py + Math.sin(heading + s * 0.95) * blade * 0.45,
          blade,
          blade * (blades > 8 ? 0.14 : 0.2),
          heading + s * 0.95,
        )
    }
    tones[which] += d
  }
  for (const i of [0, 1, 2] as const) sheet.fill(tones[i], palette.leaf[i])
}

/** A rounded bush; flowers when it has any. */
export const bush: Plant = (studio, x, y, height) => {
  const { chance } = studio
  const wide = height * chance.between(0.6, 0.85)
  crown(
    studio,
    [-0.6, 0.6, 0].map(s => ({
      x: x + s * wide,
      y: y - height * (s === 0 ? 0.55 : 0.38),
      rx: wide * 0.55,
      ry: height * (s === 0 ? 0.46 : 0.36),
    })),
    Math.max(4, height * 0.09),
  )
}

/** An oleander in flower. */
export const oleander: Plant = (studio, x, y, height) => {
  bush(studio, x, y, height)
  blossom(studio, x, y - height * 0.58, height * 0.78, height * 0.34, 16, height * 0.085)
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
  const blades = Array.from({ length: 13 }, (_, i) => ((i - 6) / 6) * 1.35).sort((a, b) => Math.abs(a) - Math.abs(b))
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
  for (let i = 0; i < 20; i++) {
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

/** A lemon tree, fruit and all. */
export const lemonTree: Plant = (studio, x, y, height) => {
  const { sheet, palette, chance } = studio
  const [dark, lit] = bark(studio)
  trunk(
    studio,
    [
      [x, y],
      [x + height * 0.02, y - height * 0.45],
    ],
    height * 0.03,
    height * 0.02,
    dark,
    lit,
  )
  crown(
    studio,
    [
      [-0.24, 0.55],
      [0.24, 0.57],
      [0, 0.78],
      [0, 0.56],
    ].map(([s, t]) => ({ x: x + s! * height, y: y - t! * height, rx: height * 0.21, ry: height * 0.17 })),
    Math.max(4, height * 0.045),
  )
  let fruit = ''
  for (let i = 0; i < 14; i++)
    fruit += ellipse(
      x + chance.between(-0.38, 0.38) * height,
      y - chance.between(0.45, 0.86) * height,
      height * 0.026,
      height * 0.032,
    )
  sheet.fill(fruit, sunlit(palette, '#f6c93c'))
}

/** Bougainvillea pouring over an edge: leaves below, bracts in clouds of light and shade. */
export function bougainvillea(
  studio: Studio,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour = studio.palette.flower,
): void {
  const { chance, sheet, palette } = studio
  const leaf = Math.max(4, Math.min(rx, ry) * 0.16)
  // Upright masses climb from the foot and spread at the top; lying ones pour along an edge.
  const upright = ry > rx
  const lobes = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10
    const sway = Math.sin(t * 5 + 1) * 0.14 + chance.between(-0.2, 0.2)
    return upright
      ? {
          x: x + sway * rx * (0.5 + t),
          y: y + ry * (0.9 - 1.75 * t),
          rx: rx * (0.34 + 0.5 * t) * chance.between(0.8, 1.2),
          ry: ry * chance.between(0.13, 0.2),
        }
      : {
          x: x + rx * (1.7 * t - 0.85),
          y: y + sway * ry * 0.8,
          rx: rx * chance.between(0.16, 0.26),
          ry: ry * chance.between(0.35, 0.6),
        }
  })
  crown(studio, lobes, leaf)
  let dim = ''
  let lit = ''
  for (const l of lobes) {
    dim += leafy(chance, l.x, l.y, l.rx * 0.72, l.ry * 0.72, leaf * 0.8)
    lit +=
      leafy(chance, l.x + studio.side * l.rx * 0.2, l.y - l.ry * 0.25, l.rx * 0.46, l.ry * 0.44, leaf * 0.8) +
      leaves(chance, l.x, l.y, l.rx * 0.9, l.ry * 0.9, 8, leaf)
  }
  sheet.fill(dim, mix(colour, palette.shadow, 0.3))
  sheet.fill(lit, mix(colour, palette.light, palette.stars ? 0 : 0.12))
}

/** Vine leaves hanging along a line, with grapes now and then. */
export function vine(studio: Studio, from: Point, to: Point, size: number, hang: number): void {
  const { chance, sheet, palette } = studio
  const tones: [string, string, string] = ['', '', '']
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.min(80, Math.round((length / size) * 2.6))
  for (let i = 0; i < count; i++) {
    const t = i / count
    const x = from[0] + (to[0] - from[0]) * t + chance.between(-size, size) * 0.5
    const drop = chance.next() ** 2 * hang
    const y = from[1] + (to[1] - from[1]) * t + drop
    tones[drop > hang * 0.5 ? 0 : ((chance.int(0, 5) > 3 ? 2 : chance.int(0, 1)) as 0 | 1 | 2)] += vineLeaf(
      studio,
      x,
      y,
      size * chance.between(0.4, 0.68),
    )
  }
  for (const i of [0, 1, 2] as const) sheet.fill(tones[i], palette.leaf[i])
}

function vineLeaf(studio: Studio, x: number, y: number, r: number): string {
  const turn = studio.chance.between(-0.7, 0.7)
  const radii = [1.05, 0.74, 0.98, 0.7, 0.86, 0.5, 0.86, 0.7, 0.98, 0.74]
  return outline(
    radii.map((k, i): Point => {
      const a = Math.PI / 2 + turn + (i / radii.length) * Math.PI * 2
      return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
    }),
  )
}
