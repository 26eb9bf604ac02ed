import type { Landscape } from '../shapes.ts'
import { mix } from './colour.ts'
import { leafy } from './foliage.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { cypress, stonePine } from './plants.ts'
import type { Landmark } from './portraits/landmarks.ts'
import { markWith } from './portraits/landmarks.ts'
import { paintSea, sailingBoat } from './sea.ts'
import { dab, outline } from './sheet.ts'

/** Landscapes whose horizon is the sea. */
export const seaside = (landscape: Landscape): boolean =>
  ['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'].includes(landscape)

/** A skyline between two edges of the sheet: heights from summed waves, rough where the land is rocky. */
export function ridge(
  studio: Studio,
  base: number,
  height: number,
  roughness: number,
  shape: (t: number) => number,
): Point[] {
  const { sheet, chance } = studio
  const waves = Array.from(
    { length: 5 },
    (_, i) => [chance.between(0, 6.3), chance.between(0.7, 1.3) * (i + 1) * 2.1, 1 / (i + 1.4)] as const,
  )
  return Array.from({ length: 73 }, (_, i): Point => {
    const t = i / 72
    let wave = 0
    for (const [phase, frequency, weight] of waves) wave += Math.sin(phase + t * frequency * 2) * weight
    return [
      t * (sheet.width + 40) - 20,
      base - Math.max(0, height * shape(t) * (0.75 + 0.22 * wave)) - chance.between(-1, 1) * roughness,
    ]
  })
}

/** The stretches of a skyline that stand clear of their foot. */
function stretches(line: readonly Point[], bottom: number, clear: number): Point[][] {
  const out: Point[][] = []
  let open: Point[] | undefined
  for (const p of line) {
    if (p[1] > bottom - clear) open = undefined
    else {
      if (!open) {
        open = []
        out.push(open)
      }
      open.push(p)
    }
  }
  return out.filter(run => run.length > 2)
}

/** Fills the land under a skyline: dark along the crest, fading towards its foot; rock has planes of light and shade. */
export function hill(
  studio: Studio,
  line: readonly Point[],
  bottom: number,
  colour: string,
  contrast: number,
  rocky = false,
): void {
  const { sheet, chance, palette, side } = studio
  for (const run of stretches(line, bottom, rocky ? 7 : 3)) {
    const body = [...run, [run[run.length - 1]![0] + 6, bottom] as Point, [run[0]![0] - 6, bottom] as Point]
    const crest = Math.min(...run.map(p => p[1]))
    const d = outline(body)
    const depth = Math.min(bottom - crest, sheet.height * 0.34)
    sheet.fade(
      d,
      crest,
      crest + depth,
      mix(colour, palette.shadow, contrast * 0.5),
      mix(colour, palette.sky[2], contrast),
    )
    if (!rocky) continue
    let shade = ''
    let light = ''
    for (let i = 2; i < run.length - 3; i += chance.int(2, 4)) {
      const [x, y] = run[i]!
      const drop = Math.min((bottom - y) * chance.between(0.5, 1), sheet.height * 0.24)
      const w = chance.between(12, 34)
      const rib = (s: number): string =>
        outline([
          [x, y + 3],
          [x + s * w, y + drop * 0.12],
          [x + s * w * 1.3, y + drop],
          [x + s * w * 0.2, y + drop * 0.82],
        ])
      light += rib(side)
      shade += rib(-side)
    }
    sheet.inside(d, () => {
      sheet.fill(shade, mix(colour, palette.shadow, contrast))
      sheet.fill(light, mix(colour, palette.light, contrast))
    })
  }
}

/** Tufts of scrub and wood along a hill; `rows` draws them as planted. */
export function wooded(
  studio: Studio,
  line: readonly Point[],
  bottom: number,
  colour: string,
  amount: number,
  size: number,
  rows = false,
): void {
  const { sheet, chance, palette, side } = studio
  let dark = ''
  let light = ''
  const tuft = (x: number, y: number, r: number) => {
    dark += leafy(chance, x, y, r, r * 0.72, r * 0.62)
    light += leafy(chance, x + side * r * 0.25, y - r * 0.25, r * 0.55, r * 0.36, r * 0.4)
  }
  for (let i = 0; i < amount; i++) {
    const p = line[chance.int(0, line.length - 1)]!
    const depth = rows ? (Math.floor(chance.next() * 6) + 0.5) / 6 : chance.next() ** 1.7
    const y = p[1] + (bottom - p[1]) * depth * 0.8 + size * 0.3
    const r = size * (0.55 + depth * 0.8) * chance.between(0.7, 1.2)
    tuft(p[0] + (rows ? 0 : chance.between(-14, 14)), y, r)
  }
  sheet.fill(dark, mix(colour, palette.leaf[0], 0.55))
  sheet.fill(light, mix(colour, palette.leaf[1], 0.6))
}

/** Fields in long bands, with vines or lavender in rows. */
function fields(studio: Studio, top: number, bottom: number): void {
  const { sheet, chance, palette } = studio
  const bands = 5
  let y = top
  for (let i = 0; i < bands; i++) {
    const next = top + (bottom - top) * ((i + 1) / bands) ** 1.4
    const tilt = chance.between(-0.3, 0.3) * (next - y)
    const colour = mix(
      chance.pick([palette.land[2], palette.earth, palette.leaf[2], mix(palette.earth, palette.leaf[1], 0.5)]),
      palette.land[1],
      0.45 * (1 - i / bands),
    )
    sheet.shape(
      [
        [-10, y + tilt],
        [sheet.width + 10, y - tilt],
        [sheet.width + 10, sheet.height],
        [-10, sheet.height],
      ],
      colour,
    )
    if (i % 2) {
      const vanish: Point = [sheet.width * chance.between(0.2, 0.8), y - (next - y) * 3]
      let rows = ''
      for (let x = -sheet.width; x < sheet.width * 2; x += 60 + i * 26)
        rows += outline([
          [x, next],
          [x + 16 + i * 6, next],
          [vanish[0] + (x - vanish[0]) * 0.72 + 3, y],
          [vanish[0] + (x - vanish[0]) * 0.72, y],
        ])
      sheet.inside(
        outline([
          [-10, y + tilt],
          [sheet.width + 10, y - tilt],
          [sheet.width + 10, next + 8],
          [-10, next + 8],
        ]),
        () => sheet.fill(rows, mix(colour, palette.leaf[0], 0.5), 0.8),
      )
    } else {
      let hedge = ''
      for (let k = 0; k < 16; k++)
        hedge += leafy(chance, chance.between(0, sheet.width), y + chance.between(-2, 5), 12 + i * 8, 7 + i * 4, 6)
      sheet.fill(hedge, mix(palette.leaf[0], palette.land[1], 0.35 * (1 - i / bands)))
    }
    y = next
  }
}

export interface Backdrop {
  horizon: number
  /** Where the near ground takes over. */
  bottom: number
  landscape: Landscape
  /** Keep the outline low, as behind words. */
  low?: boolean
  lightX?: number
  boat?: boolean
  landmark?: Landmark | undefined
}

/** All that lies beyond the garden: far outlines, sea or valley, middle hills with their woods. */
export function paintBackdrop(studio: Studio, plan: Backdrop): void {
  const { sheet, chance, palette } = studio
  const { horizon, bottom, landscape } = plan
  const k = plan.low ? 0.5 : 1
  const near = sheet.height * k
  const left = chance.chance(0.5)
  const from = (t: number) => (left ? t : 1 - t)
  const far = mix(palette.land[0], palette.sky[2], 0.3)
  const fromSide = (start: number, power: number) => (t: number) => Math.max(0, 1 - from(t) / start) ** power
  if (landscape === 'mountains') {
    hill(
      studio,
      ridge(studio, horizon, near * 0.24, 4, t => 0.6 + 0.4 * Math.sin(from(t) * 3 + 0.6)),
      horizon + 30,
      far,
      0.2,
      true,
    )
    hill(
      studio,
      ridge(studio, horizon, near * 0.15, 5, t => 0.4 + 0.7 * from(t)),
      horizon + 30,
      palette.land[0],
      0.25,
      true,
    )
  } else
    hill(
      studio,
      ridge(studio, horizon, near * 0.07, 1, t => 0.5 + 0.5 * Math.sin(from(t) * 4 + 1)),
      horizon + 20,
      far,
      0.14,
    )
  if (seaside(landscape)) {
    paintSea(studio, horizon, bottom, plan.lightX)
    if (plan.landmark) markWith(studio, plan.landmark, sheet.width * (left ? 0.7 : 0.3), horizon + 2, sheet.width * 0.4)
    if (plan.boat !== false)
      sailingBoat(
        studio,
        sheet.width * (left ? chance.between(0.55, 0.8) : chance.between(0.2, 0.45)),
        horizon + Math.min(26, (bottom - horizon) * 0.3),
        near * 0.05,
      )
    if (landscape === 'open-sea') return
    if (!plan.landmark && (landscape === 'island-bay' || landscape === 'harbour')) {
      const island = ridge(studio, horizon + 3, near * 0.06, 0.8, t => Math.max(0, 1 - ((from(t) - 0.62) / 0.17) ** 2))
      hill(studio, island, horizon + 4, mix(palette.land[0], palette.land[1], 0.45), 0.2)
    }
    const cliff = landscape === 'cliff'
    const line = ridge(
      studio,
      horizon + (bottom - horizon) * 0.3,
      near * (cliff ? 0.3 : 0.17),
      cliff ? 4 : 2,
      fromSide(cliff ? 0.4 : 0.58, cliff ? 0.35 : 0.75),
    )
    hill(studio, line, horizon + (bottom - horizon) * 0.3, palette.land[1], 0.28, cliff)
    const kept = line.filter(p => p[1] < horizon + (bottom - horizon) * 0.3 - 12)
    if (!cliff && kept.length)
      wooded(studio, kept, horizon + (bottom - horizon) * 0.26, palette.land[1], 42, near * 0.014)
    sheet.fill(shore(studio, kept, horizon + (bottom - horizon) * 0.3), palette.glint, 0.7)
    if (landscape === 'pine-coast' && kept.length)
      for (let i = 0; i < 5; i++) {
        const p = kept[chance.int(0, kept.length - 1)]!
        stonePine(studio, p[0], p[1] + 12, near * chance.between(0.05, 0.08))
      }
    return
  }
  sheet.shape(
    [
      [0, horizon],
      [sheet.width, horizon],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ],
    mix(far, palette.land[0], 0.6),
  )
  if (plan.landmark) markWith(studio, plan.landmark, sheet.width * (left ? 0.3 : 0.7), horizon + 4, sheet.width * 0.4)
  const middle = horizon + (bottom - horizon) * 0.25
  const line = ridge(studio, middle, near * 0.13, 1.5, t => 0.35 + 0.6 * from(t))
  hill(studio, line, sheet.height, palette.land[0], 0.2)
  if (landscape === 'olive-hills') wooded(studio, line, bottom, palette.land[0], 90, near * 0.012, true)
  const nearer = ridge(studio, horizon + (bottom - horizon) * 0.55, near * 0.1, 1.5, t => 0.25 + 0.75 * (1 - from(t)))
  if (landscape === 'plain' || landscape === 'vineyards')
    fields(studio, horizon + (bottom - horizon) * 0.2, bottom + 60)
  else {
    hill(studio, nearer, sheet.height, palette.land[1], 0.26)
    wooded(
      studio,
      nearer,
      bottom,
      palette.land[1],
      landscape === 'olive-hills' ? 110 : 44,
      near * 0.016,
      landscape === 'olive-hills',
    )
  }
  if (landscape === 'cypress-hills' || landscape === 'vineyards')
    for (let i = 0; i < 9; i++) {
      const p = nearer[chance.int(0, 4) + (i < 6 ? 18 : 52)]!
      cypress(studio, p[0] + i * 14, p[1] + 14, near * chance.between(0.05, 0.085))
    }
}

function shore(studio: Studio, kept: readonly Point[], y: number): string {
  let d = ''
  for (let i = 0; i < kept.length; i += 3) d += dab(kept[i]![0], y + studio.chance.between(-1, 3), 60, 2.2, 0)
  return d
}
