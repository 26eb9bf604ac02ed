import { addDays, type Weekday, weekdayOf } from '#domain/calendar/day'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { findSeason } from '#domain/pricing/pricing'
import type { Season } from '#domain/pricing/season'

/** Why a villa's terms reject a stay (SPEC A5, PD-19); `nights` is the limit that the stay breaks. */
export type TermsRefusal =
  | { reason: 'not-let' }
  | { reason: 'changeover'; weekdays: readonly Weekday[] }
  | { reason: 'minimum' | 'maximum'; nights: number }

/**
 * The first of a villa's terms that a stay breaks; undefined where it complies with all. It must begin on a changeover
 * day of its first night's season and end on one of its last night's, and have at least the minimum nights of its
 * arrival's season and at most those of the booking terms.
 */
export function refuseTerms(
  stay: Stay,
  seasons: readonly Season[],
  { maximumNights }: { maximumNights: number },
): TermsRefusal | undefined {
  const first = findSeason(stay.from, seasons)
  const last = findSeason(addDays(stay.to, -1), seasons)
  if (!first || !last) return { reason: 'not-let' }
  if (!first.changeover.includes(weekdayOf(stay.from))) return { reason: 'changeover', weekdays: first.changeover }
  if (!last.changeover.includes(weekdayOf(stay.to))) return { reason: 'changeover', weekdays: last.changeover }
  const nights = nightsOf(stay)
  if (nights < first.minimumNights) return { reason: 'minimum', nights: first.minimumNights }
  if (nights > maximumNights) return { reason: 'maximum', nights: maximumNights }
  return undefined
}

/**
 * Whether a stay complies with a villa's terms. It ignores occupancy: search checks that separately (PD-11) and shows
 * villas that do not comply as well.
 */
export const satisfiesStayRules = (
  stay: Stay,
  seasons: readonly Season[],
  limits: { maximumNights: number },
): boolean => refuseTerms(stay, seasons, limits) === undefined

/** The stay itself, or its first nights where it has more than the booking terms permit. */
export const withinMaximum = (stay: Stay, { maximumNights }: { maximumNights: number }): Stay =>
  nightsOf(stay) > maximumNights ? { from: stay.from, to: addDays(stay.from, maximumNights) } : stay
