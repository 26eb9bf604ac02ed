import type { Position } from '#domain/geography/distance'
import { findNearestPlace, travelMinutes } from '#domain/itinerary/travel-time'
import type { Text } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { Content, ExperienceRow } from '#server/catalogue/rows/content'

/** A place where an experience begins; `id` is null for the place of the experience itself. */
export interface MeetingPlace extends Position {
  id: number | null
  regionId: number
  /** Null where the experience says it. */
  name: Text | null
}

/** All places where an experience begins, its own first: it lies in each of the regions of the experience. */
function placesOf(
  { regionsByExperience, meetingPointsByExperience }: Content,
  { id, lat, lng }: ExperienceRow,
): MeetingPlace[] {
  const points = meetingPointsByExperience.get(id) ?? []
  const own = (regionsByExperience.get(id) ?? []).map(({ regionId }) => ({ id: null, regionId, name: null, lat, lng }))
  // An experience with hosts in many places has no other place of its own.
  return points.length > 0 ? points : own
}

/** An experience seen from a villa. Kilometres are in a straight line. */
export interface ReachableExperience {
  experience: ExperienceRow
  place: MeetingPlace
  kilometres: number
  travelMinutes: number
}

/**
 * The live experiences that can be reached from a villa without a ferry, nearest first: those of its region and, on the
 * mainland, of others. The caller decides how far is too far.
 */
export function reachableExperiences({ row }: CatalogueVilla, content: Content): ReachableExperience[] {
  const isIsland = (regionId: number) => content.regionById.get(regionId)?.island === true
  const isReached = ({ regionId }: MeetingPlace) =>
    regionId === row.regionId || !(isIsland(row.regionId) || isIsland(regionId))
  return content.experiences
    .filter(({ live }) => live)
    .flatMap(experience => {
      const nearest = findNearestPlace(row, placesOf(content, experience).filter(isReached))
      if (!nearest) return []
      const { place, kilometres } = nearest
      return [{ experience, place, kilometres, travelMinutes: travelMinutes(kilometres) }]
    })
    .sort((a, b) => a.kilometres - b.kilometres)
}
