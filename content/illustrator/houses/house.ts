import type { Told } from '../../shapes.ts'
import type { Random } from '../random.ts'
import type { Solid } from '../solids.ts'
import { block, hipRoof } from '../solids.ts'
import type { Surface, Texture, Wall } from '../wall.ts'

/** A house on its own ground: its front at y = 0, its middle at x = 0, its floor at z = 0. */
export interface House {
  solids: Solid[]
  width: number
  depth: number
  height: number
  /** Colours that garden, terrace and rooms reuse. */
  wall: string
  trim: string
  shutters: string
  /** Masonry of garden walls. */
  masonry: Surface
  floor: string
}

/** Builds a house with a number of bedrooms; `told` fixes some features, the rest is random. */
export type Builder = (bedrooms: number, chance: Random, told?: Told) => House

/** Combines the bodies of a house and measures it. */
export function house(solids: Solid[], looks: Omit<House, 'solids' | 'width' | 'depth' | 'height'>): House {
  const low = (i: number) => Math.min(...solids.map(s => s.low[i]!))
  const high = (i: number) => Math.max(...solids.map(s => s.high[i]!))
  return { solids, width: high(0) - low(0), depth: high(1), height: high(2), ...looks }
}

export interface WingPlan {
  x: number
  y?: number
  width: number
  depth: number
  height: number
  wall: string
  texture?: Texture
  front?: (wall: Wall) => void
  flank?: (wall: Wall) => void
}

/** The walls of one wing. */
export function wing(plan: WingPlan): Solid {
  const surface: Surface = { colour: plan.wall, texture: plan.texture ?? 'plaster' }
  const flank = { ...surface, ...(plan.flank && { upon: plan.flank }) }
  return block([plan.x, plan.y ?? 0, 0], [plan.width, plan.depth, plan.height], surface, {
    front: { ...surface, ...(plan.front && { upon: plan.front }) },
    left: flank,
    right: flank,
  })
}

/** A hipped tile roof over a wing. */
export function hipOver(plan: WingPlan, colour: string, rise = 0.3, texture: Texture = 'tiles', eaves = 0.45): Solid {
  return hipRoof(
    [plan.x, plan.y ?? 0, plan.height],
    [plan.width, plan.depth, Math.min(plan.width, plan.depth) * rise],
    { colour, texture },
    eaves,
  )
}

/** A chimney standing through a roof. */
export function chimney(x: number, y: number, z: number, colour: string, height = 1.5): Solid[] {
  return [
    block([x, y, z], [0.6, 0.6, height], { colour }),
    block([x - 0.12, y - 0.12, z + height], [0.84, 0.84, 0.16], { colour: '#b9694a' }),
  ]
}

/** Steps climbing to the right (or left) along the front of a wall to a landing. */
export function outerStair(
  x: number,
  y: number,
  rise: number,
  surface: Surface,
  towards: 1 | -1,
  broad = 1.1,
): Solid[] {
  const steps = Math.max(4, Math.round(rise / 0.42))
  const tread = 0.5
  return Array.from({ length: steps }, (_, i) => {
    const last = i === steps - 1
    const length = last ? 1.5 : tread
    const left = towards > 0 ? x + i * tread : x - i * tread - length
    return block([left, y - broad, 0], [length, broad, (rise * (i + 1)) / steps], surface)
  })
}

/** The roof tiles of the country, a little different on each house. */
export const tileColour = (chance: Random) => chance.pick(['#d0714a', '#c8623c', '#d98558', '#c4704f'])
