import type { Point } from './geometry.ts'
import type { Studio } from './light.ts'
import { dab, ellipse, outline } from './trace.ts'

/** The sky down to the horizon; `calm` leaves it empty behind text. */
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
  if (!calm) clouds(studio, horizon)
}

/** A dot of the width of its line. */
const star = (x: number, y: number) => `M${Math.round(x)} ${Math.round(y)}h.1`

function stars(studio: Studio, horizon: number, calm: boolean): void {
  const { sheet, chance, palette } = studio
  let d = ''
  let faint = ''
  for (let i = 0; i < (calm ? 60 : 110); i++) {
    const y = horizon * 0.9 * chance.next() ** 1.5
    if (i % 4 === 0) d += star(chance.between(0, sheet.width), y)
    else faint += star(chance.between(0, sheet.width), y)
  }
  sheet.line(faint, palette.light, 2.2, 0.5)
  sheet.line(d, palette.glint, 4, 0.9)
}

/** The moon with its halo. */
export function moon(studio: Studio, x: number, y: number, r: number): void {
  const { sheet, palette, chance } = studio
  studio.witness?.moon(x)
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

/** Long evening bars; a day of summer has none. */
function clouds(studio: Studio, horizon: number): void {
  const { sheet, chance, palette } = studio
  if (palette.sun > 30 || palette.stars) return
  let bars = ''
  const middle = chance.between(0.15, 0.85) * sheet.width
  for (let i = 0; i < chance.int(3, 5); i++) {
    const y = horizon * chance.between(0.42, 0.9)
    const w = sheet.width * chance.between(0.14, 0.36)
    const x = middle + chance.between(-0.3, 0.3) * sheet.width
    bars += dab(x, y, w, chance.between(5, 9), 0) + dab(x + w * 0.3, y + 7, w * 0.6, 5, 0)
  }
  sheet.fill(bars, palette.cloud, 0.75)
}
