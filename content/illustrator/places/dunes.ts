import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { tapered } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { shaded, sunlit } from '../light.ts'
import { bush, grasses } from '../plants/shrubs.ts'
import { shoal, smooth } from '../portraits/shore.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import { curve, dab, outline } from '../trace.ts'

/** A long strand that runs out of sight between the water and its dunes. */
export function dunes(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.4
  paintSky(studio, horizon, true)
  paintBackdrop(studio, {
    horizon,
    bottom: h,
    landscape: 'open-sea',
    landmark: setting.landmark,
    boat: false,
  })
  const at = (points: readonly (readonly [number, number])[]): Point[] => points.map(([u, v]) => [u * w, v * h])
  const water = at([
    [-0.04, 1.02],
    [0.2, 0.86],
    [0.42, 0.7],
    [0.58, 0.57],
    [0.68, 0.48],
    [0.74, 0.43],
    [0.77, 0.404],
  ])
  const foot = smooth(
    at([
      [0.772, 0.404],
      [0.78, 0.43],
      [0.79, 0.5],
      [0.81, 0.63],
      [0.83, 0.8],
      [0.84, 1.04],
    ]),
    8,
  )
  const crest = smooth(
    at([
      [0.775, 0.404],
      [0.795, 0.385],
      [0.82, 0.362],
      [0.85, 0.37],
      [0.89, 0.318],
      [0.93, 0.312],
      [0.965, 0.33],
      [1.04, 0.22],
    ]),
    8,
  )
  const moved = (by: number): Point[] => water.map(([x, y]) => [x - by * (y / h) ** 2, y])
  sheet.fill(curve([...moved(330), [w * 0.77, h * 0.41], [w * 0.3, h * 1.1]]), shoal(setting), 0.55)
  sheet.fill(
    curve([...moved(140), [w * 0.77, h * 0.41], [w * 0.3, h * 1.1]]),
    mix(shoal(setting), palette.glint, 0.2),
    0.7,
  )
  const sand = sunlit(palette, mix(palette.earth, '#fff0d2', 0.45))
  sheet.fill(
    outline([...smooth(water, 8), ...foot, [w * 1.1, h * 1.1], [-60, h * 1.1]]),
    mix(sand, palette.shadow, 0.16),
  )
  sheet.fill(outline([...smooth(moved(-70), 8), ...foot, [w * 1.1, h * 1.1], [-60, h * 1.1]]), sand)
  for (const [by, wide] of [
    [4, 8],
    [70, 5],
    [190, 4],
  ] as const)
    sheet.fill(tapered(smooth(moved(by), 6).reverse(), 1, wide * 2.2), palette.glint, 0.9)
  const dune = mix(palette.earth, '#fff0d2', 0.3)
  sheet.fill(outline([...crest, [w * 1.1, h * 1.1], ...foot.toReversed()]), sunlit(palette, dune))
  // The face towards the water lies in half shade; each dune overlaps the next.
  for (const [from, to, low] of [
    [4, 20, 0.5],
    [18, 38, 0.66],
    [34, 56, 0.84],
  ] as const) {
    const top = crest.slice(from, to)
    const first = top[0]
    const last = top.at(-1)
    if (!first || !last) continue
    sheet.fill(
      curve([
        ...top,
        [last[0] + w * 0.05, h * low],
        [(first[0] + last[0]) / 2, h * (low - 0.07)],
        [first[0] + 10, first[1] + h * 0.05],
      ]),
      mix(sunlit(palette, dune), palette.shadow, 0.22),
    )
  }
  for (const [i, [x, y]] of crest.entries()) if (i % 3 === 1) grasses(studio, x, y + 16 + i * 0.4, 22 + i * 1.7)
  for (const [u, v, size] of [
    [0.82, 0.47, 40],
    [0.87, 0.54, 64],
    [0.85, 0.66, 100],
    [0.94, 0.62, 130],
    [0.97, 0.47, 80],
    [0.9, 0.84, 190],
    [0.99, 0.95, 240],
    [0.86, 1.02, 170],
  ] as const)
    (size > 80 ? grasses : bush)(studio, w * u, h * v, size)
  let ripples = ''
  for (let i = 0; i < 26; i++) {
    const v = chance.between(0.6, 1)
    const from = 0.77 - (v - 0.4) * 1.15
    ripples += dab(
      w * chance.between(from + 0.12, 0.74 + (v - 0.4) * 0.3),
      h * v,
      30 + 170 * (v - 0.5),
      1.5 + 3 * (v - 0.5),
      -0.3,
    )
  }
  sheet.fill(ripples, mix(sand, palette.shadow, 0.12))
  // Footprints along the wet sand.
  let steps = ''
  for (let i = 0; i < 26; i++) {
    const t = (i / 25) ** 1.6
    const size = 3 + 15 * t
    steps += dab(
      w * (0.75 - 0.37 * t) + (i % 2 ? size * 1.1 : -size * 1.1),
      h * (0.43 + 0.56 * t),
      size * 1.5,
      size * 0.42,
      -0.9,
    )
  }
  sheet.fill(steps, mix(sand, palette.shadow, 0.34))
  const log = shaded(palette, '#b59a7c')
  sheet.fill(dab(w * 0.6, h * 0.83 + 8, w * 0.13, 12, -0.06), palette.shadow, palette.depth)
  sheet.fill(
    tapered(
      [
        [w * 0.54, h * 0.835],
        [w * 0.6, h * 0.815],
        [w * 0.66, h * 0.82],
      ],
      26,
      12,
    ),
    log,
  )
  sheet.fill(
    tapered(
      [
        [w * 0.6, h * 0.815],
        [w * 0.625, h * 0.77],
        [w * 0.65, h * 0.755],
      ],
      12,
      4,
    ),
    log,
  )
  sheet.fill(
    tapered(
      [
        [w * 0.545, h * 0.83],
        [w * 0.6, h * 0.81],
        [w * 0.655, h * 0.817],
      ],
      8,
      4,
    ),
    sunlit(palette, '#cbb294'),
  )
}
