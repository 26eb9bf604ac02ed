import { mix } from './colour.ts'
import { tapered } from './foliage.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, sunlit } from './light.ts'
import { dab, outline } from './trace.ts'

/** The sea from the horizon down, with a path of light and sparse strokes that widen as they near. */
export function paintSea(studio: Studio, horizon: number, bottom: number, lightX?: number): void {
  const { sheet, palette, chance, side } = studio
  const deep = bottom - horizon
  const whole = sheet.height - horizon
  sheet.wash(0, horizon, sheet.width, whole, [
    [0, palette.sea[0]],
    [(deep / whole) * 0.18, mix(palette.sea[0], palette.sea[1], 0.55)],
    [deep / whole, palette.sea[1]],
  ])
  const dark = ['', '']
  let glints = ''
  const towards = lightX ?? (side > 0 ? sheet.width * 0.86 : sheet.width * 0.14)
  const count = Math.round(26 + deep / 22)
  for (let i = 0; i < count; i++) {
    const t = chance.next() ** 1.5
    const y = horizon + 3 + t * deep
    const length = 14 + t * 130 * chance.between(0.4, 1.2)
    dark[i % 2] += dab(chance.between(0, sheet.width), y, length, 0.9 + t * 4, 0)
    if (i % 2) {
      const spread = sheet.width * (0.05 + t * 0.1)
      glints += dab(towards + (chance.next() + chance.next() - 1) * spread * 2, y, length * 0.6, 0.9 + t * 3, 0)
    }
  }
  sheet.fill(dark[0]!, mix(palette.sea[1], palette.shadow, 0.3), 0.4)
  sheet.fill(dark[1]!, mix(palette.sea[0], palette.glint, 0.3), 0.45)
  sheet.fill(glints, palette.glint, 0.85)
}

/** A small boat under sail, seen from afar. */
export function sailingBoat(studio: Studio, x: number, y: number, h: number): void {
  const { sheet, palette, side } = studio
  sheet.shape(
    [
      [x - h * 0.34, y - h * 0.1],
      [x + h * 0.4, y - h * 0.12],
      [x + h * 0.28, y],
      [x - h * 0.26, y],
    ],
    shaded(palette, '#9c4f3a'),
  )
  sheet.fill(
    outline([
      [x + h * 0.02, y - h],
      [x + h * 0.16, y - h * 0.66],
      [x + h * 0.29, y - h * 0.36],
      [x + h * 0.36, y - h * 0.17],
      [x + h * 0.2, y - h * 0.14],
      [x + h * 0.02, y - h * 0.17],
    ]),
    side > 0 ? sunlit(palette, '#fffaf0') : shaded(palette, '#fffaf0'),
  )
  sheet.shape(
    [
      [x - h * 0.02, y - h * 0.96],
      [x - h * 0.02, y - h * 0.17],
      [x - h * 0.3, y - h * 0.17],
    ],
    side > 0 ? shaded(palette, '#fffaf0') : sunlit(palette, '#fffaf0'),
  )
  sheet.fill(
    dab(x, y + h * 0.06, h * 0.9, h * 0.03, 0) + dab(x + h * 0.1, y + h * 0.14, h * 0.5, h * 0.02, 0),
    palette.glint,
    0.6,
  )
}

/** A caique, double-ended: one hull with its sheer, bands of colour that follow it, mast, awning and reflection. */
export function fishingBoat(studio: Studio, x: number, y: number, length: number, colour: string): void {
  const { sheet, palette, chance, side } = studio
  const h = length * 0.15
  // Along the boat from stern (0) to bow (1): the rail rises to both ends, the bow higher and raked.
  const rail = (t: number): Point => [
    x + (t - 0.5) * length,
    y - h * (0.85 + 1.5 * Math.max(0, t - 0.45) ** 2 * 3 + 1.1 * Math.max(0, 0.45 - t) ** 2 * 3),
  ]
  const foot = (t: number): Point => [x + (t - 0.5) * length * 0.8 - length * 0.02, y]
  const across = (t: number, v: number): Point => [
    rail(t)[0] + (foot(t)[0] - rail(t)[0]) * v ** 1.6,
    rail(t)[1] + (foot(t)[1] - rail(t)[1]) * v,
  ]
  const band = (from: number, to: number): Point[] => [
    ...Array.from({ length: 17 }, (_, i) => across(i / 16, from)),
    ...Array.from({ length: 17 }, (_, i) => across(1 - i / 16, to)),
  ]
  const mirrored = band(0, 1).map(([px, py]): Point => [px, y + (y - py) * 0.55])
  sheet.shape(mirrored, mix(shaded(palette, colour), palette.sea[1], 0.6))
  const mast = x + length * 0.1
  const wood = shaded(palette, '#7a5a40')
  sheet.fill(
    tapered(
      [
        [mast, y - h * 0.6],
        [mast, y - length * 0.56],
      ],
      length * 0.016,
      length * 0.01,
    ),
    wood,
  )
  sheet.fill(tapered([[mast, y - length * 0.54], rail(0.98)], 2.2, 1.4), wood)
  sheet.fill(tapered([[mast, y - length * 0.54], rail(0.03)], 2.2, 1.4), wood)
  const cabin = (from: number, to: number, top: number, low: number): Point[] => [
    [x + from * length, y - low * h],
    [x + to * length, y - low * h],
    [x + to * length, y - top * h],
    [x + from * length, y - top * h],
  ]
  sheet.shape(cabin(-0.3, -0.08, 1.95, 0.6), sunlit(palette, '#fff6e4'))
  sheet.shape(side > 0 ? cabin(-0.3, -0.24, 1.95, 0.6) : cabin(-0.14, -0.08, 1.95, 0.6), shaded(palette, '#fff6e4'))
  sheet.shape(cabin(-0.22, -0.15, 1.7, 1.25), shaded(palette, '#3a5a68'))
  sheet.shape(cabin(-0.32, -0.06, 2.1, 1.93), sunlit(palette, '#c8503a'))
  sheet.shape(band(0, 1), sunlit(palette, colour))
  sheet.shape(band(0.55, 1), shaded(palette, colour))
  sheet.shape(band(0, 0.14), sunlit(palette, '#fff6e4'))
  sheet.shape(band(0.16, 0.24), sunlit(palette, '#c8503a'))
  const bow = rail(1)
  sheet.fill(tapered([across(1, 0.8), bow, [bow[0] + h * 0.05, bow[1] - h * 0.35]], h * 0.16, h * 0.1), wood)
  let ripples = ''
  for (let i = 0; i < 7; i++)
    ripples += dab(
      x + chance.between(-0.5, 0.5) * length,
      y + h * chance.between(0.05, 0.9),
      length * chance.between(0.1, 0.3),
      2.4,
      0,
    )
  sheet.fill(ripples, palette.glint, 0.7)
}
