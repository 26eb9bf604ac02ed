import { mix } from './colour.ts'
import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { curve, dab, ellipse, outline } from './sheet.ts'

/** The sky down to the horizon; `calm` leaves it empty for words. */
export function paintSky(studio: Studio, horizon: number, calm = false): void {
  const { sheet, palette, side } = studio
  sheet.wash(0, 0, sheet.width, horizon + 2, [
    [0, palette.sky[0]],
    [0.62, palette.sky[1]],
    [1, palette.sky[2]],
  ])
  const glowX = side > 0 ? sheet.width * 0.92 : sheet.width * 0.08
  if (!palette.stars) sheet.glow(glowX, horizon, sheet.width * 0.62, palette.sky[2], calm ? 0.5 : 0.75, 0.62)
  if (palette.stars) stars(studio, horizon, calm)
  brushwork(studio, horizon)
  if (!calm) clouds(studio, horizon)
}

/** Broad dry strokes, as gouache leaves them. */
function brushwork(studio: Studio, horizon: number): void {
  const { sheet, chance, palette } = studio
  const strokes = ['', '']
  for (let i = 0; i < 26; i++) {
    const y = chance.between(0, horizon)
    const w = chance.between(0.12, 0.4) * sheet.width
    strokes[i % 2] += dab(chance.between(0, sheet.width), y, w, chance.between(4, 12), chance.between(-0.01, 0.01))
  }
  sheet.fill(strokes[0]!, palette.sky[2], 0.1)
  sheet.fill(strokes[1]!, palette.sky[0], 0.1)
}

function stars(studio: Studio, horizon: number, calm: boolean): void {
  const { sheet, chance, palette } = studio
  let d = ''
  let faint = ''
  for (let i = 0; i < (calm ? 60 : 110); i++) {
    const y = horizon * 0.9 * chance.next() ** 1.5
    if (i % 4 === 0) d += ellipse(chance.between(0, sheet.width), y, chance.between(1.4, 2.6))
    else faint += ellipse(chance.between(0, sheet.width), y, chance.between(0.8, 1.5))
  }
  sheet.fill(faint, palette.light, 0.5)
  sheet.fill(d, palette.glint, 0.9)
}

/** The moon with its halo. */
export function moon(studio: Studio, x: number, y: number, r: number): void {
  const { sheet, palette, chance } = studio
  sheet.glow(x, y, r * 9, palette.cloud, 0.9)
  sheet.glow(x, y, r * 3.4, palette.glint, 0.4)
  if (chance.chance(0.5)) sheet.fill(ellipse(x, y, r), palette.glint)
  else {
    const bite: Point[] = []
    for (let i = 0; i <= 16; i++)
      bite.push([
        x + Math.cos(-1.2 + (i / 16) * Math.PI * 1.16) * r,
        y + Math.sin(-1.2 + (i / 16) * Math.PI * 1.16) * r,
      ])
    for (let i = 16; i >= 0; i--)
      bite.push([
        x - r * 0.32 + Math.cos(-0.95 + (i / 16) * Math.PI * 0.9) * r * 0.94,
        y + Math.sin(-0.98 + (i / 16) * Math.PI * 0.95) * r * 0.97,
      ])
    sheet.fill(outline(bite), palette.glint)
  }
}

/** Flat-bottomed summer clouds or long evening bars, by the hour. */
function clouds(studio: Studio, horizon: number): void {
  const { sheet, chance, palette, side } = studio
  if (palette.sun > 30 && !palette.stars) {
    if (chance.chance(0.3)) return
    const count = chance.int(1, 3)
    for (let i = 0; i < count; i++) {
      const x = chance.between(0.05, 0.95) * sheet.width
      const y = horizon * chance.between(0.25, 0.8)
      const w = sheet.width * chance.between(0.07, 0.17) * (0.5 + y / horizon)
      const heap = (k: number, lift: number): string => {
        const points: Point[] = [[x - w, y]]
        for (let j = 1; j < 10; j++)
          points.push([
            x - w + (j / 10) * 2 * w + side * lift * 0.6,
            y - Math.sin((j / 10) * Math.PI) * w * k * chance.between(0.55, 1.1) - lift * 0.3,
          ])
        points.push([x + w, y])
        return curve(points)
      }
      sheet.fill(heap(0.42, 0), mix(palette.cloud, palette.sky[1], 0.45), 0.85)
      sheet.fill(heap(0.36, w * 0.06), palette.cloud, 0.9)
    }
    return
  }
  let bars = ''
  for (let i = 0; i < chance.int(5, 9); i++) {
    const y = horizon * chance.between(0.2, 0.93)
    const x = chance.between(0, 1) * sheet.width
    const w = sheet.width * chance.between(0.1, 0.34)
    for (let k = 0; k < 3; k++)
      bars += dab(x + chance.between(-0.3, 0.3) * w, y + k * 7, w * chance.between(0.4, 1), chance.between(4, 10), 0)
  }
  sheet.fill(bars, palette.cloud, palette.stars ? 0.5 : 0.7)
}
