import { refuseTerms, type TermsRefusal } from '#domain/availability/stay-rules'
import { type Day, lastPublishedDay } from '#domain/calendar/day'
import { overlap, type Stay } from '#domain/calendar/stay'
import type { Season } from '#domain/pricing/season'

/** Why a villa is not sold online for a stay, whether or not its nights are free (SPEC A5). */
export type StayProblem = TermsRefusal | { reason: 'past' | 'not-published' | 'on-request' }

/** The first reason why a stay cannot be booked online; undefined where there is none. `today` is the villa's day. */
export function findStayProblem(
  stay: Stay,
  seasons: readonly Season[],
  { today, maximumNights }: { today: Day; maximumNights: number },
): StayProblem | undefined {
  if (stay.from < today) return { reason: 'past' }
  if (stay.to > lastPublishedDay(today)) return { reason: 'not-published' }
  const refused = refuseTerms(stay, seasons, { maximumNights })
  if (refused) return refused
  const asked = seasons.some(season => season.bookable === 'on-request' && overlap(season, stay))
  return asked ? { reason: 'on-request' } : undefined
}
