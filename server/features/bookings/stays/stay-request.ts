import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { Audience } from '#domain/geography/audience'
import type { CurrencyId } from '#domain/pricing/money'

/** A request to book a stay online. */
export interface StayRequest {
  villaId: number
  stay: Stay
  adults: number
  children: number
  infants: number
  /** Number of travellers below the age limit of the local tourist tax, if given. */
  young?: number | undefined
  /** Bedrooms; by default as many as the party needs. */
  rooms?: number | undefined
  /** The rate (PD-95); the standard one unless told. */
  ratePlan?: RatePlanName | undefined
  currencyId: CurrencyId
  /** For a booking that exists: the day of its sale. */
  soldOn?: Day | undefined
  audience: Audience
}

/** The instant of a sale, in milliseconds since 1970, and the day at the villa. */
export interface SaleMoment {
  now: number
  today: Day
}
