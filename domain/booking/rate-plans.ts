import { addDays, type Day } from '#domain/calendar/day'
import { overlap, type Stay } from '#domain/calendar/stay'
import { flexibleWeeklyCents } from '#domain/pricing/flexible-week'
import type { Season } from '#domain/pricing/season'
import type { RateTerms } from '#domain/pricing/terms'

/** The terms from which a traveller chooses (PD-95). Every stay has the standard rate, which is the lowest. */
export const ratePlans = ['standard', 'flexible'] as const
export type RatePlanName = (typeof ratePlans)[number]

/** With fewer free days left the flexible rate is not offered: it would cost more for next to nothing. */
const fewestFreeDays = 7

/** The flexible rate of a stay: its terms, and the seasons with its prices. */
export interface FlexibleStay extends RateTerms {
  seasons: Season[]
}

/**
 * The flexible rate of a stay, whenever it is booked; undefined unless each season of its nights offers it. Where they
 * differ, the stricter terms hold for the whole stay: the larger deposit, the earlier day.
 */
export function findFlexible(stay: Stay, seasons: readonly Season[]): FlexibleStay | undefined {
  const own = seasons.filter(season => overlap(season, stay))
  const rates = own.flatMap(({ flexible }) => flexible ?? [])
  if (rates.length === 0 || rates.length < own.length) return undefined
  return {
    depositPercent: Math.max(...rates.map(({ depositPercent }) => depositPercent)),
    freeDays: Math.max(...rates.map(({ freeDays }) => freeDays)),
    seasons: own.map(season => {
      const { weeklyCents, flexible } = season
      return {
        ...season,
        weeklyCents: flexible ? weeklyCents.map(cents => flexibleWeeklyCents(cents, flexible)) : weeklyCents,
      }
    }),
  }
}

/** Whether the flexible rate is offered to who books on a day: the last free day is at least a week away. */
export const isWorthOffering = ({ freeDays }: Pick<RateTerms, 'freeDays'>, arrival: Day, today: Day): boolean =>
  addDays(arrival, -freeDays) >= addDays(today, fewestFreeDays)

/**
 * The rate of a booking after a change of dates: its own where the new dates offer it. If the new free day is already over
 * while that of the booking is not, the client would pay for nothing, so the standard rate applies.
 */
export function rateAfterChange(
  booked: { ratePlan: RatePlanName; freeDays: number | null; arrival: Day },
  changed: { flexible: Pick<RateTerms, 'freeDays'> | undefined; arrival: Day },
  today: Day,
): RatePlanName {
  const { flexible } = changed
  if (booked.ratePlan === 'standard' || !flexible) return 'standard'
  const isOver = (arrival: Day, freeDays: number) => addDays(arrival, -freeDays) < today
  const isLost = isOver(changed.arrival, flexible.freeDays) && !isOver(booked.arrival, booked.freeDays ?? 0)
  return isLost ? 'standard' : 'flexible'
}

/** The different terms of the flexible rate among a villa's seasons, in their order. */
export function flexibleTerms(seasons: readonly { flexible?: RateTerms | null | undefined }[]): RateTerms[] {
  const terms = seasons.flatMap(({ flexible }) => flexible ?? [])
  const isFirst = ({ depositPercent, freeDays }: RateTerms, at: number) =>
    at === terms.findIndex(other => other.depositPercent === depositPercent && other.freeDays === freeDays)
  return terms.filter(isFirst).map(({ depositPercent, freeDays }) => ({ depositPercent, freeDays }))
}
