import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/calendar/day'
import { type RateTerms, type Terms, termsOn, withRate } from '#domain/pricing/terms'

/** What of a booking's row tells by which terms it was sold. */
export interface SoldBy {
  termsFrom: Day
  ratePlan: RatePlanName
  depositPercent: number | null
  freeDays: number | null
}

/** The terms of a booking: the version under which it was made, with those of its rate as they were then (PD-95). */
export function termsOf({ termsFrom, depositPercent, freeDays }: Omit<SoldBy, 'ratePlan'>): Terms & Partial<RateTerms> {
  const rate = depositPercent !== null && freeDays !== null ? { depositPercent, freeDays } : undefined
  return withRate(termsOn(termsFrom), rate)
}

/** The columns that hold the rate of a sale and its terms. */
export const rateColumns = (
  ratePlan: RatePlanName,
  flexible: RateTerms | undefined,
): Pick<SoldBy, 'ratePlan' | 'depositPercent' | 'freeDays'> =>
  ratePlan === 'flexible' && flexible
    ? { ratePlan, depositPercent: flexible.depositPercent, freeDays: flexible.freeDays }
    : { ratePlan: 'standard', depositPercent: null, freeDays: null }
