import type { Audience } from '#domain/audience'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Day } from '#domain/day'
import type { CurrencyId } from '#domain/money'
import type { Stay } from '#domain/stay'

/** A stay that somebody wants to book online. */
export interface Asked {
  villaId: number
  stay: Stay
  adults: number
  children: number
  infants: number
  /** Those too young for the tourist tax of the place, where it is told. */
  young?: number | undefined
  /** Bedrooms; as many as the party needs unless told. */
  rooms?: number | undefined
  /** The rate (PD-95); the standard one unless told. */
  ratePlan?: RatePlanName | undefined
  currencyId: CurrencyId
  audience: Audience
}

/** The moment of a sale, and the day at the villa. */
export interface Moment {
  now: number
  today: Day
}
