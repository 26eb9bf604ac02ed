import type { NearbyFact } from '#domain/geography/nearby'
import type { DerivedAmenity, Villa, WrittenVilla } from '../shapes.ts'

/** Maximum minutes of a walk to a beach or a village. */
export const walkable = 20

const walksTo = (near: readonly NearbyFact[], ...kinds: NearbyFact['kind'][]) =>
  near.some(({ kind, by, minutes }) => by === 'foot' && minutes <= walkable && kinds.includes(kind))

/** Amenities derived from the pool of a villa and its surroundings. */
export function derivedAmenities({ pool }: Pick<WrittenVilla, 'pool'>, near: readonly NearbyFact[]): DerivedAmenity[] {
  const holds: Record<DerivedAmenity, boolean> = {
    'private-pool': pool !== undefined,
    'heated-pool': pool?.heated ?? false,
    'childrens-pool': pool?.childrens ?? false,
    'pool-fence': pool?.safety === 'fence',
    'walk-to-beach': walksTo(near, 'beach'),
    'walk-to-village': walksTo(near, 'village', 'town'),
  }
  return (Object.keys(holds) as DerivedAmenity[]).filter(amenity => holds[amenity])
}

/** A villa with the amenities derived from its facts. */
export const withFacts = (villa: WrittenVilla, near: readonly NearbyFact[]): Villa => ({
  ...villa,
  amenities: [...derivedAmenities(villa, near), ...villa.amenities],
})
