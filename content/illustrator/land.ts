import type { Landscape } from '../shapes.ts'
import { mix } from './colour.ts'
import { dome } from './foliage.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { outline } from './trace.ts'

/** Landscapes whose horizon is the sea. */
export const seaside = (landscape: Landscape): boolean =>
  ['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'].includes(landscape)

/** A skyline between two edges of the sheet: summed waves, rough for rocky land. */
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
    dark += dome(x, y + r * 0.5, r, r * 1.15)
    light += dome(x + side * r * 0.3, y + r * 0.08, r * 0.6, r * 0.62)
  }
  for (let i = 0; i < amount * 0.7; i++) {
    const p = line[chance.int(0, line.length - 1)]!
    const depth = rows ? (Math.floor(chance.next() * 6) + 0.5) / 6 : chance.next() ** 1.7
    const y = p[1] + (bottom - p[1]) * depth * 0.8 + size * 0.3
    const r = size * (0.55 + depth * 0.8) * chance.between(0.7, 1.2)
    tuft(p[0] + (rows ? 0 : chance.between(-14, 14)), y, r)
  }
  sheet.fill(dark, mix(colour, palette.leaf[0], 0.55))
  sheet.fill(light, mix(colour, palette.leaf[1], 0.6))
}
