import type { Day } from '#domain/day'

/** What one euro buys of each currency (ISO 4217), as published on a day. */
export interface PublishedRates {
  ratedOn: Day
  perEuro: ReadonlyMap<string, number>
}

/** Tells the latest exchange rates. */
export interface RateSource {
  latest: (signal: AbortSignal) => Promise<PublishedRates>
}
