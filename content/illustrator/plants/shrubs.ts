import { glaze, mix } from '../colour.ts'
import { crown, leafy } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import type { Studio } from '../light.ts'
import { dab, outline } from '../trace.ts'
import type { Plant } from './plant.ts'

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
  // From afar only a few blades are visible.
  const half = height < 150 ? 3 : height < 260 ? 4 : 6
  const blades = Array.from({ length: half * 2 + 1 }, (_, i) => ((i - half) / half) * 1.35).sort(
    (a, b) => Math.abs(a) - Math.abs(b),
  )
  // From a distance they are drawn tone by tone.
  const far = height < 150
  const masses: [string, string, string] = ['', '', '']
  for (const a of blades.reverse().concat(far ? [] : [0.25, -0.3])) {
    const length = height * chance.between(0.8, 1.05)
    const bend = a * 0.35
    const tip: Point = [x + Math.sin(a + bend) * length, y - Math.cos(a + bend) * length * 0.92]
    const mid: Point = [x + Math.sin(a) * length * 0.45, y - Math.cos(a) * length * 0.45]
    const w = height * 0.085
    const nx = Math.cos(a) * w
    const ny = Math.sin(a) * w
    const lit = a * side > 0 ? (2 as const) : (1 as const)
    for (const s of [-1, 1] as const) {
      const half = outline([
        [x + s * nx * 0.6, y + s * ny * 0.6],
        [mid[0] + s * nx, mid[1] + s * ny],
        tip,
        ...(far ? [] : [mid]),
        [x, y],
      ])
      const tone = s === side ? lit : 0
      if (far) masses[tone] += half
      else sheet.fill(half, tones[tone])
    }
  }
  for (const tone of [0, 1, 2] as const) sheet.fill(masses[tone], tones[tone])
}

/** A cushion of lavender in flower. */
export const lavender: Plant = (studio, x, y, height) => {
  const { chance, sheet, palette } = studio
  const purple = glaze('#8f76c4', palette.light)
  sheet.fill(leafy(chance, x, y - height * 0.28, height * 0.62, height * 0.32, height * 0.12), palette.leaf[0])
  let stems = ''
  let heads = ''
  let lit = ''
  const stalks = height < 60 ? 7 : height < 140 ? 12 : 20
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
  for (let i = 0; i < (height < 120 ? 9 : 13); i++) {
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
