import { glaze, mix } from './colour.ts'
import type { Vec } from './geometry.ts'
import { dot, unit } from './geometry.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'
import type { Thing } from './solids.ts'

/** What every hand in a picture shares: the sheet, the hour, and the one sun. */
export interface Studio {
  sheet: Sheet
  chance: Random
  palette: Palette
  /** Direction towards the sun (or moon), of length one. */
  sun: Vec
  /** The side of the sheet the light comes from. */
  side: -1 | 1
  /** Told what a drawing is made of, where somebody wants to know. */
  witness?: Witness
}

/** Is told of what stands in a drawing and of what lights it. */
export interface Witness {
  built(things: readonly Thing[], sun: Vec): void
  moon(x: number): void
}

/** Places the sun at the palette's height, `swing` degrees round from straight behind the viewer. */
export function sunAt(palette: Palette, side: -1 | 1, swing: number): Vec {
  const high = (palette.sun * Math.PI) / 180
  const round = (swing * Math.PI) / 180
  return unit([side * Math.sin(round) * Math.cos(high), -Math.cos(round) * Math.cos(high), Math.sin(high)])
}

/** A thing's own colour in full sun. */
export const sunlit = (palette: Palette, colour: string): string => glaze(colour, palette.light)

/** A thing's own colour out of the sun. */
export const shaded = (palette: Palette, colour: string): string => glaze(colour, palette.shade)

/** A thing's own colour on a plane that faces a direction. */
export function toned(studio: Studio, colour: string, normal: Vec, round = false): string {
  const facing = dot(normal, studio.sun)
  const { palette } = studio
  // Round bodies have hard bands, as a poster cuts them.
  if (round) {
    const across = Math.hypot(studio.sun[0], studio.sun[1]) * (Math.hypot(normal[0], normal[1]) || 1)
    const towards = (normal[0] * studio.sun[0] + normal[1] * studio.sun[1]) / across
    return mix(shaded(palette, colour), sunlit(palette, colour), towards > 0.42 ? 1 : towards > -0.12 ? 0.5 : 0.06)
  }
  if (facing > 0.03) return mix(shaded(palette, colour), sunlit(palette, colour), Math.min(1, 0.7 + facing * 0.45))
  // Planes out of the sun still differ: those that face the sky are lighter, those turned away darker.
  return mix(
    shaded(palette, colour),
    normal[2] < -0.5 ? palette.shadow : sunlit(palette, colour),
    normal[2] < -0.5 ? 0.25 : Math.max(0, normal[2] * 0.2 + normal[0] * studio.side * 0.12),
  )
}
