import { mix } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { shaded, sunlit } from './light.ts'
import { dab, outline } from './trace.ts'

/** A blunt boulder cut in three planes that meet in one inner corner: top, sun side, shade side. */
export function boulder(studio: Studio, x: number, y: number, w: number, h: number, colour: string): void {
  const { sheet, chance, palette, side } = studio
  const at = (a: number): Point => {
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return [
      x + Math.sign(c) * Math.abs(c) ** 0.62 * (w / 2) * chance.between(0.93, 1.04),
      y - h / 2 - Math.sign(s) * Math.abs(s) ** 0.62 * (h / 2) * chance.between(0.94, 1.03),
    ]
  }
  const ring = Array.from({ length: 11 }, (_, i) => at((i / 11) * Math.PI * 2 + 0.2))
  const corner: Point = [x - side * w * chance.between(0.02, 0.16), y - h * chance.between(0.5, 0.64)]
  const [first, last] = side > 0 ? [0, 4] : [2, 6]
  const lit = ring.filter((_, i) => (side > 0 ? i >= 8 || i <= 1 : i >= 4 && i <= 8))
  sheet.shape(ring, shaded(palette, colour))
  sheet.shape([...ring.slice(first, last + 1), corner], sunlit(palette, mix(colour, '#fff6e4', 0.3)))
  if (side > 0) sheet.shape([...ring.slice(8), ring[0]!, ring[1]!, corner], sunlit(palette, colour))
  else sheet.shape([...lit, corner], sunlit(palette, colour))
}

/** A face of rock below its crest: ribs, beside each a lit and a shaded plane, in two tiers. */
export function crag(
  studio: Studio,
  crest: readonly Point[],
  foot: (x: number) => number,
  colour: string,
  rib = 60,
): void {
  const { sheet, chance, palette, side } = studio
  const low = [...crest].reverse().map((p): Point => [p[0], foot(p[0])])
  const body = outline([...crest, ...low])
  const dark = shaded(palette, colour)
  const light = sunlit(palette, colour)
  sheet.fill(body, mix(dark, light, 0.35))
  let lit = ''
  let shade = ''
  const first = crest[0]![0]
  const last = crest[crest.length - 1]![0]
  const top = (x: number): number => {
    const i = crest.findIndex(p => p[0] >= x)
    if (i < 1) return crest[i < 0 ? crest.length - 1 : 0]![1]
    const [a, b] = [crest[i - 1]!, crest[i]!]
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  for (const [from, to] of [
    [0, 0.55],
    [0.48, 1],
  ] as const) {
    for (let x = first + chance.between(0, rib); x < last; x += rib * chance.between(0.6, 1.5)) {
      const w = rib * chance.between(0.25, 0.6)
      const [a, b] = [top(x), foot(x)]
      const high = a + (b - a) * (from + (from > 0 ? chance.between(-0.06, 0.06) : 0))
      const deep = a + (b - a) * Math.min(1, to + chance.between(-0.08, 0.08))
      const lean = chance.between(-0.4, 0.4) * w
      lit += outline([
        [x, high],
        [x + side * w, high + (deep - high) * 0.1],
        [x + side * w * 1.2 + lean, deep],
        [x + lean, deep],
      ])
      shade += outline([
        [x, high],
        [x - side * w * 0.8, high + (deep - high) * 0.16],
        [x - side * w * 1.1 + lean, deep],
        [x + lean, deep],
      ])
    }
  }
  sheet.inside(body, () => {
    sheet.fill(lit, light)
    sheet.fill(shade, dark)
  })
}

/** Foam around an object in the water. */
export function foam(studio: Studio, x: number, y: number, width: number): void {
  studio.sheet.fill(
    dab(x, y, width * 1.15, Math.max(2, width * 0.03), 0) + dab(x + width * 0.2, y + width * 0.06, width * 0.6, 2, 0),
    studio.palette.glint,
    0.9,
  )
}
