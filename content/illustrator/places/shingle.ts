import { mix } from '../colour.ts'
import { leafy, tapered } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { hill, wooded } from '../land.ts'
import { shaded, sunlit } from '../light.ts'
import { stonePine } from '../plants/trees.ts'
import { markWith } from '../portraits/landmarks.ts'
import { shoal, smooth } from '../portraits/shore.ts'
import { boulder, crag, foam } from '../rock.ts'
import { paintSea } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import { curve, ellipse, outline } from '../trace.ts'

/** A cove of white shingle between two wooded arms, seen from the path down to it. */
export function shingle(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.25
  paintSky(studio, horizon, true)
  paintSea(studio, horizon, h * 0.9)
  if (setting.landmark) markWith(studio, setting.landmark, w * 0.56, horizon + 2, w * 0.3)
  const at = (points: readonly (readonly [number, number])[]): Point[] => points.map(([u, v]) => [u * w, v * h])
  const shore = smooth(
    at([
      [0.2, 0.6],
      [0.27, 0.72],
      [0.4, 0.8],
      [0.55, 0.81],
      [0.68, 0.75],
      [0.76, 0.64],
      [0.79, 0.56],
    ]),
  )
  sheet.fill(
    curve([
      ...at([
        [0.16, 0.52],
        [0.36, 0.5],
        [0.58, 0.5],
        [0.84, 0.5],
      ]),
      ...at([
        [0.9, 0.9],
        [0.1, 0.9],
      ]),
    ]),
    shoal(setting),
    0.8,
  )
  sheet.fill(
    curve([
      ...at([
        [0.2, 0.6],
        [0.34, 0.63],
        [0.52, 0.64],
        [0.7, 0.61],
        [0.8, 0.56],
      ]),
      ...at([
        [0.8, 0.86],
        [0.2, 0.88],
      ]),
    ]),
    mix(shoal(setting), palette.glint, 0.22),
  )
  const stone = mix('#cdb59a', setting.house.masonry.colour, 0.3)
  const wood = mix(palette.land[2], palette.leaf[0], 0.35)
  const arm = (crest: Point[], foot: (x: number) => number, base: number) => {
    crag(
      studio,
      crest.map(([x, y]): Point => [x, Math.min(y + h * 0.05, foot(x) - 4)]),
      foot,
      stone,
      46,
    )
    hill(studio, crest, base, wood, 0.14)
    wooded(studio, crest, base, wood, 64, 30)
  }
  const leftCrest = smooth(
    at([
      [-0.02, 0.24],
      [0.1, 0.27],
      [0.2, 0.34],
      [0.28, 0.42],
      [0.32, 0.48],
      [0.34, 0.53],
    ]),
  )
  arm(leftCrest, x => h * (0.67 - 0.13 * Math.min(1, Math.max(0, x / w) / 0.34)), h * 0.5)
  const rightCrest = smooth(
    at([
      [0.64, 0.515],
      [0.68, 0.45],
      [0.76, 0.38],
      [0.88, 0.31],
      [1.02, 0.26],
    ]),
  )
  arm(rightCrest, x => h * (0.52 + 0.12 * ((x / w - 0.64) / 0.36)), h * 0.5)
  const pebble = sunlit(palette, mix('#fffaf0', palette.earth, 0.12))
  sheet.fill(
    outline([
      ...shore,
      ...at([
        [1.02, 0.5],
        [1.02, 1.02],
        [-0.02, 1.02],
        [-0.02, 0.62],
      ]),
    ]),
    mix(pebble, palette.shadow, 0.2),
  )
  const dry = shore.map(([x, y]): Point => [x, y + h * 0.022])
  sheet.fill(
    outline([
      ...dry,
      ...at([
        [1.02, 0.52],
        [1.02, 1.02],
        [-0.02, 1.02],
        [-0.02, 0.64],
      ]),
    ]),
    pebble,
  )
  sheet.line(outline(shore, false), palette.glint, 7, 0.95)
  let stones = ''
  for (let i = 0; i < 90; i++) {
    const u = chance.between(0.24, 0.76)
    const v = 0.72 + 0.13 * Math.sin(((u - 0.2) / 0.6) * Math.PI) + chance.between(0, 0.12)
    stones += ellipse(
      Math.round(w * u),
      Math.round(h * v),
      Math.round(5 + 16 * (v - 0.7)),
      Math.round(3 + 9 * (v - 0.7)),
    )
  }
  sheet.fill(stones, mix(pebble, palette.shadow, 0.24))
  for (const [u, v, size] of [
    [0.2, 0.6, 120],
    [0.25, 0.67, 80],
    [0.8, 0.57, 110],
    [0.77, 0.63, 70],
    [0.35, 0.53, 60],
    [0.63, 0.525, 56],
  ] as const) {
    foam(studio, w * u, h * v, size)
    boulder(studio, w * u, h * v, size, size * 0.6, stone)
  }
  // Two rowing boats drawn up on the stones, keel on the ground.
  for (const [u, v, size, colour] of [
    [0.43, 0.87, 0.12, '#2f6f9f'],
    [0.59, 0.885, 0.13, '#c8503a'],
  ] as const)
    drawnUp(setting, w * u, h * v, w * size, colour)
  const bank: Point[] = at([
    [-0.02, 0.7],
    [0.06, 0.74],
    [0.14, 0.82],
    [0.24, 0.93],
    [0.3, 1.03],
    [-0.02, 1.03],
  ])
  const other: Point[] = at([
    [1.02, 0.66],
    [0.94, 0.7],
    [0.86, 0.8],
    [0.8, 0.91],
    [0.76, 1.03],
    [1.02, 1.03],
  ])
  for (const b of [bank, other]) sheet.fill(curve(b), mix(palette.leaf[0], palette.shadow, 0.2))
  let scrub = ''
  for (const b of [bank, other])
    for (const [x, y] of smooth(b.slice(0, 5), 4)) scrub += leafy(chance, x, y + 8, 52, 30, 16, 0.6)
  sheet.fill(scrub, mix(palette.leaf[0], palette.leaf[1], 0.25))
  for (const [u, v, high] of [
    [0.05, 1.03, 0.74],
    [0.17, 1.04, 0.52],
    [0.93, 1.04, 0.66],
  ] as const)
    stonePine(studio, w * u, h * v, h * high)
}

/** A small boat ashore, lying a little to one side. */
function drawnUp(setting: Setting, x: number, y: number, long: number, colour: string): void {
  const { sheet, palette, side } = setting.studio
  const at = (u: number, v: number): Point => [x + u * long, y - v * long]
  sheet.fill(ellipse(x - side * long * 0.06, y, long * 0.5, long * 0.05), palette.shadow, palette.depth)
  sheet.shape([at(-0.5, 0.2), at(0.5, 0.26), at(0.34, 0.02), at(0.1, 0), at(-0.36, 0)], shaded(palette, colour))
  sheet.shape(
    side > 0
      ? [at(-0.05, 0.21), at(0.5, 0.26), at(0.34, 0.02), at(0.1, 0)]
      : [at(-0.5, 0.2), at(-0.05, 0.21), at(-0.08, 0), at(-0.36, 0)],
    sunlit(palette, colour),
  )
  sheet.fill(
    curve([at(-0.5, 0.2), at(-0.2, 0.26), at(0.2, 0.28), at(0.5, 0.26), at(0.2, 0.19), at(-0.2, 0.17)]),
    sunlit(palette, '#c99a62'),
  )
  sheet.fill(tapered([at(-0.16, 0.18), at(-0.13, 0.265)], long * 0.03, long * 0.03), shaded(palette, '#8a6a4c'))
  sheet.fill(tapered([at(0.14, 0.19), at(0.16, 0.275)], long * 0.03, long * 0.03), shaded(palette, '#8a6a4c'))
}
