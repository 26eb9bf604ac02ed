import { addDays, weekdayOf } from '#domain/day'
import { findSeason } from '#domain/pricing'
import type { Season } from '#domain/season'
import { nightsOf, type Stay } from '#domain/stay'

/**
 * Whether a stay keeps a villa's terms (section 5, decision 19): it begins on a changeover day of its first night's
 * season, ends on one of its last night's, and is as long as the season of its arrival asks. Whether its nights are
 * free is another question: search answers that one (decision 11) and shows such villas all the same.
 */
export function keepsTerms(stay: Stay, seasons: readonly Season[]): boolean {
  const first = findSeason(stay.from, seasons)
  const last = findSeason(addDays(stay.to, -1), seasons)
  if (!first || !last) return false
  return (
    first.changeover.includes(weekdayOf(stay.from)) &&
    last.changeover.includes(weekdayOf(stay.to)) &&
    nightsOf(stay) >= first.minimumNights
  )
}
