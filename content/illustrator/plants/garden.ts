import { mix } from '../colour.ts'
import type { Lobe } from '../foliage.ts'
import { crown, leafy, leaves, tapered, trunk } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import type { Studio } from '../light.ts'
import { shaded, sunlit } from '../light.ts'
import { curve, ellipse, outline } from '../trace.ts'
import type { Plant } from './plant.ts'
import { bark } from './plant.ts'
import { blossom } from './shrubs.ts'

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
  const count = Math.min(32, Math.round((length / size) * 1.5))
  for (let i = 0; i < count; i++) {
    const foot = along((i + chance.between(-0.4, 0.4)) / count)
    const drop = chance.next() ** 2 * hang * 0.8
    const tip: Point = [foot[0] + chance.between(-0.35, 0.35) * size, foot[1] + drop]
    if (drop > size * 0.3) stalks += tapered([foot, [foot[0], (foot[1] + tip[1]) / 2], tip], size * 0.05, size * 0.03)
    tones[drop > hang * 0.3 ? 0 : ((chance.int(0, 5) > 3 ? 2 : 1) as 1 | 2)] += vineLeaf(
      studio,
      tip[0],
      tip[1],
      size * chance.between(0.5, 0.74),
    )
  }
  sheet.fill(stalks, palette.leaf[0])
  for (const i of [0, 1, 2] as const) sheet.fill(tones[i], palette.leaf[i])
}

/** A leaf of five lobes hanging from its stalk, the middle one longest. */
function vineLeaf(studio: Studio, x: number, y: number, r: number): string {
  const turn = studio.chance.between(-0.5, 0.5)
  // A small leaf has three lobes.
  const lobes =
    r < 15
      ? ([
          [-1.9, 0.9],
          [-1.1, 0.6],
          [0, 1.15],
          [1.1, 0.6],
          [1.9, 0.9],
        ] as const)
      : ([
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
        ] as const)
  return outline([
    [x, y],
    ...lobes.map(([a, k]): Point => [x + Math.sin(a + turn) * r * k, y + r * 0.25 + Math.cos(a + turn) * r * k]),
  ])
}
