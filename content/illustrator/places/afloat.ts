import { paintBackdrop } from '../backdrop.ts'
import { mix } from '../colour.ts'
import { tapered } from '../foliage.ts'
import type { Point } from '../geometry.ts'
import { shaded, sunlit } from '../light.ts'
import { boulder, foam } from '../rock.ts'
import { fishingBoat, paintSea, sailingBoat } from '../sea.ts'
import type { Setting } from '../setting.ts'
import { paintSky } from '../sky.ts'
import { dab, outline } from '../trace.ts'

const strokes = (studio: Setting['studio'], x: number, y: number, long: number, count: number): string =>
  Array.from({ length: count }, (_, i) =>
    dab(
      x + studio.chance.between(-0.5, 0.5) * long,
      y + i * long * 0.022,
      long * studio.chance.between(0.12, 0.36),
      2 + i * 0.5,
      0,
    ),
  ).join('')

/** A yawl under full sail on the open sea, heeling away from the wind. */
export function underSail(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * chance.between(0.6, 0.66)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 20,
    landscape: 'open-sea',
    landmark: setting.landmark,
    boat: false,
  })
  paintSea(studio, horizon, h)
  const far = 1
  sailingBoat(studio, w * (0.5 + far * 0.36), horizon + 16, h * 0.06)
  const x = w * (0.5 - far * 0.07)
  const y = h * 0.83
  const long = w * 0.36
  const lean = 0.1 * far
  const at = (u: number, v: number): Point => [x + u * long + v * long * lean, y - v * long]
  const cream = '#fffaf0'
  const [lit, dark] = [sunlit(palette, cream), mix(shaded(palette, cream), sunlit(palette, cream), 0.25)]
  // Each sail has two planes: one towards the sun, and the belly turned away.
  const sail = (points: Point[], fold: Point[], towards: number) => {
    sheet.fill(outline(points), towards * side > 0 ? lit : dark)
    sheet.fill(outline(fold), towards * side > 0 ? dark : lit)
  }
  sheet.fill(
    outline([at(-0.46, 0), at(0.5, 0), at(0.2, -0.5), at(-0.26, -0.46)]),
    mix(shaded(palette, '#2f4f66'), palette.sea[1], 0.55),
    0.5,
  )
  sheet.fill(tapered([at(0.06, 0.08), at(0.06, 1.16)], long * 0.018, long * 0.01), shaded(palette, '#7a5a40'))
  sheet.fill(tapered([at(-0.36, 0.08), at(-0.36, 0.62)], long * 0.014, long * 0.008), shaded(palette, '#7a5a40'))
  sheet.fill(
    outline([at(0.045, 0.2), at(0.045, 1.12), at(-0.1, 0.8), at(-0.24, 0.46), at(-0.31, 0.22)]),
    side * far > 0 ? dark : lit,
  )
  sheet.fill(
    outline([at(0.045, 0.2), at(0.045, 1.12), at(-0.02, 0.8), at(-0.08, 0.46), at(-0.11, 0.205)]),
    side * far > 0 ? lit : dark,
  )
  sail(
    [at(0.08, 1), at(0.1, 0.2), at(0.34, 0.155), at(0.6, 0.15), at(0.46, 0.36), at(0.3, 0.62), at(0.17, 0.84)],
    [at(0.08, 1), at(0.1, 0.2), at(0.26, 0.17), at(0.25, 0.36), at(0.18, 0.66)],
    far,
  )
  sheet.fill(outline([at(-0.375, 0.14), at(-0.375, 0.6), at(-0.5, 0.32), at(-0.56, 0.16)]), side * far > 0 ? dark : lit)
  const hull = (top: number, foot: number): Point[] => [
    at(-0.54, 0.1 - top),
    at(-0.2, 0.075 - top),
    at(0.2, 0.075 - top),
    at(0.62, 0.14 - top),
    at(0.46, 0.0 - foot),
    at(-0.44, 0.0 - foot),
  ]
  sheet.fill(outline(hull(0, 0.02)), sunlit(palette, '#2c5a78'))
  sheet.fill(outline([at(-0.5, 0.045), at(0.54, 0.06), at(0.46, -0.02), at(-0.44, -0.02)]), shaded(palette, '#2c5a78'))
  sheet.fill(
    outline([
      at(-0.54, 0.1),
      at(-0.2, 0.075),
      at(0.2, 0.075),
      at(0.62, 0.14),
      at(0.6, 0.118),
      at(0.2, 0.056),
      at(-0.2, 0.056),
      at(-0.53, 0.082),
    ]),
    sunlit(palette, '#f6e6c6'),
  )
  sheet.fill(outline([at(-0.24, 0.08), at(-0.24, 0.125), at(-0.02, 0.13), at(0, 0.08)]), sunlit(palette, '#c99a62'))
  sheet.fill(strokes(studio, x, y + long * 0.03, long * 1.1, 8), palette.glint, 0.8)
  sheet.fill(
    dab(x - long * 0.1, y + 6, long * 1.14, 7, 0) + dab(...at(0.5, -0.01), long * 0.2, 9, -0.18),
    palette.glint,
    0.9,
  )
}

/** From inside a cave of the sea: its dark mouth, the water lit from below, a boat that has come in. */
export function grotto(setting: Setting): void {
  const { studio } = setting
  const { sheet, chance, palette, side } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * 0.5
  paintSky(studio, horizon, true)
  paintBackdrop(studio, { horizon, bottom: horizon + 30, landscape: 'open-sea', landmark: setting.landmark })
  paintSea(studio, horizon, h, w * 0.5)
  // Under a low sun the water is no brighter than its hour.
  const bright = mix('#5fd4cc', palette.sea[0], palette.sun < 26 ? 0.85 : 0.25)
  sheet.fade(`M0 ${h * 0.6}h${w}V${h}H0z`, h * 0.6, h, mix(palette.sea[1], bright, 0.5), bright)
  const floor = Array.from({ length: 9 }, () =>
    dab(
      chance.between(w * 0.2, w * 0.8),
      chance.between(h * 0.74, h * 0.98),
      chance.between(120, 320),
      chance.between(6, 13),
      0,
    ),
  ).join('')
  sheet.fill(floor, mix(bright, palette.glint, 0.4), 0.6)
  fishingBoat(studio, w * (0.5 + side * 0.04), h * 0.78, w * 0.26, chance.pick(['#c8503a', '#fbf5e8', '#2f6f9f']))
  const rock = mix(palette.shadow, '#2a1c2c', 0.35)
  const edge = (k: number): Point[] => {
    const left = w * 0.13
    const right = w * 0.87
    return [
      [left - 50 + k, h + 20],
      [left - 10 + k, h * 0.86],
      [left + 34 + k, h * 0.74],
      [left + 8 + k, h * 0.6],
      [left + 40 + k, h * 0.44],
      [w * 0.25 + k * 0.8, h * 0.27 + k * 0.4],
      [w * 0.37 + k * 0.3, h * 0.13 + k * 0.7],
      [w * 0.5, h * 0.1 + k * 0.8],
      [w * 0.62 - k * 0.3, h * 0.15 + k * 0.7],
      [w * 0.74 - k * 0.8, h * 0.26 + k * 0.5],
      [right - 40 - k, h * 0.42],
      [right - 4 - k, h * 0.58],
      [right - 40 - k, h * 0.72],
      [right + 6 - k, h * 0.84],
      [right + 40 - k, h + 20],
    ]
  }
  const mouth = (k: number, colour: string) => sheet.fill(`M-5 -5V${h + 10}H${w + 5}V-5z${outline(edge(k))}`, colour)
  // The wall opposite the sun is lit; the water reflects its colour onto the vault.
  mouth(70, mix(rock, bright, 0.34))
  mouth(34, mix(rock, bright, 0.16))
  mouth(0, rock)
  const lit: Point[] = edge(70).slice(side > 0 ? 1 : 9, side > 0 ? 6 : 14)
  for (let i = 0; i + 1 < lit.length; i++) {
    const [a, b] = [lit[i]!, lit[i + 1]!]
    const d = -side * 20
    sheet.shape([a, b, [b[0] + d, b[1] + 10], [a[0] + d, a[1] - 6]], mix(rock, palette.light, 0.42))
  }
  for (const [u, y, size] of [
    [0.16, 0.99, 0.16],
    [0.27, 1.01, 0.1],
    [0.84, 1, 0.18],
    [0.72, 1.01, 0.09],
  ] as const) {
    foam(studio, w * u, h * y - 8, w * size)
    boulder(studio, w * u, h * y, w * size, w * size * 0.5, mix('#a98a78', palette.shadow, 0.3))
  }
}

/** The ferry between the islands, seen as it passes. */
export function ferry(setting: Setting): void {
  const { studio } = setting
  const { sheet, palette, side, chance } = studio
  const [w, h] = [sheet.width, sheet.height]
  const horizon = h * chance.between(0.52, 0.57)
  paintSky(studio, horizon, true)
  paintBackdrop(studio, {
    horizon,
    bottom: horizon + 20,
    landscape: 'island-bay',
    landmark: setting.landmark,
    boat: false,
  })
  paintSea(studio, horizon, h)
  const [x, y, long] = [w * 0.52, h * 0.72, w * 0.5]
  const at = (u: number, v: number): Point => [x + u * long, y - v * long]
  const white = sunlit(palette, '#fffaf0')
  const dim = mix(shaded(palette, '#fffaf0'), white, 0.2)
  const blue = '#2c5f8c'
  const box = (a: number, b: number, low: number, top: number, rake = 0): Point[] => [
    at(a, low),
    at(b, low),
    at(b - rake, top),
    at(a, top),
  ]
  sheet.fill(
    outline([at(-0.49, 0), at(0.44, 0), at(0.3, -0.22), at(-0.42, -0.2)]),
    mix(shaded(palette, blue), palette.sea[1], 0.7),
    0.4,
  )
  // Decks are stacked, each a little shorter; the end towards the sun is lit.
  for (const [a, b, low, top, rake] of [
    [-0.43, 0.3, 0.135, 0.19, 0.02],
    [-0.36, 0.24, 0.19, 0.24, 0.02],
    [0.05, 0.2, 0.24, 0.285, 0.02],
  ] as const) {
    sheet.shape(box(a, b, low, top, rake), side > 0 ? white : dim)
    sheet.shape(box(a, b, low, low + 0.012), mix(dim, palette.shadow, 0.35))
    let panes = ''
    for (let u = a + 0.025; u < b - 0.05; u += 0.032) panes += outline(box(u, u + 0.018, low + 0.026, top - 0.012))
    sheet.fill(panes, shaded(palette, '#3a5a70'))
  }
  sheet.shape(box(-0.24, -0.13, 0.24, 0.34, 0.01), sunlit(palette, '#c8503a'))
  sheet.shape(side > 0 ? box(-0.24, -0.2, 0.24, 0.34) : box(-0.17, -0.13, 0.24, 0.34, 0.01), shaded(palette, '#c8503a'))
  sheet.shape(box(-0.24, -0.135, 0.322, 0.345), shaded(palette, '#33404c'))
  sheet.fill(tapered([at(0.12, 0.28), at(0.12, 0.4)], 7, 4), shaded(palette, '#8a94a0'))
  const hull: Point[] = [at(-0.5, 0.14), at(0.34, 0.14), at(0.53, 0.165), at(0.44, 0), at(-0.48, 0)]
  sheet.shape(hull, side > 0 ? white : dim)
  sheet.shape([at(-0.492, 0.075), at(0.482, 0.075), at(0.44, 0), at(-0.48, 0)], sunlit(palette, blue))
  sheet.shape([at(-0.486, 0.035), at(0.46, 0.035), at(0.44, 0), at(-0.48, 0)], shaded(palette, blue))
  let ports = ''
  for (let u = -0.42; u < 0.3; u += 0.06) ports += outline(box(u, u + 0.014, 0.098, 0.112))
  sheet.fill(ports, shaded(palette, '#3a5a70'))
  sheet.fill(dab(...at(0.42, 0), long * 0.24, 12, 0) + dab(...at(-0.55, -0.004), long * 0.5, 9, 0), palette.glint, 0.95)
  sheet.fill(strokes(studio, x, y + 12, long, 9), palette.glint, 0.7)
}
