import { kilometresBetween, type Position } from './distance.ts'

/** A region as a circle around its middle, in kilometres. */
export interface RegionArea extends Position {
  id: number
  country: string
  km: number
}

/** Kilometres around the places of a region that still count as it. */
const marginKm = 15
/** The least radius: a region of which no place is known. */
const leastKm = 40

/** The radius of a region in kilometres: the distance to the farthest of its places, with a margin. */
export const radiusOfRegion = (middle: Position, places: readonly Position[]): number =>
  Math.ceil(Math.max(leastKm, ...places.map(place => kilometresBetween(middle, place) + marginKm)))

/** A position outside its region: how far from the middle, and the region in whose circle it lies instead. */
export interface Misplacement {
  km: number
  nearest: RegionArea | undefined
}

/**
 * Tells whether a position lies outside its region; undefined where it lies within, or the region is unknown. `nearest`
 * is the region in whose circle it lies deepest; `undefined` where it lies in none.
 */
export function findMisplacement(
  position: Position,
  regionId: number,
  regions: readonly RegionArea[],
): Misplacement | undefined {
  const own = regions.find(({ id }) => id === regionId)
  if (!own) return undefined
  const km = kilometresBetween(own, position)
  if (km <= own.km) return undefined
  const share = (region: RegionArea) => kilometresBetween(region, position) / region.km
  const [nearest] = regions.filter(region => share(region) <= 1).toSorted((a, b) => share(a) - share(b))
  return { km: Math.round(km), nearest }
}
