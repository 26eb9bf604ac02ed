/** A position in degrees, north and east positive. */
export interface Position {
  lat: number
  lng: number
}

const earthRadiusKilometres = 6371.0088
const kilometresPerMile = 1.609344

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function kilometresBetween(a: Position, b: Position): number {
  const halfChord =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(halfChord)))
}

/** The same in miles. */
export const milesBetween = (a: Position, b: Position): number => kilometresBetween(a, b) / kilometresPerMile

/** Rounds a distance to one decimal for display. */
export const tenth = (distance: number): number => Math.round(distance * 10) / 10
