import type { booking } from '#database/tables'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { type RateTerms, type Terms, termsOn, withRate } from '#domain/pricing/terms'
import type { Settings } from '#domain/settings/settings'

/** The columns of a booking that show by which terms it was sold. */
export interface SoldBy {
  termsFrom: Day
  ratePlan: RatePlanName
  depositPercent: number | null
  freeDays: number | null
}

/** The terms of a booking: the version under which it was made, with those of its rate as they were then (PD-95). */
export function termsOf(
  { termsFrom, depositPercent, freeDays }: Omit<SoldBy, 'ratePlan'>,
  { terms }: Pick<Settings, 'terms'>,
): Terms & Partial<RateTerms> {
  const rate = depositPercent !== null && freeDays !== null ? { depositPercent, freeDays } : undefined
  return withRate(termsOn(termsFrom, terms), rate)
}

/** The day of the sale of a booking: its tax and waiver are of that day. */
export const soldOnOf = ({ soldFor, createdAt }: Pick<typeof booking.$inferSelect, 'soldFor' | 'createdAt'>): Day =>
  soldFor?.soldOn ?? todayAt(createdAt.getTime())

/** The columns that hold the rate of a sale and its terms. */
export type RateColumns = Pick<SoldBy, 'ratePlan' | 'depositPercent' | 'freeDays'>

/** These columns for a sale. */
export const rateColumns = (ratePlan: RatePlanName, flexible: RateTerms | undefined): RateColumns =>
  ratePlan === 'flexible' && flexible
    ? { ratePlan, depositPercent: flexible.depositPercent, freeDays: flexible.freeDays }
    : { ratePlan: 'standard', depositPercent: null, freeDays: null }
