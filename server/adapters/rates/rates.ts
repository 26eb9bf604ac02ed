import type { Day } from '#domain/calendar/day'

/** The amount of each currency (ISO 4217) that one euro buys, as published on a day. */
export interface PublishedRates {
  ratedOn: Day
  perEuro: ReadonlyMap<string, number>
}

/** A source of exchange rates. */
export interface RateSource {
  latest: (signal: AbortSignal) => Promise<PublishedRates>
}
