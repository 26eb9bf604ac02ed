import { mix } from '../../colour.ts'
import type { Point } from '../../geometry.ts'
import type { Studio } from '../../light.ts'

/** Draws a region's landmark on the horizon, by its foot and breadth. */
export type Draw = (studio: Studio, x: number, y: number, size: number) => void

export const far = (studio: Studio, t = 0.35) => mix(studio.palette.land[0], studio.palette.land[1], t)

export const hazy = (studio: Studio) => mix(studio.palette.land[0], studio.palette.sky[2], 0.35)

/** A skyline through heights from left to right, relative to the size. */
export const skyline = (x: number, y: number, size: number, heights: readonly number[]): Point[] =>
  heights.map((h, i): Point => [x + (i / (heights.length - 1) - 0.5) * size, y - h * size])
