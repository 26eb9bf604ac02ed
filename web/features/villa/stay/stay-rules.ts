import type { Weekday } from '#domain/day'
import type { Season } from '#domain/season'

/** What can be said of every stay in a villa, whatever the season. */
export interface StayRules {
  /** The weekdays on which one comes and goes; undefined where they differ with the season. */
  weekdays: readonly Weekday[] | undefined
  /** The fewest nights, in the season that asks least and in the one that asks most. */
  fewest: { least: number; most: number }
  /** Some of the year must be asked for. */
  onRequest: boolean
}

/** The rules of a villa's seasons, put together; undefined without seasons. */
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
