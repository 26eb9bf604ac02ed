import { glaze } from '../colour.ts'
import type { Studio } from '../light.ts'
import { shaded, sunlit } from '../light.ts'

/** Draws one plant: its foot on the sheet and its height in drawing units. */
export type Plant = (studio: Studio, x: number, y: number, height: number) => void

export const bark = (studio: Studio, colour = '#8a6a50') =>
  [shaded(studio.palette, glaze(colour, '#cfc0c0')), sunlit(studio.palette, colour)] as const
