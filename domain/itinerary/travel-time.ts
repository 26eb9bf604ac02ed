import { kilometresBetween, type Position } from '#domain/geography/distance'

/** Experiences within this many minutes are near a villa (PD-98). */
export const nearMinutes = 60

/** Experiences further away than this many minutes are not offered: the way would take most of the day (PD-142). */
export const furthestMinutes = 180

/**
 * An estimate of the minutes by road, from kilometres in a straight line: two minutes a kilometre, as on the roads of
 * islands and hills, in steps of five. Waiting for a ferry is not included.
 */
export const travelMinutes = (kilometres: number): number => Math.max(5, Math.ceil((kilometres * 2) / 5) * 5)

/** The place that is nearest to a position, with its distance in kilometres; undefined without places. */
export function findNearestPlace<Place extends Position>(
  from: Position,
  places: readonly Place[],
): { place: Place; kilometres: number } | undefined {
  let nearest: { place: Place; kilometres: number } | undefined
  for (const place of places) {
    const kilometres = kilometresBetween(from, place)
    if (!nearest || kilometres < nearest.kilometres) nearest = { place, kilometres }
  }
  return nearest
}
