import type { Weekday } from '#domain/calendar/day'
import type { Season } from '#domain/pricing/season'

/** Rules of a villa across all seasons. */
export interface StayRules {
  /** Changeover days; undefined if they differ by season. */
  weekdays: readonly Weekday[] | undefined
  /** Minimum stay in nights: the shortest and the longest of all seasons. */
  fewest: { least: number; most: number }
  /** Some of the year is on request. */
  onRequest: boolean
}

/** Merges the rules of a villa's seasons; undefined without seasons. */
export function rulesOf(seasons: readonly Season[]): StayRules | undefined {
  const [first] = seasons
  if (!first) return undefined
  const nights = seasons.map(season => season.minimumNights)
  const same = seasons.every(season => season.changeover.join() === first.changeover.join())
  return {
    weekdays: same ? first.changeover : undefined,
    fewest: { least: Math.min(...nights), most: Math.max(...nights) },
    onRequest: seasons.some(season => season.bookable === 'on-request'),
  }
}
