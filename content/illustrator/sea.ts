import { mix } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, sunlit } from './light.ts'
import { dab, outline } from './sheet.ts'

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
  const count = Math.round(70 + deep / 6)
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

/** A wooden fishing boat in the foreground, with its painted strakes and its reflection. */
export function fishingBoat(studio: Studio, x: number, y: number, length: number, colour: string): void {
  const { sheet, palette, chance } = studio
  const h = length * 0.2
  const sheer = (t: number) => y - h * (0.9 + 0.75 * (2 * t - 1) ** 2)
  const keel = (t: number) => y - h * 0.04 - h * 0.1 * (2 * t - 1) ** 4
  const hull = (top: (t: number) => number, low: (t: number) => number): Point[] => {
    const points: Point[] = []
    for (let i = 0; i <= 12; i++) points.push([x + (i / 12 - 0.5) * length, top(i / 12)])
    for (let i = 12; i >= 0; i--) points.push([x + (i / 12 - 0.5) * length * 0.8, low(i / 12)])
    return points
  }
  const reflection = hull(
    t => y + (y - sheer(t)) * 0.5,
    () => y,
  )
  sheet.layer(0.35, () => sheet.shape(reflection, mix(shaded(palette, colour), palette.sea[1], 0.4)))
  sheet.shape(
    hull(
      t => sheer(t) - h * 0.16,
      t => sheer(t),
    ),
    shaded(palette, '#8a5f3f'),
  )
  sheet.shape(hull(sheer, keel), sunlit(palette, colour))
  sheet.shape(
    hull(t => sheer(t) + h * 0.5, keel),
    shaded(palette, colour),
  )
  sheet.shape(
    hull(sheer, t => sheer(t) + h * 0.16),
    sunlit(palette, '#fff6e4'),
  )
  sheet.shape(
    hull(
      t => sheer(t) + h * 0.16,
      t => sheer(t) + h * 0.24,
    ),
    sunlit(palette, '#c8503a'),
  )
  const mast = x + length * 0.06
  sheet.line(
    outline(
      [
        [mast, y - h * 0.8],
        [mast, y - length * 0.62],
      ],
      false,
    ),
    shaded(palette, '#7a5a40'),
    length * 0.012,
  )
  sheet.line(
    outline(
      [
        [mast, y - length * 0.6],
        [x + length * 0.47, sheer(1)],
      ],
      false,
    ),
    shaded(palette, '#7a5a40'),
    1.6,
  )
  sheet.shape(
    [
      [x - length * 0.28, sheer(0.2) + h * 0.1],
      [x - length * 0.04, sheer(0.45) + h * 0.1],
      [x - length * 0.04, y - h * 1.9],
      [x - length * 0.26, y - h * 1.9],
    ],
    sunlit(palette, '#fff6e4'),
  )
  sheet.shape(
    [
      [x - length * 0.3, y - h * 1.86],
      [x - length * 0.02, y - h * 1.86],
      [x - length * 0.03, y - h * 2.05],
      [x - length * 0.28, y - h * 2.05],
    ],
    sunlit(palette, '#c8503a'),
  )
  sheet.shape(
    [
      [x - length * 0.22, y - h * 1.2],
      [x - length * 0.1, y - h * 1.2],
      [x - length * 0.1, y - h * 1.6],
      [x - length * 0.22, y - h * 1.6],
    ],
    shaded(palette, '#3a5a68'),
  )
  let ripples = ''
  for (let i = 0; i < 9; i++)
    ripples += dab(
      x + chance.between(-0.5, 0.5) * length,
      y + h * chance.between(0, 1),
      length * chance.between(0.1, 0.35),
      2.6,
      0,
    )
  sheet.fill(ripples, palette.glint, 0.7)
}
