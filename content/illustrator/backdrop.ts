import type { Landscape } from '../shapes.ts'
import { mix } from './colour.ts'
import { leafy } from './foliage.ts'
import type { Point } from './geometry.ts'
import { hill, ridge, seaside, wooded } from './land.ts'
import type { Studio } from './light.ts'
import { cypress, stonePine } from './plants/trees.ts'
import type { Landmark } from './portraits/landmarks.ts'
import { markWith } from './portraits/landmarks.ts'
import { paintSea, sailingBoat } from './sea.ts'
import { dab, outline } from './trace.ts'

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
  /** Lower edge, where the foreground begins. */
  bottom: number
  landscape: Landscape
  /** Keeps the outline low, behind text. */
  low?: boolean
  lightX?: number
  boat?: boolean
  landmark?: Landmark | undefined
}

/** Everything beyond the garden: distant outlines, sea or valley, middle hills with their woods. */
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
