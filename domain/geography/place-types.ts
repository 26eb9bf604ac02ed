/** Kinds of region places: id → name, with underscores for spaces (SPEC A3). */
export const placeTypes = {
  1: 'Airport',
  2: 'Port',
  3: 'Town',
  4: 'Village',
  5: 'Beach',
  6: 'Restaurant',
  7: 'Sight',
  8: 'Supermarket',
  9: 'Hospital',
  10: 'Marina',
} as const

/** The id of a kind of place; undefined for an unknown name. */
export function findPlaceTypeId(name: string): number | undefined {
  const entry = Object.entries(placeTypes).find(([, type]) => type === name)
  return entry && Number(entry[0])
}
