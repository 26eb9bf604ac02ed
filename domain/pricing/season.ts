import type { Day, Weekday } from '#domain/calendar/day'

/** A number of bedrooms with which a villa is let, and its capacity then. The last tier is the whole villa. */
export interface Tier {
  rooms: number
  sleeps: number
}

/**
 * The flexible rate of a season (PD-95): it costs more than the season's week, and cancelling stays free until closer to
 * the arrival. The surcharge is per cent of the week, or cents of EUR a week, the same for each tier; never below 0.
 */
export interface FlexibleRate {
  surcharge: { percent: number } | { weeklyCents: number }
  /** Per cent of the price that makes the deposit. */
  depositPercent: number
  /** Days before arrival of the last day of free cancellation. */
  freeDays: number
}

/**
 * Terms of a part of the year: nights from `from` up to, and without, `to` (PD-19).
 * Seasons of a villa do not overlap; nights without a season are unavailable.
 */
export interface Season {
  from: Day
  to: Day
  /** Weekdays on which a stay may begin or end. */
  changeover: Weekday[]
  /** The fewest nights of a stay that arrives in this season. */
  minimumNights: number
  /** Booked online, or only on request. */
  bookable: 'online' | 'on-request'
  /** Cents of EUR a week, one for each tier of the villa; null where a tier is not let in this season. */
  weeklyCents: (number | null)[]
  /** Absent where the standard rate alone is offered. */
  flexible?: FlexibleRate | undefined
}

/** A range of taken nights of a villa. An option counts until it expires, by the server's clock (PD-23, PD-24). */
export interface Occupancy {
  kind: 'booking' | 'option' | 'block'
  from: Day
  to: Day
  /** Milliseconds since 1970, for options. */
  expiresAt?: number
}

/** Whether an occupancy takes its nights at that moment (milliseconds since 1970). */
export const occupiesNights = (occupancy: Occupancy, now: number): boolean =>
  occupancy.kind !== 'option' || (occupancy.expiresAt ?? 0) > now
