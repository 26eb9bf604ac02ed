import { glaze, mix } from './colour.ts'
import type { Bounds, Vec } from './geometry.ts'
import { dot, unit } from './geometry.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/** State shared by all parts of a picture: the sheet, the hour, and the light source. */
export interface Studio {
  sheet: Sheet
  chance: Random
  palette: Palette
  /** Direction towards the sun (or moon), of length one. */
  sun: Vec
  /** Side of the sheet from which the light comes. */
  side: -1 | 1
  /** Optional observer of a drawing's contents. */
  witness?: Witness
}

/** Receives the objects and lights of a drawing. */
export interface Witness {
  built(things: readonly Bounds[], sun: Vec): void
  moon(x: number): void
}

/** Places the sun at the palette's height, `swing` degrees from straight behind the viewer. */
export function sunAt(palette: Palette, side: -1 | 1, swing: number): Vec {
  const high = (palette.sun * Math.PI) / 180
  const round = (swing * Math.PI) / 180
  return unit([side * Math.sin(round) * Math.cos(high), -Math.cos(round) * Math.cos(high), Math.sin(high)])
}

/** A local colour in full sun. */
export const sunlit = (palette: Palette, colour: string): string => glaze(colour, palette.light)

/** A local colour in shade. */
export const shaded = (palette: Palette, colour: string): string => glaze(colour, palette.shade)

/** A local colour on a plane with a given normal. */
export function toned(studio: Studio, colour: string, normal: Vec, round = false): string {
  const facing = dot(normal, studio.sun)
  const { palette } = studio
  // Round bodies have hard bands, as in a poster.
  if (round) {
    const across = Math.hypot(studio.sun[0], studio.sun[1]) * (Math.hypot(normal[0], normal[1]) || 1)
    const towards = (normal[0] * studio.sun[0] + normal[1] * studio.sun[1]) / across
    return mix(shaded(palette, colour), sunlit(palette, colour), towards > 0.42 ? 1 : towards > -0.12 ? 0.5 : 0.06)
  }
  if (facing > 0.03) return mix(shaded(palette, colour), sunlit(palette, colour), Math.min(1, 0.7 + facing * 0.45))
  // Planes in shade still differ: those that face the sky are lighter.
  return mix(
    shaded(palette, colour),
    normal[2] < -0.5 ? palette.shadow : sunlit(palette, colour),
    normal[2] < -0.5 ? 0.25 : Math.max(0, normal[2] * 0.2 + normal[0] * studio.side * 0.12),
  )
}
